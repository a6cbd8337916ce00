import type { FluentResource } from "@fluent/bundle";

/** The languages there are a catalogue for; each is shown under its own name. */
export const LANGUAGES = { en: "English" } as const;
export type Language = keyof typeof LANGUAGES;

/** What is fetched together: the frame at once, a game's messages with its board. */
export type Part = "frame" | "kg" | "ms" | "ga" | "gu" | "records";

type Loaded = Promise<{ default: FluentResource["body"] }>;

export const CATALOGUES: Record<Language, Record<Part, () => Loaded>> = {
  en: {
    frame: () => import("virtual:catalogue/en/frame"),
    kg: () => import("virtual:catalogue/en/kg"),
    ms: () => import("virtual:catalogue/en/ms"),
    ga: () => import("virtual:catalogue/en/ga"),
    gu: () => import("virtual:catalogue/en/gu"),
    records: () => import("virtual:catalogue/en/records"),
  },
};
