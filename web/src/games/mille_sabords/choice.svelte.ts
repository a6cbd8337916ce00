import type { MilleSabordsView } from "../../net/messages.gen";
import { objects, offered } from "../acts";
import type { BoardProps } from "../board";
import { TABLE, Tray, type Lying } from "../dice.svelte";
import { ISLAND, MOVES } from "./moves";

type Given = Pick<BoardProps<MilleSabordsView>, "view" | "ready" | "act">;

/** What a player has chosen so far: dice to hold, to lay, to lift, or to give to the guardian. */
export class Choice {
  readonly tray = new Tray(MOVES);
  /** Skulls for the guardian, or dice to be lifted from the treasure island. */
  picked = $state.raw<number[]>([]);
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  get view(): MilleSabordsView {
    return this.#given().view;
  }

  get ready(): boolean {
    return this.#given().ready;
  }

  /** Whether this seat has to choose. */
  get mine(): boolean {
    return this.view.acts.length > 0;
  }

  /** Skulls, which lie apart. */
  get aside(): Lying[] {
    return this.tray.dice.filter((die) => this.isAside(die));
  }

  get free(): Lying[] {
    return this.tray.dice.filter((die) => die.place === TABLE && !this.isAside(die));
  }

  get laid(): Lying[] {
    return this.tray.dice.filter((die) => die.place === ISLAND);
  }

  get held(): Lying[] {
    return this.free.filter((die) => die.held);
  }

  /** Dice on the treasure island that are to be taken back. */
  get lifting(): Lying[] {
    return this.laid.filter((die) => this.picked.includes(die.id));
  }

  /** The dice to be rolled again. */
  get rolled(): Lying[] {
    return this.tray.dice.filter(
      (die) =>
        die.place === TABLE && (this.isAside(die) ? this.picked.includes(die.id) : !die.held),
    );
  }

  /** Every set of dice that may be rolled again. */
  get rollable(): string[] {
    return objects(this.view.acts, "reroll");
  }

  get again(): string | undefined {
    return offered(this.view.acts, "reroll", this.rolled);
  }

  get stop(): string | undefined {
    return offered(this.view.acts, "stop");
  }

  get lay(): string | undefined {
    return offered(this.view.acts, "lay", this.held);
  }

  get canLay(): boolean {
    return objects(this.view.acts, "lay").length > 0;
  }

  get lift(): string | undefined {
    return offered(this.view.acts, "lift", this.lifting);
  }

  get canLift(): boolean {
    return objects(this.view.acts, "lift").length > 0;
  }

  /** On the skull island: one skull for the guardian, and nothing else. */
  get islandSkull(): string | undefined {
    const [skull] = this.view.aside;
    return this.view.phase === "island" && skull !== undefined
      ? offered(this.view.acts, "reroll", [{ face: skull }])
      : undefined;
  }

  /** Whether there is something to roll besides that skull. */
  get canRoll(): boolean {
    const acts = this.view.acts.filter((text) => text !== this.islandSkull);
    return objects(acts, "reroll").length > 0;
  }

  /** Take in a new view. */
  follow(steps: BoardProps<MilleSabordsView>["steps"]): void {
    this.tray.follow(steps, { [TABLE]: this.view.table, [ISLAND]: this.view.laid });
    this.picked = [];
    if (this.view.phase === "rescue") this.#offerSkull();
  }

  isAside(die: Lying): boolean {
    return this.view.aside.includes(die.face);
  }

  isPickable(die: Lying): boolean {
    if (!this.mine) return false;
    if (die.place === ISLAND) return this.canLift;
    if (this.isAside(die)) return this.#canRoll(die) && this.view.phase !== "island";
    return this.#canRoll(die) || this.canLay;
  }

  pick(die: Lying): void {
    const isPicked = this.picked.includes(die.id);
    if (die.place === ISLAND) {
      this.picked = isPicked ? this.picked.filter((id) => id !== die.id) : [...this.picked, die.id];
    } else if (this.isAside(die)) {
      const others = this.picked.filter((id) => !this.aside.some((skull) => skull.id === id));
      this.picked = isPicked ? others : [...others, die.id];
    } else {
      this.tray.hold(die.id);
    }
  }

  send(text: string | undefined): void {
    if (text !== undefined) this.#given().act(text);
  }

  #canRoll(die: Lying): boolean {
    return this.rollable.some((letters) => letters.includes(die.face));
  }

  /** The guardian's die is picked already, and everything else is kept. */
  #offerSkull(): void {
    const [skull] = this.aside;
    this.picked = skull && this.mine ? [skull.id] : [];
    this.tray.holdThose((die) => !this.isAside(die));
  }
}
