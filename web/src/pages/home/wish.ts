import type { GameInfo } from "../../net/api";
import { boxToPlay } from "../../box/box.svelte";
import { session } from "../../session";
import { keep, kept } from "../../ui/kept";
import { beNamed, chooseName } from "../../ui/naming.svelte";
import { go } from "../../ui/router.svelte";
import type { Wish } from "../../ui/terms";

const PLAIN: Omit<Wish, "level"> = {
  seats: 3,
  edition: null,
  public: false,
  timer: null,
  undo: true,
  target: null,
  readings: {},
};

/** The choices of last time, as far as the game still offers them. */
export function wishOf(game: GameInfo): Wish {
  const usual = game.levels[1] ?? game.levels[0]!;
  const last: Wish = {
    ...PLAIN,
    level: usual,
    ...kept<Partial<Wish>>(`wish.${game.key}`, {}),
  };
  const edition = game.editions.some(({ name }) => name === last.edition) ? last.edition : null;
  const known = game.readings.map(({ name }) => name);
  return {
    ...last,
    edition,
    level: game.levels.includes(last.level) ? last.level : usual,
    seats: Math.min(Math.max(last.seats, game.least), game.most),
    readings: Object.fromEntries(
      Object.entries(last.readings).filter(([name]) => known.includes(name)),
    ),
  };
}

export function rememberWish(game: string, wish: Wish): void {
  keep(`wish.${game}`, wish);
}

/** Make a table and sit down at it; against bots it begins at once. */
export async function makeTable(game: string, wish: Wish, against: "bots" | "friends") {
  if (against === "bots") await beNamed();
  else if (!(await chooseName())) return;
  const made = await session.do({ type: "create", game, ...wish, components: boxToPlay(game) });
  if (!made || made.type !== "done" || !made.table) return;
  const table = made.table;
  const { sitDown } = await import("../../fair/witness");
  await sitDown(table, 1);
  if (against === "bots") {
    for (let seat = 2; seat <= wish.seats; seat++) {
      if (!(await session.do({ type: "fill", table, seat, level: wish.level }))) return;
    }
    if (!(await session.do({ type: "start", table }))) return;
  }
  go(`/t/${session.tables.get(table)?.info.code ?? table}`);
}
