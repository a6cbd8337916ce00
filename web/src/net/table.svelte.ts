import type { Said, Step, TableInfo, View } from "./messages.gen";
import { Queue } from "./queue.svelte";

/** A step of the play as one seat may know it, with its number. */
export interface Logged extends Step {
  n: number;
}

/** Other terms than this device knew. */
export interface TermsChange {
  /** The table as it was. */
  before: TableInfo;
  /** The host who changed them; null if that cannot be told. */
  by: string | null;
}

/** Whether a step only says something, as that the crew is busy. */
export function isRemark({ text }: Pick<Step, "text">): boolean {
  return text.startsWith("#");
}

/** A seat that no table has. */
const NOBODY = -1;

/** Milliseconds by which the server's clock may run out before ours. */
const TOLERANCE = 500;

/** A table as this device knows it: newest facts at once, views one after another. */
export class Table {
  readonly id: string;
  info: TableInfo = $state.raw()!;
  /** The last change of the terms since this page was opened. */
  change: TermsChange | null = $state.raw(null);
  /** Why this guest is not welcome any more: the name of a message. */
  gone: string | null = $state(null);
  said: Said[] = $state.raw([]);
  /** The view of each seat held; null is the spectator's. */
  views: ReadonlyMap<number | null, View> = $state.raw(new Map());
  logs: ReadonlyMap<number | null, Logged[]> = $state.raw(new Map());
  /** When the decision has to be made, by this device's clock. */
  deadline: number | null = $state(null);
  /** The number of the last act or roll sent from here; 0 if it was refused. */
  sent = $state(0);
  /** Whether the last act of this device's seat was a bot's, because the time was up. */
  clockPlayed = $state(false);
  /** Whether dice end turns by themselves in this game. */
  dice = false;
  readonly queue: Queue;
  #paced: () => boolean;
  #n = $state(0);

  constructor(info: TableInfo, paced: () => boolean) {
    this.id = info.id;
    this.info = info;
    this.#paced = paced;
    this.queue = new Queue({
      show: (view) => this.#show(view),
      holds: (seat) => this.views.has(seat),
      dice: () => this.dice,
    });
  }

  /** The number of the last step received, shown or not. */
  get n(): number {
    return this.#n;
  }

  /** Whether an act is under way: sent, and not confirmed yet. */
  get acting(): boolean {
    return this.sent > this.#n;
  }

  /** The seats of a guest, in their order. */
  seats(guest: string): number[] {
    return this.info.seats.filter((seat) => seat.guest === guest).map(({ seat }) => seat);
  }

  /** Take over what the server says of the table. */
  learn(info: TableInfo): void {
    const before = this.info;
    if (info.terms !== before.terms)
      this.change = { before, by: info.host === before.host ? info.host : null };
    this.info = info;
  }

  take(view: View): void {
    const news = view.n > this.#n;
    if (news) this.#noticeClock(view);
    this.#n = Math.max(this.#n, view.n);
    this.deadline = view.left === null ? null : Date.now() + view.left * 1000;
    const first = view.steps.find((step) => !isRemark(step));
    const rolled = view.since === this.sent && first?.by === null;
    const own = rolled || this.views.has(first?.by ?? NOBODY);
    const same = !news && this.queue.empty;
    const now = same || !this.#paced() || document.hidden || !this.views.has(view.seat);
    if (now) this.queue.putNow(view);
    else if (own) this.queue.putOwn(view);
    else this.queue.put(view);
  }

  /** Whether views wait to be shown, or dice to be seen. */
  get behind(): boolean {
    return this.queue.behind;
  }

  /** Notice that a seat's time ran out, so that a bot acted for it; its own next act ends that. */
  #noticeClock({ seat, since, steps }: View): void {
    const at = steps.findIndex(({ by }) => by !== null && by === seat);
    if (at < 0) return;
    const late = this.deadline !== null && Date.now() >= this.deadline - TOLERANCE;
    this.clockPlayed = late && since + at !== this.sent;
  }

  /** A new connection begins, and the server sends what was missed. */
  restart(): void {
    this.queue.catchUp();
  }

  #show(view: View): void {
    const log = this.logs.get(view.seat) ?? [];
    const last = log.at(-1)?.n ?? 0;
    const came = view.steps.map((step, place) => ({ ...step, n: view.since + place }));
    const kept = view.since <= last + 1 ? log.filter(({ n }) => n < view.since) : [];
    this.logs = new Map(this.logs).set(view.seat, [...kept, ...came]);
    const shown = this.views.get(view.seat);
    // Steps that are told again, as after a new connection, have been seen.
    const news = shown !== undefined && view.n !== shown.n;
    this.views = new Map(this.views).set(view.seat, news ? view : { ...view, steps: [] });
  }
}
