import { isKnown, say } from "../../locale";
import { inWords } from "../../ui/names";
import { offer } from "../acts";
import type { GameFacts } from "../board";

/** Fields that every view has, or that are shown in another way. */
const STANDARD = new Set([
  "acts",
  "ended",
  "kinds",
  "last_turns",
  "phase",
  "points",
  "seat",
  "this_turn",
  "to_act",
  "viewer",
  "winners",
]);

/** Fields whose letters are dice, where the game has such faces. */
const DICE = new Set(["dice", "table"]);

/** A field of a view that the board shows. */
export type Shown = { field: string; label: string } & (
  { dice: string } | { text: string } | { seats: string[] }
);

/** What a view shows besides what every view has. */
export function shownFields(view: object, game: GameFacts, seats: number): Shown[] {
  return Object.entries(view).flatMap(([field, value]): Shown[] => {
    if (STANDARD.has(field)) return [];
    const named = { field, label: labelOf(field, game.prefix) };
    if (DICE.has(field) && isDice(value, game)) return [{ ...named, dice: String(value) }];
    if (Array.isArray(value) && value.length === seats && value.every((one) => !isDeep(one))) {
      return [{ ...named, seats: value.map(textOf) }];
    }
    const text = textOf(value);
    return text === "" ? [] : [{ ...named, text }];
  });
}

/** What a field is called: by its message, or else by its name in plain words. */
function labelOf(field: string, prefix: string): string {
  const key = `view-${prefix}-${field.replaceAll("_", "-")}`;
  return isKnown(key) ? say(key) : inWords(field);
}

/** What an act on offer is called: by the message of its first word, or else as it is written. */
export function actLabel(text: string, prefix: string): string {
  const { word, rest } = offer(text);
  const key = `act-${prefix}-${word}`;
  return isKnown(key) ? say(key, { rest: rest.join(" ") }) : inWords([word, ...rest].join(" "));
}

/** What a side of a die is called. */
export function faceName(letter: string, { faces, prefix }: GameFacts): string {
  const key = `piece-${prefix}-${letter}`;
  return isKnown(key) ? say(key, { n: 1 }) : inWords(faces[letter] ?? letter);
}

function isDice(value: unknown, { faces }: GameFacts): boolean {
  return typeof value === "string" && value !== "" && [...value].every((one) => one in faces);
}

function isDeep(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** A value in words; "" where there is nothing to show. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (!isDeep(value)) return String(value);
  return Object.entries(value as object)
    .map(([name, one]) => `${inWords(name)}: ${textOf(one)}`)
    .join(", ");
}
