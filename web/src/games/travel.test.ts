import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Coin from "../art/Coin.svelte";
import { set } from "../ui/settings.svelte";
import { settle, Travels } from "./travel";

interface Flight {
  cancel: () => void;
  onfinish: (() => void) | null;
}

let flights: Flight[];
let travels: Travels;

/** An element of the board, at this place of the page. */
function element(x: number, width = 40): HTMLElement {
  const node = document.body.appendChild(document.createElement("div"));
  node.getBoundingClientRect = () => ({ left: x, top: 10, width, height: 20 }) as DOMRect;
  return node;
}

const flying = () => [...document.querySelectorAll<HTMLElement>("span[data-travels]")];
const carry = (count: number, to = "anne") =>
  travels.carry({ from: "box", to, count }, Coin, { size: 30 });

beforeEach(() => {
  set({ motion: true });
  document.body.replaceChildren();
  flights = [];
  HTMLElement.prototype.animate = vi.fn(() => {
    flights.push({ cancel: vi.fn(), onfinish: null });
    return flights.at(-1) as unknown as Animation;
  });
  travels = new Travels();
  travels.place(element(0), "box");
  travels.place(element(100), "anne");
});

afterEach(() => {
  set({ motion: true });
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

test("coins fly from one place to the other and are gone when they arrive", () => {
  carry(2);
  expect(flying()).toHaveLength(2);
  const [coin] = flying();
  expect([coin!.style.left, coin!.style.top, coin!.style.pointerEvents]).toEqual([
    "20px",
    "20px",
    "none",
  ]);
  expect(coin!.querySelector("svg")).not.toBeNull();
  const [way, timing] = vi.mocked(HTMLElement.prototype.animate).mock.calls[1]!;
  expect((way as Keyframe[])[2]!["transform"]).toContain("translate(100px, 0px)");
  expect(timing).toMatchObject({ duration: 500, delay: 70 });
  flights[0]!.onfinish!();
  expect(flying()).toHaveLength(1);
  flights[1]!.onfinish!();
  expect(flying()).toHaveLength(0);
});

test("a great many are a handful", () => {
  carry(50);
  expect(flying()).toHaveLength(5);
});

test("whoever skips sees them arrive at once, and only once", () => {
  carry(3);
  travels.finish();
  expect(flying()).toHaveLength(0);
  expect(flights.every(({ cancel }) => vi.mocked(cancel).mock.calls.length === 1)).toBe(true);
  flights[0]!.onfinish!();
  travels.finish();
  expect(flights[0]!.cancel).toHaveBeenCalledTimes(1);
});

test("nothing flies without motion, on a hidden page, or to a place that is not there", () => {
  carry(1, "nobody");
  travels.place(element(0, 0), "hidden");
  carry(1, "hidden");
  set({ motion: false });
  carry(1);
  set({ motion: true });
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  carry(1);
  Object.defineProperty(document, "hidden", { configurable: true, value: false });
  expect(flying()).toHaveLength(0);
});

test("a place follows its name, and is forgotten with its element", () => {
  const seat = travels.place(element(300), "bob");
  carry(1, "bob");
  expect(flying()).toHaveLength(1);
  seat.update("cleo");
  carry(1, "bob");
  expect(flying()).toHaveLength(1);
  carry(1, "cleo");
  expect(flying()).toHaveLength(2);
  seat.destroy();
  carry(1, "cleo");
  expect(flying()).toHaveLength(2);
});

test("those who lost give to those who gained", () => {
  expect(settle({ box: -4, king: 2, anne: 3, bob: -1 })).toEqual([
    { from: "box", to: "king", count: 2 },
    { from: "box", to: "anne", count: 2 },
    { from: "bob", to: "anne", count: 1 },
  ]);
  expect(settle({ box: 0, king: -5, anne: 5 })).toEqual([{ from: "king", to: "anne", count: 5 }]);
  expect(settle({ box: 0, anne: 0 })).toEqual([]);
});
