import type { Frame, Problem, Replay, Step } from "../net/messages.gen";
import { replayed, type Source } from "../net/records";

/** How many steps ahead the next stretch is fetched. */
const AHEAD = 40;
/** Milliseconds a step is shown at speed 1. */
const BEAT = 1100;

type Fetch = (source: Source, seat: number | null, start: number) => ReturnType<typeof replayed>;

/** A play to be wound back and forth; stretches of it are fetched as they are needed. */
export class Reel {
  readonly source: Source;
  /** What every stretch says: game, names and how long it all is. */
  play: Omit<Replay, "frames"> | null = $state.raw(null);
  /** The step shown; 0 is the opening. */
  at = $state(0);
  seat: number | null = $state(null);
  running = $state(false);
  speed = $state(1);
  problem: Problem | null = $state.raw(null);
  #frames: ReadonlyMap<number, Frame> = $state.raw(new Map());
  #shown: Frame | null = $state.raw(null);
  #came: Step[] = $state.raw([]);
  #asked = new Set<number>();
  #stretch = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fetch: Fetch;

  constructor(source: Source, fetch: Fetch = replayed) {
    this.source = source;
    this.#fetch = fetch;
  }

  /** The position on the screen: the last one that had been fetched when it was asked for. */
  get frame(): Frame | null {
    return this.#shown;
  }

  /** The steps from the position shown before to this one, if it was just one. */
  get came(): Step[] {
    return this.#came;
  }

  get steps(): number {
    return this.play?.steps ?? 0;
  }

  /** What is known of the play around a step, without gaps. */
  around(n: number, before: number, after: number): Frame[] {
    const found: Frame[] = [];
    for (let at = n; at > n - before && this.#frames.has(at); at -= 1) {
      found.unshift(this.#frames.get(at)!);
    }
    for (let at = n + 1; at <= n + after && this.#frames.has(at); at += 1) {
      found.push(this.#frames.get(at)!);
    }
    return found;
  }

  async open(): Promise<void> {
    await this.#need(0);
    this.#show();
  }

  /** Show this step, or the nearest there is. */
  async go(n: number): Promise<void> {
    this.at = Math.min(Math.max(n, 0), this.steps);
    if (this.at === this.steps) this.pause();
    await this.#need(this.at);
    this.#show();
    if (this.at + AHEAD <= this.steps) void this.#need(this.at + AHEAD);
  }

  /** See the play through other eyes. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.#frames = new Map();
    this.#asked.clear();
    await this.#need(this.at);
    this.#show();
  }

  toggle(): void {
    if (this.running) {
      this.pause();
      return;
    }
    this.running = true;
    if (this.at === this.steps) void this.go(0);
    this.#tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      await this.go(this.at + 1);
      if (this.running) this.#tick();
    }, BEAT / this.speed);
  }

  #show(): void {
    const frame = this.#frames.get(this.at);
    if (!frame || frame === this.#shown) return;
    const isNext = this.#shown !== null && frame.n === this.#shown.n + 1;
    this.#came = isNext && frame.step ? [frame.step] : [];
    this.#shown = frame;
  }

  async #need(n: number): Promise<void> {
    const start = this.#stretch && n - (n % this.#stretch);
    if (this.#frames.has(n) || this.#asked.has(start)) return;
    this.#asked.add(start);
    const seat = this.seat;
    const result = await this.#fetch(this.source, seat, start);
    if (seat !== this.seat) return;
    if ("problem" in result) {
      this.#asked.delete(start);
      this.problem = result.problem;
      this.pause();
      return;
    }
    const { frames, ...play } = result.answer;
    this.problem = null;
    this.play = play;
    this.#stretch ||= frames.length;
    this.#frames = new Map([
      ...this.#frames,
      ...frames.map((frame): [number, Frame] => [frame.n, frame]),
    ]);
    if (this.at >= start && this.at < start + frames.length) this.#show();
  }
}
