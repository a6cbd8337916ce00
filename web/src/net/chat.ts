import type { Said } from "./messages.gen";

/** Who said it and when: no two lines of a table have the same. */
const markOf = ({ guest, at }: Said) => `${at} ${guest}`;

/** What was said so far, and what came now: a line is there once, in its newest form. */
export function joinChat(said: readonly Said[], came: readonly Said[]): Said[] {
  const marks = new Set(came.map(markOf));
  return [...said.filter((line) => !marks.has(markOf(line))), ...came];
}
