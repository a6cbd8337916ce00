import { getContext, hasContext, setContext } from "svelte";
import { keep, kept } from "../ui/kept";

/** The dice held at one moment of a play, as letters: this device keeps them over a reload. */
export interface Held {
  read(): string;
  write(letters: string): void;
}

const KEY = Symbol("held");
const NAME = "held";
/** Moments that are remembered: one for each of the last plays. */
const MOST = 20;

type Moments = Record<string, string>;

/** Boards below this component keep held dice; the moment names the table and the step. */
export function rememberHeld(moment: () => string): void {
  setContext<Held>(KEY, {
    read: () => kept<Moments>(NAME, {})[moment()] ?? "",
    write: (letters) => {
      const [table] = moment().split(" ");
      const others = Object.entries(kept<Moments>(NAME, {})).filter(
        ([name]) => name.split(" ")[0] !== table,
      );
      keep(NAME, Object.fromEntries([...others.slice(1 - MOST), [moment(), letters]]));
    },
  });
}

/** What is remembered around this component; null where nothing is: in a replay, in a test. */
export function heldHere(): Held | null {
  try {
    return hasContext(KEY) ? getContext<Held>(KEY) : null;
  } catch {
    return null; // not in a component
  }
}
