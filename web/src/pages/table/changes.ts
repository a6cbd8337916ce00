import { say } from "../../locale";
import type { GameInfo, Reading } from "../../net/api";
import type { EarlierTerms, TableInfo } from "../../net/messages.gen";
import { levelOf } from "../../ui/names";
import { editionName, readingName, readingValue } from "../../ui/terms";

/** A term that is not what it was. */
export interface Change {
  /** The field, or `reading-` and the reading's name. */
  term: string;
  /** What it was, in words. */
  before: string;
  /** What it is now and was before, as part of a sentence. */
  words: string;
  /** Whether it follows from another edition, and goes without saying. */
  implied?: boolean;
}

/** The terms of a table, as they can be agreed on again. */
export function termsOf(info: TableInfo): EarlierTerms {
  const { edition, readings, target, timer, undo, dice, level, shuffle, box } = info;
  const seats = info.seats.length;
  return {
    seats,
    edition,
    readings,
    target,
    timer,
    undo,
    dice,
    level,
    shuffle,
    box,
    public: info.public,
  };
}

/** Everything in which two terms differ, in the order in which they are shown. */
export function changesOf(
  before: EarlierTerms,
  now: EarlierTerms,
  game: GameInfo | undefined,
): Change[] {
  const prefix = game?.prefix ?? "";
  const edition = (name: string) => editionName(prefix, name);
  const target = (of: EarlierTerms) => of.target ?? game?.target ?? null;
  return [
    ...changed("seats", before.seats, now.seats, String),
    ...changed("edition", before.edition, now.edition, edition),
    ...changed("target", target(before), target(now), String),
    ...changed("timer", before.timer, now.timer, timeInWords, timeInSentence),
    ...changed("undo", before.undo, now.undo, yesOrNo, String),
    ...changed("public", before.public, now.public, yesOrNo, String),
    ...changed("dice", before.dice, now.dice, (dice) => say(`web-terms-dice-${dice}`), String),
    ...changed("level", before.level, now.level, levelOf),
    ...changed("shuffle", before.shuffle, now.shuffle, yesOrNo, String),
    ...changed("box", boxOf(before), boxOf(now), boxInWords, (box) => (box ? "own" : "usual")),
    ...changedReadings(before, now, game),
  ];
}

/** Every reading with its value under these terms. */
export function readingsOf(
  { edition, readings }: Pick<EarlierTerms, "edition" | "readings">,
  game: GameInfo | undefined,
): Record<string, Reading> {
  return { ...game?.editions.find(({ name }) => name === edition)?.readings, ...readings };
}

/** Several changes as one sentence part. */
export function joinChanges(changes: readonly Change[]): string {
  return changes
    .map(({ words }) => words)
    .reduceRight((more, first) => say("web-changes-and", { first, more }));
}

/** `fact` is what the sentence is given, where that is not how the term is shown. */
function changed<T>(
  term: string,
  before: T,
  now: T,
  inWords: (value: T) => string,
  fact = inWords,
): Change[] {
  if (before === now) return [];
  const words = say(`web-change-${term}`, { before: fact(before), now: fact(now) });
  return [{ term, before: inWords(before), words }];
}

function changedReadings(
  before: EarlierTerms,
  now: EarlierTerms,
  game: GameInfo | undefined,
): Change[] {
  const prefix = game?.prefix ?? "";
  const old = readingsOf(before, game);
  const usual = readingsOf({ edition: now.edition, readings: {} }, game);
  return Object.entries(readingsOf(now, game)).flatMap(([name, value]) => {
    const was = old[name];
    if (was === undefined || was === value) return [];
    const words = say("web-change-reading", {
      reading: readingName(prefix, name),
      before: readingValue(prefix, name, was),
      now: readingValue(prefix, name, value),
    });
    const implied = before.edition !== now.edition && usual[name] === value;
    return [{ term: `reading-${name}`, before: readingValue(prefix, name, was), words, implied }];
  });
}

/** A corrected box as text that differs where two boxes do; "" for the usual one. */
function boxOf({ box }: EarlierTerms): string {
  return box ? JSON.stringify(box.components) : "";
}

function boxInWords(box: string): string {
  return box ? say("web-box-corrected") : say("web-box-plain");
}

/** The time for a decision. */
export function timeInWords(timer: number | null): string {
  return timer === null ? say("web-wish-timer-none") : say("web-seconds", { n: timer });
}

function timeInSentence(timer: number | null): string {
  return timer === null ? say("web-change-unlimited") : timeInWords(timer);
}

export function yesOrNo(value: boolean): string {
  return value ? say("web-yes") : say("web-no");
}
