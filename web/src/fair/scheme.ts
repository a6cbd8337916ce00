// Chance as docs/fairness.md writes it down: this file is that page in another language, and
// tests/vectors/fairness.json is what both have to answer with.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS = 2 ** 32;
const PER_BLOCK = 8;

/** What all random numbers of a play are derived from. */
export interface Seed {
  secret: string;
  play: string;
  texts: readonly string[];
  /** 1 or 2: how a step of chance is named. */
  version: number;
}

/** The name of a step of chance: its turn and its fate, or in version 1 its number. */
export type Place = readonly number[];

/** A word of 32 bits, and where it stands. */
export interface Word {
  /** The block it is of, counted from 0. */
  block: number;
  /** Its place there, 0 to 7. */
  place: number;
  hex: string;
  value: number;
}

/** A number below k: the word it comes of, and those before it that were too large to be fair. */
export interface Drawn {
  value: number;
  word: Word;
  skipped: Word[];
}

/** What was shown of the secret before the play began. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What block c of a step of chance is the HMAC of. */
export function message(seed: Seed, at: Place, c: number): string {
  return [`doubloon-${seed.version}`, seed.play, seed.texts.join(","), ...at, c].join("\n");
}

export function block(seed: Seed, at: Place, c: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed.secret), utf8ToBytes(message(seed, at, c))));
}

/** Words from here up are skipped, or some numbers below k would be likelier than others. */
export function limit(k: number): number {
  return k * Math.floor(WORDS / k);
}

/** The numbers of a step of chance, one below each of these, in their order. */
export function draw(seed: Seed, at: Place, below: readonly number[]): Drawn[] {
  const words = wordsOf(seed, at);
  return below.map((k) => {
    if (!(k >= 1 && k <= WORDS)) throw new RangeError(`no word can choose among ${k}`);
    const skipped: Word[] = [];
    let word = words.next().value;
    while (word.value >= limit(k)) {
      skipped.push(word);
      word = words.next().value;
    }
    return { value: word.value % k, word, skipped };
  });
}

function* wordsOf(seed: Seed, at: Place): Generator<Word, never> {
  for (let c = 0; ; c += 1) {
    const hex = block(seed, at, c);
    for (let place = 0; place < PER_BLOCK; place += 1) {
      const digits = hex.slice(8 * place, 8 * place + 8);
      yield { block: c, place, hex: digits, value: Number.parseInt(digits, 16) };
    }
  }
}
