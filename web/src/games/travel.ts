import { getContext, mount, setContext, unmount, type Component } from "svelte";
import { isMoving } from "../ui/settings.svelte";

/** Milliseconds that a thing travels, and between two that leave one place. */
const TIME = 500;
const APART = 70;
/** How many copies are drawn at most, however much changes hands. */
const MOST = 5;

/** Things that change hands: where from, where to, how many. */
export interface Flow {
  from: string;
  to: string;
  count: number;
}

/**
 * What went where, given by how much each place has changed: the places that lost give to those
 * that gained, in the order in which they are named.
 */
export function settle(changes: Readonly<Record<string, number>>): Flow[] {
  const places = Object.entries(changes).map(([name, n]) => ({ name, n }));
  const gained = places.filter(({ n }) => n > 0);
  return places
    .filter(({ n }) => n < 0)
    .flatMap((giver) =>
      gained.flatMap((taker) => {
        const count = Math.min(-giver.n, taker.n);
        giver.n += count;
        taker.n -= count;
        return count > 0 ? [{ from: giver.name, to: taker.name, count }] : [];
      }),
    );
}

/** The places of a board by name, and whatever is on its way between them. */
export class Travels {
  #places = new Map<string, Element>();
  #flights = new Map<Animation, () => void>();

  /** An action: this element is the place of this name; none: of no name. */
  readonly place = (node: Element, name: string | undefined) => {
    let called = name;
    const leave = () => {
      if (called !== undefined && this.#places.get(called) === node) this.#places.delete(called);
    };
    const enter = () => {
      if (called !== undefined) this.#places.set(called, node);
    };
    enter();
    return {
      update: (now: string | undefined) => {
        leave();
        called = now;
        enter();
      },
      destroy: leave,
    };
  };

  /** Let copies of a drawing fly from one place to the other, over everything, in nobody's way. */
  carry<Props extends Record<string, unknown>>(
    { from, to, count }: Flow,
    picture: Component<Props>,
    props: Props,
  ): void {
    const [start, end] = [this.#middle(from), this.#middle(to)];
    if (!start || !end || !isMoving() || document.hidden) return;
    for (let n = 0; n < Math.min(count, MOST); n += 1) {
      const copy = document.createElement("span");
      copy.setAttribute("aria-hidden", "true");
      copy.dataset["travels"] = `${from} ${to}`;
      Object.assign(copy.style, {
        position: "fixed",
        zIndex: "30",
        left: `${start.x}px`,
        top: `${start.y}px`,
        pointerEvents: "none",
      });
      const drawn = mount(picture, { target: copy, props });
      document.body.append(copy);
      this.#fly(copy, { x: end.x - start.x, y: end.y - start.y }, n, () => void unmount(drawn));
    }
  }

  /** Everything arrives at once. */
  finish(): void {
    for (const arrive of [...this.#flights.values()]) arrive();
  }

  #middle(name: string): { x: number; y: number } | undefined {
    const box = this.#places.get(name)?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  #fly(copy: HTMLElement, by: { x: number; y: number }, n: number, gone: () => void): void {
    const at = (share: number, lift: number, scale: number) =>
      `translate(-50%, -50%) translate(${by.x * share}px, ${by.y * share - lift}px) scale(${scale})`;
    const way = [
      { transform: at(0, 0, 0.6), opacity: 0.4 },
      { transform: at(0.5, 36, 1.15), opacity: 1 },
      { transform: at(1, 0, 0.8), opacity: 0.9 },
    ];
    const timing = {
      duration: TIME,
      delay: n * APART,
      easing: "ease-in-out",
      fill: "both",
    } as const;
    const flight = copy.animate(way, timing);
    const arrive = () => {
      if (!this.#flights.delete(flight)) return;
      flight.cancel();
      copy.remove();
      gone();
    };
    this.#flights.set(flight, arrive);
    flight.onfinish = arrive;
  }
}

const KEY = Symbol("travels");

/** What travels on the board around this component, or on the one that begins with it. */
export function travelsHere(): Travels {
  return getContext<Travels | undefined>(KEY) ?? setContext(KEY, new Travels());
}
