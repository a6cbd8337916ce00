import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import { LANGUAGES, type Language, type Part } from "./catalogues";

export type Facts = Record<string, string | number>;
type Body = FluentResource["body"];

const wanted = new Set<Part>();
const fetched = new Map<string, Body>();
let chosen: Language = "en";
let spoken = $state.raw(bundled("en"));

/** The language of every sentence on the screen. */
export function language(): Language {
  return spoken.locales[0] ?? "en";
}

/** The sentence of this name in the language spoken now; it changes when the language does. */
export function say(key: string, facts: Facts = {}): string {
  const message = spoken.getMessage(key.replaceAll(".", "-"));
  const problems: Error[] = [];
  if (message?.value) {
    const said = spoken.formatPattern(message.value, plain(facts), problems);
    if (problems.length === 0 || import.meta.env.PROD) return said;
  }
  if (import.meta.env.PROD) return key;
  throw new Error(`${key}: ${problems[0] ?? "no such message"}`);
}

/** Whether there is such a message among those that have been fetched. */
export function isKnown(key: string): boolean {
  return spoken.hasMessage(key.replaceAll(".", "-"));
}

/** Fetch the messages of these parts, before anything of them is said. */
export async function learn(...parts: Part[]): Promise<void> {
  await speak(chosen, ...parts);
}

/** Speak this language from now on, and know these parts too. */
export async function speak(language: Language, ...parts: Part[]): Promise<void> {
  chosen = language;
  for (const part of parts) wanted.add(part);
  const missing = [...wanted].filter((part) => !fetched.has(`${language} ${part}`));
  const bodies = missing.map(async (part) => {
    fetched.set(`${language} ${part}`, await fetchPart(language, part));
  });
  await Promise.all(bodies);
  if (language !== chosen) return;
  if (missing.length > 0 || spoken.locales[0] !== language) spoken = bundled(language);
}

/** Messages of the client come with it; those of a game that is not built in from the server. */
async function fetchPart(language: Language, part: Part): Promise<Body> {
  const built = catalogues[language]?.[part];
  if (built) return (await built()).default;
  return (await import("./remote")).messagesOf(part, language);
}

function bundled(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [name, body] of fetched) {
    if (name.startsWith(`${language} `)) bundle.addResource({ body });
  }
  return bundle;
}

/** The first of these languages, as browsers name them, that we speak; otherwise English. */
export function understood(wished: readonly string[]): Language {
  const short = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Numbers are written without grouping, as in the notation: 6000, not 6,000. */
function plain(facts: Facts): Record<string, FluentVariable> {
  const entries = Object.entries(facts).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(entries);
}
