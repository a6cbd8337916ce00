import { getContext, setContext, type Snippet } from "svelte";

/** The lower edge of a phone, which a board fills with what can be done now. */
export class Bar {
  acts = $state.raw<Snippet | null>(null);
  /** What fills it now; plain, because state read while an effect ends is that of before. */
  #filled: Snippet | null = null;

  /** Fill it; the function returned empties it, unless others have filled it since. */
  fill(acts: Snippet): () => void {
    this.acts = this.#filled = acts;
    return () => {
      if (this.#filled === acts) this.acts = this.#filled = null;
    };
  }
}

const KEY = "doubloon-bar";

export function setBar(bar: Bar): Bar {
  return setContext(KEY, bar);
}

/** The bar of the table around a board; none in a replay. */
export function barAround(): Bar | undefined {
  return getContext<Bar | undefined>(KEY);
}
