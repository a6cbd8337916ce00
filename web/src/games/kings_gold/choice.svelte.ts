import type { KingsGoldView } from "../../net/messages.gen";
import { offer, offered, seatOf } from "../acts";
import type { BoardProps } from "../board";
import { TABLE, Tray, type Lying } from "../dice.svelte";
import { MOVES } from "./moves";

type Given = Pick<BoardProps<KingsGoldView>, "view" | "ready" | "act">;

/** The dice an act on offer would use. */
function diceOf(text: string): string {
  return offer(text).rest[0] ?? "";
}

function victimOf(text: string): number | null {
  return seatOf(offer(text).rest.at(-1));
}

/** What a player has chosen so far: dice to hold, or dice for a pair. */
export class Choice {
  readonly tray = new Tray(MOVES);
  picked = $state.raw<number[]>([]);
  /** Pairs still to be sent, and the view they were planned on. */
  #plan = $state.raw<{ acts: string[]; on: KingsGoldView } | null>(null);
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  get view(): KingsGoldView {
    return this.#given().view;
  }

  get ready(): boolean {
    return this.#given().ready;
  }

  /** Whether this seat has to choose. */
  get mine(): boolean {
    return this.view.acts.length > 0;
  }

  get rolling(): boolean {
    return this.view.phase === "rolled";
  }

  get pairing(): boolean {
    return this.view.phase === "pairing";
  }

  /** The dice to be rolled again. */
  get loose(): Lying[] {
    return this.tray.dice.filter((die) => !this.isStuck(die) && !die.held);
  }

  get again(): string | undefined {
    return this.rolling ? offered(this.view.acts, "reroll", this.loose) : undefined;
  }

  get stop(): string | undefined {
    return offered(this.view.acts, "stop");
  }

  get chosen(): Lying[] {
    return this.tray.dice.filter((die) => this.picked.includes(die.id));
  }

  /** The pairs on offer that use the dice picked so far. */
  get pairs(): string[] {
    if (!this.pairing || this.chosen.length === 0) return [];
    return this.view.acts.filter((text) =>
      this.chosen.every((die) => diceOf(text).includes(die.face)),
    );
  }

  /** The pairs of the two dice picked: one for each victim. */
  get complete(): string[] {
    return this.chosen.length === 2 ? this.pairs : [];
  }

  /** What may be done to a seat right now. */
  get robbing(): Map<number | null, string> {
    const acts = this.view.phase === "plunder" ? this.view.acts : this.complete;
    return new Map(acts.map((text) => [victimOf(text), text]));
  }

  /** The pairs that bring most: what each takes, and from whom (null: the box). */
  get most(): { coin: string; victim: number | null }[] {
    return this.view.most.map((text) => ({
      coin: /\d/.exec(diceOf(text))?.[0] ?? "",
      victim: victimOf(text),
    }));
  }

  /** Take in a new view. */
  follow(steps: BoardProps<KingsGoldView>["steps"]): void {
    this.tray.follow(steps, { [TABLE]: this.view.table });
    this.picked = [];
  }

  isLocked(die: Lying): boolean {
    return this.view.locked.includes(die.face);
  }

  /** Whether no act on offer could roll this die again. */
  isStuck(die: Lying): boolean {
    if (this.isLocked(die)) return true;
    return this.mine && this.rolling && !this.#isIn(die, this.view.acts);
  }

  isPickable(die: Lying): boolean {
    if (!this.mine) return false;
    return this.rolling ? !this.isStuck(die) : this.pairing && this.#isIn(die, this.view.acts);
  }

  pick(die: Lying): void {
    if (this.rolling) {
      this.tray.hold(die.id);
    } else if (this.picked.includes(die.id)) {
      this.picked = this.picked.filter((id) => id !== die.id);
    } else {
      const [first] = this.chosen;
      const fits = this.picked.length === 1 && first?.face !== die.face;
      this.picked = fits && this.#isIn(die, this.pairs) ? [...this.picked, die.id] : [die.id];
      const [only, ...others] = this.complete;
      if (only && others.length === 0) this.send(only);
    }
  }

  send(text: string | undefined): void {
    if (text === undefined) return;
    this.#plan = null;
    this.picked = [];
    this.#given().act(text);
  }

  /** All pairs that bring most, with one tap: the next is sent as soon as it is on offer. */
  sendAll([first, ...rest]: readonly string[]): void {
    if (first === undefined) return;
    this.send(first);
    if (rest.length > 0) this.#plan = { acts: rest, on: this.view };
  }

  /** Send the next pair of the plan, or drop it where that pair is not on offer. */
  goOn(): void {
    const plan = this.#plan;
    if (plan === null || !this.ready || plan.on === this.view) return;
    const [next] = plan.acts;
    if (next !== undefined && this.view.acts.includes(next)) this.sendAll(plan.acts);
    else this.#plan = null;
  }

  #isIn(die: Lying, acts: readonly string[]): boolean {
    return acts.some((text) => diceOf(text).includes(die.face));
  }
}
