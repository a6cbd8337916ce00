import { expect, test, vi } from "vitest";
import { reach } from "./reach";

function watched() {
  const node = document.createElement("div");
  node.scrollIntoView = vi.fn();
  return { node, seen: () => vi.mocked(node.scrollIntoView).mock.calls.length };
}

const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test("what is asked for comes into sight once", async () => {
  const { node, seen } = watched();
  reach(node);
  await frame();
  expect(seen()).toBe(1);
});

test("what is asked for later comes into sight then, and stays still while it is", async () => {
  const { node, seen } = watched();
  const { update } = reach(node, false);
  await frame();
  expect(seen()).toBe(0);
  update(true);
  update(true);
  await frame();
  expect(seen()).toBe(1);
  update(false);
  update(true);
  await frame();
  expect(seen()).toBe(2);
});

test("what is wanted for something is shown again when that changes", async () => {
  const { node, seen } = watched();
  const { update } = reach(node, "one view");
  await frame();
  update("the next");
  update("the next");
  await frame();
  expect(seen()).toBe(2);
  update(null);
  await frame();
  expect(seen()).toBe(2);
});

test("what is not wanted any more, or gone, does not move the page", async () => {
  const { node, seen } = watched();
  const { update, destroy } = reach(node, "one view");
  update(null);
  await frame();
  update("the next");
  destroy();
  await frame();
  expect(seen()).toBe(0);
});
