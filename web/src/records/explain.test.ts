import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKnown } from "../locale";
import { explained } from "./explain";

test("whatever is wrong with a record can be said", () => {
  const catalogue = readFileSync("../src/doubloon/locales/en.ftl", "utf8");
  const keys = [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
  const ours = keys.filter(
    (key) =>
      !/^(backup|bar|certify|check-db|check-game|cli|terminal|serve|perft|replay|review|verify|best|solve|simulate|bench|research|outcome|file|tidy)-/.test(
        key,
      ),
  );
  expect(ours.length).toBeGreaterThan(300);
  expect(ours.filter((key) => !isKnown(key) && key !== "no-game-or-file")).toEqual([]);
});

test("the step is named with the sentence", async () => {
  const problem = { error: "illegal-act", problem: "ms.reroll-two", clause: "ms.reroll-two" };
  expect(await explained(problem)).toBe("Roll at least two dice, or stop.");
  expect(await explained({ ...problem, step: 4 })).toBe("Step 4: Roll at least two dice, or stop.");
});
