import { afterEach, expect, test } from "vitest";
import { joinList, pieces, tell, tellAll } from "./story";
import { language, LANGUAGES, speak } from ".";
import { NAMES, VECTORS } from "./stories.gen";

afterEach(() => speak("en"));

test.each(Object.keys(LANGUAGES))("sentences are told as Python tells them: %s", async (code) => {
  await speak(code);
  const said = VECTORS.map(({ sentence, you }) => tell(sentence, { names: NAMES, you }));
  expect(said).toEqual(VECTORS.map((vector) => vector.said[code]));
});

test("the vectors are about every kind of fact", () => {
  const kinds = VECTORS.flatMap(({ sentence }) =>
    Object.values(sentence.facts).map((fact) =>
      typeof fact === "object" ? fact.kind : typeof fact,
    ),
  );
  expect(new Set(kinds)).toEqual(new Set(["seat", "pieces", "words", "list", "number", "string"]));
});

test("a sentence begins with a capital, whoever it is about", () => {
  const undo = { id: "story-undo", facts: { who: { kind: "seat" as const, seat: 1 } } };
  expect(tell(undo, { names: ["anne"], you: null })).toBe("Anne takes back the last act.");
  expect(tellAll([undo], { names: ["anne"], you: 1 })).toEqual(["You take back your last act."]);
});

test("a seat without a name is called by its number", () => {
  const undo = { id: "story-undo", facts: { who: { kind: "seat" as const, seat: 3 } } };
  expect(tell(undo, { names: [], you: null })).toBe("Player 3 takes back the last act.");
});

test("a list of nothing, of one and of three", () => {
  expect(language()).toBe("en");
  expect(joinList([])).toBe("nothing");
  expect(joinList(["a"])).toBe("a");
  expect(joinList(["a", "b", "c"])).toBe("a, b and c");
  expect(pieces("piece-any", "")).toBe("nothing");
});
