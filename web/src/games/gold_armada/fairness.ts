import type { Fields } from "../../box/box.svelte";

/** The sides of a corrected die, in the order that docs/fairness.md publishes. */
export function sidesOf(components: Fields): string {
  const symbols = components["symbols"] as Record<string, { sides: number }>;
  return [..."bprcho"].map((letter) => letter.repeat(symbols[letter]!.sides)).join("");
}
