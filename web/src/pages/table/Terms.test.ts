import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { keepPromise } from "../../fair/kept";
import { learn } from "../../locale";
import { server } from "../../net/frames.gen";
import { termsOf } from "./changes";
import Terms from "./Terms.svelte";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
});

test("the commitment to the dice is shown with what it is for", async () => {
  const commitment = "ab".repeat(32);
  render(Terms, { info: { ...INFO, commitment } });
  const shown = await screen.findByRole("region", { name: "Commitment to the dice" });
  expect(shown.textContent).toContain(commitment);
  expect(shown.textContent).toContain("compare it");
});

test("real dice have no commitment", async () => {
  render(Terms, { info: { ...INFO, dice: "table" } });
  await screen.findByText("real ones, entered by hand");
  expect(screen.queryByRole("region", { name: "Commitment to the dice" })).toBeNull();
});

test("what the host changed is marked with what it was, until the start", async () => {
  const first = { ...termsOf(INFO), seats: 3, target: 3000 };
  const changed = { ...INFO, target: 6000, terms: 1, first };
  const { rerender } = render(Terms, { info: { ...changed, state: "open" } });
  expect((await screen.findByText("Points to reach")).parentElement!.textContent).toContain(
    "before: 3000",
  );
  expect(screen.getByText("Seats").parentElement!.textContent).toContain("before: 3");
  expect(screen.getAllByText(/^before/)).toHaveLength(2);
  await rerender({ info: { ...changed, state: "playing" } });
  expect(screen.queryByText(/^before/)).toBeNull();
});

test("everybody sees that the box is corrected, and what differs", async () => {
  await learn("box");
  const words = { kind: "words" as const, id: "name-ms-card-pirate", facts: {} };
  const changes = [{ id: "box-ms-copies", facts: { card: words, n: 3, usual: 4 } }];
  const box = { components: { cards: {} }, changes, approximate: ["captain"] };
  render(Terms, { info: { ...INFO, game: "mille-sabords", box } });
  const shown = await screen.findByRole("region", { name: "Corrected box" });
  expect(shown.textContent).toContain("Pirate: 3 instead of 4");
  expect(shown.textContent).toContain("approximate");
});

test("the usual box needs no words", async () => {
  render(Terms, { info: { ...INFO, box: null } });
  await screen.findByRole("region", { name: "Commitment to the dice" });
  expect(screen.queryByRole("region", { name: "Corrected box" })).toBeNull();
});

test("a commitment that is exchanged is an alarm at once", async () => {
  const info = { ...INFO, id: "exchanged", commitment: "ab".repeat(32) };
  keepPromise(info.id, info, 0);
  const { rerender } = render(Terms, { info });
  await screen.findByRole("region", { name: "Commitment to the dice" });
  expect(screen.queryByRole("alert")).toBeNull();
  await rerender({ info: { ...info, commitment: "cd".repeat(32) } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The commitment is another one");
});

const PLAYED = { table: "t", code: "ABCDEF", opened: "2024-05-06T07:08:09Z", secret: null };
const PLAYS = [
  { ...PLAYED, play: "first", commitment: "c1", state: "abandoned" },
  { ...PLAYED, play: "second", commitment: "c2", state: "over", secret: "5e" },
  { ...PLAYED, play: "third", commitment: "c3", state: "playing" },
];

async function prove(history: Response, info = INFO): Promise<HTMLElement> {
  const asked = vi.fn(async (path: string) =>
    path.endsWith("/history") ? history : new Response("[]"),
  );
  vi.stubGlobal("fetch", asked);
  render(Terms, { info });
  const button = await screen.findByRole("button", { name: "Proof of the dice" });
  expect(asked.mock.calls.flat()).not.toContain(`/api/tables/${info.code}/history`);
  await userEvent.click(button);
  return screen.findByRole("dialog", { name: "Proof of the dice" });
}

test("all plays of a table are listed when somebody asks, the abandoned ones too", async () => {
  const info = { ...INFO, play: "third", texts: ["aa".repeat(16), "-"], seating: [2, 1] };
  const sheet = await prove(new Response(JSON.stringify(PLAYS)), info);
  const plays = await within(sheet).findByRole("region", { name: "All plays of this table" });
  const rows = await within(plays).findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("strong")!.textContent)).toEqual([
    "abandoned",
    "over",
    "being played",
  ]);
  expect(within(rows[2]!).getByText("this play")).toBeTruthy();
  const link = within(sheet).getByRole("link", { name: "Check the dice" });
  expect(link.getAttribute("href")).toBe("/verify/second");
  const now = within(sheet).getByRole("region", { name: "This play" });
  expect(now.textContent).toContain("aa".repeat(16));
  expect(now.textContent).toContain("2, 1");
});

test("client seeds are counted until they are shown", async () => {
  const sheet = await prove(new Response("[]"), { ...INFO, texts: null });
  expect(within(sheet).getByText(/^One client seed is given/)).toBeTruthy();
});

test("plays that cannot be listed are said to", async () => {
  const refused = new Response(JSON.stringify({ error: "table", problem: "table-unknown" }), {
    status: 404,
  });
  const sheet = await prove(refused);
  expect(await within(sheet).findByText(/^The server cannot be reached/)).toBeTruthy();
});
