import type { Sentence } from "./board";

/** A step as it stands in the notation. */
export const sentence: Sentence = (line) => line;
