/** The languages there are a catalogue for; each is shown under its own name. */
export const LANGUAGES = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

/** What is fetched together: the frame at once, a game's messages with its board. */
export const PARTS = ["frame", "kg", "ms", "ga", "gu", "records"] as const;
export type Part = (typeof PARTS)[number];
