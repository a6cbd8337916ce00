import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { sampleStep, who } from "../../games/samples";
import type { Step } from "../../net/messages.gen";
import Log from "./Log.svelte";

const reader = { names: ["Anne", "Bob"], you: 1 };

function withStory(text: string, more: Partial<Step> = {}): Step {
  const by = sampleStep(text).by ?? more.seat ?? 1;
  return sampleStep(text, { story: [{ id: "story-undo", facts: { who: who(by) } }], ...more });
}

function shown(steps: Step[], first = 1) {
  const log = steps.map((step, at) => ({ n: first + at, ...step }));
  render(Log, { log, reader, play: "x" });
  return within(screen.getByRole("region", { name: "What has happened" }));
}

test("a turn has its player, its sentences and what it came to", () => {
  const summary = [{ id: "story-resign-ends", facts: { who: who(1) } }];
  const log = shown([
    withStory("~ roll 1", { seat: 1 }),
    withStory("p1 stop", { summary }),
    withStory("~ roll 2", { seat: 2 }),
  ]);
  const titles = log.getAllByRole("heading").map((title) => title.textContent);
  expect(titles).toEqual(["Your turn", "Bob's turn"]);
  const first = log.getByRole("heading", { name: "Your turn" }).closest("li")!;
  expect(first.textContent?.replace(/\s+/g, " ").trim()).toBe(
    "Your turn You take back your last act.You take back your last act. You resign.",
  );
});

test("a sentence that says just what the turn came to is not said twice", () => {
  const said = [{ id: "story-resign-ends", facts: { who: who(1) } }];
  const log = shown([withStory("p1 stop", { story: said, summary: said })]);
  expect(log.getAllByText("You resign.")).toHaveLength(1);
});

test("what happens before the first turn has no title", () => {
  const log = shown([
    withStory("~ roll 1", { seat: 1 }),
    withStory("~ roll 1", { seat: 2 }),
    withStory("p1 stop", { seat: 1 }),
  ]);
  expect(log.getAllByRole("heading").map((title) => title.textContent)).toEqual(["Your turn"]);
  expect(log.getAllByText(/take/)).toHaveLength(3);
});

test("where the beginning is missing the record is offered", () => {
  const log = shown([withStory("p1 stop")], 7);
  expect(log.getByRole("link").getAttribute("href")).toBe("/api/plays/x/record");
});

test("a busy crew is said in the turn of its bot", () => {
  const facts = {
    who: who(2),
    level: { kind: "words", id: "story-level-bosun", facts: {} },
  } as const;
  const story = [{ id: "story-crew-busy", facts }];
  const remark = { seat: 2, by: null, words: [], story, summary: null };
  const log = shown([
    { ...remark, text: "# p2 plays as bosun: the crew is busy" },
    withStory("p2 stop", { seat: 2 }),
  ]);
  expect(log.getAllByRole("heading").map((title) => title.textContent)).toEqual(["Bob's turn"]);
  expect(log.getByText("The crew is busy: Bob plays as bosun.")).toBeTruthy();
});
