import { settings } from "../ui/settings.svelte";

/** Whether a key press is meant for the board: keys are on, nobody writes, no other key is held. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (!settings.keys || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.defaultPrevented || event.repeat) return false;
  const on = event.target;
  if (!(on instanceof Element)) return true;
  if (event.key === "Enter" && on.closest("button, a, summary, [role=button]")) return false;
  return !on.closest("input, textarea, select, [contenteditable], dialog");
}

/** The key of each kind of act, the same in every game; the first is shown. */
export const KEYS = {
  roll: ["r"],
  stop: ["s", "Enter"],
  draw: ["d"],
  confirm: ["Enter"],
  help: ["?"],
} as const;

export type Shortcut = keyof typeof KEYS;

/** Whether this key press asks for an act of this kind. */
export function asksFor(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return isForBoard(event) && (KEYS[shortcut] as readonly string[]).includes(key);
}
