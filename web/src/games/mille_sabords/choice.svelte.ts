import type { MilleSabordsView } from "../../net/messages.gen";
import { objects, offer, offered } from "../acts";
import type { BoardProps } from "../board";
import { TABLE, Tray, type Lying } from "../dice.svelte";
import { ISLAND, MOVES } from "./moves";

type Given = Pick<BoardProps<MilleSabordsView>, "view" | "ready" | "act">;

/** What a player has chosen so far: dice to hold, to lay, to lift, or to give to the guardian. */
export class Choice {
  readonly tray = new Tray(MOVES);
  /** Skulls for the guardian, or dice to be lifted from the treasure island. */
  picked = $state.raw<number[]>([]);
  /** Where dice were put since the last roll that the server does not know of yet. */
  #put = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** What is sent next, one act for each view that comes. */
  #queue: string[] = [];
  #sent = "";
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
    return this.tray.dice.filter((die) => this.placeOf(die) === TABLE && !this.isAside(die));
  }

  get laid(): Lying[] {
    return this.tray.dice.filter((die) => this.placeOf(die) === ISLAND);
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
        this.placeOf(die) === TABLE &&
        (this.isAside(die) ? this.picked.includes(die.id) : !die.held),
    );
  }

  /** Every set of dice that may be rolled again. */
  get rollable(): string[] {
    return objects(this.view.acts, "reroll");
  }

  /** The act that rolls these dice. Only the server can judge dice that were just lifted. */
  get again(): string | undefined {
    const { acts, to_act } = this.view;
    if (this.#lifted.length === 0 || this.rolled.length === 0) {
      return offered(acts, "reroll", this.rolled);
    }
    return `p${to_act} reroll ${this.rolled.map((die) => die.face).join("")}`;
  }

  get stop(): string | undefined {
    return offered(this.view.acts, "stop");
  }

  get canLay(): boolean {
    return objects(this.view.acts, "lay").length > 0 || this.#lifted.length > 0;
  }

  get canLift(): boolean {
    return objects(this.view.acts, "lift").length > 0 || this.#laid.length > 0;
  }

  /** Whether dice were laid or lifted that the server does not know of yet. */
  get isGathering(): boolean {
    return this.#lifted.length > 0 || this.#laid.length > 0;
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
    if (steps.length > 0 && !this.#continue(steps)) this.#put = new Map();
    if (this.view.phase === "rescue") this.#offerSkull();
  }

  isAside(die: Lying): boolean {
    return this.view.aside.includes(die.face);
  }

  isPickable(die: Lying): boolean {
    if (!this.mine) return false;
    if (this.#put.has(die.id)) return true;
    if (die.place === ISLAND) return objects(this.view.acts, "lift").length > 0;
    if (this.isAside(die)) return this.#canRoll(die) && this.view.phase !== "island";
    return this.#canRoll(die) || this.canLay;
  }

  pick(die: Lying): void {
    const isPicked = this.picked.includes(die.id);
    if (this.placeOf(die) === ISLAND) {
      this.picked = isPicked ? this.picked.filter((id) => id !== die.id) : [...this.picked, die.id];
    } else if (this.isAside(die)) {
      const others = this.picked.filter((id) => !this.aside.some((skull) => skull.id === id));
      this.picked = isPicked ? others : [...others, die.id];
    } else {
      this.tray.hold(die.id);
    }
  }

  placeOf(die: Lying): string {
    return this.#put.get(die.id) ?? die.place;
  }

  /** Put the held dice on the treasure island; nothing is sent before a roll or a stop. */
  lay(): void {
    this.#move(this.held, ISLAND);
  }

  /** Take the chosen dice back from the treasure island. */
  lift(): void {
    this.#move(this.lifting, TABLE);
  }

  /** Send what was lifted, what was laid, and then this act: the order the rules know. */
  send(text: string | undefined): void {
    if (text === undefined) return;
    const { acts } = this.view;
    const gathered = [offered(acts, "lift", this.#lifted), offered(acts, "lay", this.#laid)];
    this.#queue = [...gathered.filter((act) => act !== undefined), text];
    this.#sendNext();
  }

  /** Dice that left the treasure island since the last roll, and that came to it. */
  get #lifted(): Lying[] {
    return this.#moved(ISLAND, TABLE);
  }

  get #laid(): Lying[] {
    return this.#moved(TABLE, ISLAND);
  }

  /** Dice that went one way, without those that others of the same face replace. */
  #moved(from: string, to: string): Lying[] {
    const came = this.tray.dice.filter((die) => die.place === to && this.placeOf(die) === from);
    const faces = came.map((die) => die.face);
    return this.tray.dice.filter((die) => {
      if (die.place !== from || this.placeOf(die) !== to) return false;
      const replaced = faces.indexOf(die.face);
      if (replaced >= 0) faces.splice(replaced, 1);
      return replaced < 0;
    });
  }

  #move(dice: readonly Lying[], to: string): void {
    this.#put = new Map([...this.#put, ...dice.map(({ id }) => [id, to] as const)]);
    this.tray.holdThose((die) => die.held && !dice.includes(die));
    this.picked = [];
  }

  #sendNext(): void {
    const [next, ...rest] = this.#queue;
    this.#sent = next === undefined ? "" : offer(next).word;
    this.#queue = rest;
    if (next !== undefined) this.#given().act(next);
  }

  /** After the act that was sent, send the next one if it is on offer now. */
  #continue(steps: BoardProps<MilleSabordsView>["steps"]): boolean {
    const [next] = this.#queue;
    const went = steps.at(-1)?.words[0] === this.#sent;
    const { word, rest } = offer(next ?? "");
    const dice = [...(rest[0] ?? "")].map((face) => ({ face }));
    if (next === undefined || !went || !offered(this.view.acts, word, dice)) {
      this.#queue = [];
      return false;
    }
    this.#sendNext();
    return true;
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
