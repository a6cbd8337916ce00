/** A table's code however it was typed or copied: with spaces or dashes, in small letters. */
export function cleanCode(typed: string): string {
  return typed.replace(/[\s-]+/g, "").toUpperCase();
}
