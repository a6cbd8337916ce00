import catalogues from "virtual:catalogues";

/** A language by its code: `en`. */
export type Language = string;

/** What is fetched together: `frame`, `table`, `records`, `box`, `charts`, or a game by folder or key. */
export type Part = string;

/** The languages there is a catalogue for; each is shown under its own name. */
export const LANGUAGES: Record<Language, string> = Object.fromEntries(
  Object.keys(catalogues).map((code) => [code, ownName(code)]),
);

/** The parts that are built into the client. */
export const PARTS: readonly Part[] = Object.keys(catalogues["en"] ?? {});

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
