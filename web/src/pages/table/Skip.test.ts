import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { sampleStep } from "../../games/samples";
import { views } from "../../net/frames.gen";
import { Queue } from "../../net/queue.svelte";
import Skip from "./Skip.svelte";

let shown: number[];
let queue: Queue;

/** A queue in which one view waits. */
function waiting(): void {
  shown = [];
  queue = new Queue({ show: ({ n }) => shown.push(n), holds: () => false, dice: () => true });
  for (const n of [2, 3]) {
    queue.put({ ...views["kings-gold"][0]!, n, steps: [sampleStep("p2 stop")] });
  }
  render(Skip, { queue });
}

function element(tag: string, role = ""): HTMLElement {
  const found = document.body.appendChild(document.createElement(tag));
  if (role) found.setAttribute("role", role);
  return found;
}

beforeEach(() => {
  document.body.replaceChildren();
  waiting();
});

test.each(["div", "p", "section"])("a tap on a %s skips", async (tag) => {
  await fireEvent.click(element(tag));
  expect(shown).toEqual([2, 3]);
});

test.each(["button", "a", "input", "aside"])("a tap on a %s does not", async (tag) => {
  await fireEvent.click(element(tag));
  await fireEvent.click(element("span", "button"));
  expect(shown).toEqual([2]);
});

test.each([" ", "Enter"])("the key %j skips", async (key) => {
  await fireEvent.keyDown(document.body, { key });
  expect(shown).toEqual([2, 3]);
});

test("other keys, and keys on a button or with others, do not", async () => {
  await fireEvent.keyDown(document.body, { key: "x" });
  await fireEvent.keyDown(element("button"), { key: "Enter" });
  await fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
  expect(shown).toEqual([2]);
});

test("a page that is hidden waits for nothing", async () => {
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  await fireEvent(document, new Event("visibilitychange"));
  Object.defineProperty(document, "hidden", { configurable: true, value: false });
  expect(shown).toEqual([2, 3]);
});
