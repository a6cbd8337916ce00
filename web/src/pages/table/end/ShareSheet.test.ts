import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { standAlone } from "./picture";
import SharePicture from "./SharePicture.svelte";
import ShareSheet from "./ShareSheet.svelte";

const shown = {
  game: "kings-gold",
  title: "Anne and Bo share the win!",
  rows: [
    { seat: 2, name: "Bo", points: "17 coins", won: true },
    { seat: 1, name: "Anne", points: "17 coins", won: true },
    { seat: 3, name: "A name that is much too long for a picture", points: "3 coins", won: false },
  ],
  host: "192.168.1.5:8000",
};
const text = "King's Gold: Anne and Bo share the win! Bo 17, Anne 17.";
const url = "http://192.168.1.5:8000/r/abc";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.unstubAllGlobals();
});

test("the picture says the game, who won, everybody's points and where it was", () => {
  render(SharePicture, { shown });
  const picture = screen.getByRole("img", { name: shown.title });
  const words = [...picture.querySelectorAll("text")].map((one) => one.textContent?.trim());
  expect(words).toEqual([
    "King's Gold",
    "Anne and Bo",
    "share the win!",
    "Bo",
    "17 coins",
    "Anne",
    "17 coins",
    "A name that is m…",
    "3 coins",
    "Doubloon · 192.168.1.5:8000",
  ]);
  expect(picture.querySelectorAll("svg").length).toBeGreaterThan(5);
});

test("it carries its looks along and is a drawing of its own", () => {
  render(SharePicture, { shown });
  const alone = standAlone(screen.getByRole("img") as unknown as SVGSVGElement);
  expect(alone).not.toMatch(/ (class|style)=/);
  expect(new DOMParser().parseFromString(alone, "image/svg+xml").querySelector("parsererror")).toBe(
    null,
  );
});

test("where no picture can be made and nothing shared, the text is there to copy", async () => {
  vi.stubGlobal("navigator", {});
  const close = vi.fn();
  render(ShareSheet, { shown, text, url, close });
  const line = screen.getByLabelText("A line with a link") as HTMLTextAreaElement;
  expect(line.value).toBe(`${text} ${url}`);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Save the picture" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Copy the text" }));
  expect(await screen.findByText(/the text is marked/)).toBeTruthy();
  expect(line.selectionEnd).toBe(line.value.length);
});
