import type { Person } from "../../games/board";
import { say } from "../../locale";
import type { SeatInfo, TableInfo } from "../../net/messages.gen";
import { levelOf } from "../../ui/names";

/** Whether the play cannot start before somebody's browser adds its part to the dice. */
export function isMissing({ guest, ready }: SeatInfo): boolean {
  return guest !== null && !ready;
}

/** Who sits in each seat: whether it is this guest, and what else there is to know. */
export function peopleOf(
  info: TableInfo,
  mine: readonly number[],
  resigned: readonly number[],
): Person[] {
  return info.seats.map((seat) => {
    const signs: Person["signs"][number][] = [];
    if (resigned.includes(seat.seat)) signs.push({ sign: "flag", text: say("web-resigned") });
    else if (seat.away) signs.push({ sign: "sleep", text: say("web-away") });
    else if (seat.guest !== null && !seat.here && info.state === "playing") {
      signs.push({ sign: "unplugged", text: say("web-seat-not-here") });
    }
    if (seat.bot !== null) signs.push({ sign: "bot", text: levelOf(seat.bot) });
    if (seat.plays_as !== null) {
      const level = say(`story-level-${seat.plays_as}`);
      signs.push({ sign: "clock", text: say("web-plays-as", { level }) });
    }
    return { you: mine.includes(seat.seat), signs };
  });
}
