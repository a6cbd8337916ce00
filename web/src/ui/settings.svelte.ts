import { speak, understood, type Language } from "../locale";
import { keep, kept } from "./kept";

export interface Settings {
  /** null: the browser's. */
  language: Language | null;
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** Whether the acts of others are shown one by one; and things move, unless the system asks
   *  for less motion. */
  motion: boolean;
  /** Keys that play: digits, R, S, D, Enter and ?. */
  keys: boolean;
  /** Whether the first roll of one's own turn needs no tap. */
  rollsAtOnce: boolean;
}

const PLAIN: Settings = {
  language: null,
  theme: "system",
  sound: true,
  motion: true,
  keys: true,
  rollsAtOnce: false,
};

export const settings: Settings = $state({ ...PLAIN, ...kept<Partial<Settings>>("settings", {}) });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things move. */
export function isMoving(): boolean {
  return settings.motion && !still.matches;
}

export function spokenLanguage(): Language {
  return settings.language ?? understood(navigator.languages);
}

/** Change a setting: at once, and for the next visit. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep("settings", $state.snapshot(settings));
  apply();
  if ("language" in change) void speak(spokenLanguage()).then(apply);
}

/** Show the page as it is set. */
export function apply(): void {
  const root = document.documentElement;
  const night = settings.theme === "system" ? dark.matches : settings.theme === "dark";
  root.dataset.theme = night ? "dark" : "light";
  root.dataset.keys = settings.keys ? "on" : "off";
  root.dataset.motion = isMoving() ? "on" : "off";
  root.lang = spokenLanguage();
}

dark.addEventListener("change", apply);
still.addEventListener("change", apply);
