import type { Turn, View } from "./messages.gen";

/** Milliseconds between two things others do, so that eyes can follow. */
export const BEAT = 850;
/** Beats for which a finished turn of others stays. */
const TURN = 2;
/** Beats for which a turn of others stays that came as one view. */
const WHOLE_TURN = 3;
/** Beats for which dice stay that ended one's own turn, unless they are tapped away. */
const OWN_END = 4;
/** How many views may wait before they are shown faster. */
const QUEUE = 8;

/** What the queue needs to know of its table. */
export interface Stage {
  show: (view: View) => void;
  /** Whether this device holds a seat. */
  holds: (seat: number) => boolean;
  /** Whether dice end turns by themselves: then they are left lying to be seen. */
  dice: () => boolean;
}

/** Views that wait to be shown, one after another, and what is looked at in between. */
export class Queue {
  /** Whether something waits to be shown. */
  behind = $state(false);
  /** Whether it has waited for more than a beat. */
  lagging = $state(false);
  /** A turn that its dice ended, while they are left lying. */
  ended: Turn | null = $state.raw(null);
  /** Grows when somebody skips, so that everything that moves can arrive at once. */
  skips = $state(0);
  #stage: Stage;
  #waiting: View[] = [];
  #endings: Turn[] = [];
  /** The number of the last view shown. */
  #shown = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lag: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Whether nothing waits: the next view is shown as soon as it comes. */
  get empty(): boolean {
    return this.#waiting.length === 0 && this.ended === null;
  }

  /** Show a view when it is its turn. */
  put(view: View): void {
    this.#waiting.push(view);
    if (this.#timer === undefined) this.#next();
    else this.#tell();
  }

  /** Show what this device did now, and before it everything that waits. */
  putOwn(view: View): void {
    if (view.n !== this.#shown) this.catchUp();
    this.#show(view);
    this.#rest(view);
  }

  /** Show a view now, with no time to look at it. */
  putNow(view: View): void {
    this.catchUp();
    this.#shown = view.n;
    this.#stage.show(view);
  }

  /** Show everything that waits, and look at nothing any longer. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const view of this.#waiting.splice(0)) this.#stage.show(view);
    this.#endings = [];
    this.ended = null;
    this.#tell();
  }

  /** Somebody has seen enough. */
  skip(): void {
    if (!this.behind) return;
    this.catchUp();
    this.skips += 1;
  }

  #next(): void {
    this.#timer = undefined;
    this.ended = this.#endings.shift() ?? null;
    const view = this.ended ? undefined : this.#waiting.shift();
    if (view) {
      this.#show(view);
      while (this.#waiting[0]?.n === view.n) this.#show(this.#waiting.shift()!);
    }
    if (view || this.ended) this.#rest(view);
    else this.#tell();
  }

  #show(view: View): void {
    const again = view.n === this.#shown;
    this.#shown = view.n;
    if (!again && this.#stage.dice()) this.#endings.push(...endingsOf(view));
    this.#stage.show(view);
  }

  /** Leave what is shown as it is for some beats. */
  #rest(view: View | undefined): void {
    this.ended ??= this.#endings.shift() ?? null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.#beats(view) * BEAT);
    this.#tell();
  }

  #beats(view: View | undefined): number {
    if (document.hidden) return 0;
    const hurry = Math.min(1, QUEUE / (this.#waiting.length + 1));
    if (this.ended) return (this.#stage.holds(this.ended.seat) ? OWN_END : TURN) * hurry;
    const turn = view && finishedIn(view).at(-1);
    if (!turn || this.#stage.holds(turn.seat)) return hurry;
    return (turn.steps.length > view.steps.length ? TURN : WHOLE_TURN) * hurry;
  }

  #tell(): void {
    this.behind = !this.empty;
    if (!this.behind) {
      clearTimeout(this.#lag);
      this.#lag = undefined;
      this.lagging = false;
    } else {
      this.#lag ??= setTimeout(() => (this.lagging = true), BEAT);
    }
  }
}

/** The turns that the steps of a view finished, in order. */
function finishedIn({ steps, view }: View): Turn[] {
  const count = steps.filter(({ summary }) => summary !== null).length;
  const turns = (view["last_turns"] as Turn[] | undefined) ?? [];
  return count === 0 ? [] : turns.slice(-count);
}

/** Those of them that chance ended: nobody chose to stop. */
function endingsOf(view: View): Turn[] {
  return finishedIn(view).filter(({ steps }) => steps.at(-1)?.by === null);
}
