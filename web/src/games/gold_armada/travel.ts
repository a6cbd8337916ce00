import type { GoldArmadaTurn, GoldArmadaView, Step } from "../../net/messages.gen";

/** A doubloon of this value, or a skull token, that goes to a seat. */
export interface Taken {
  from: string;
  to: string;
  /** None: a skull token. */
  value: number | undefined;
}

export const TOKENS = "tokens";
export const seatPlace = (seat: number) => `seat-${seat}`;
export const spacePlace = (pier: string, space: number) => `pier-${pier}-${space}`;

/** What the turns took that ended with these steps, as the turns themselves say. */
export function takenBy(steps: readonly Step[], view: GoldArmadaView): Taken[] {
  const ended = steps.filter(({ summary }) => summary !== null).length;
  return view.last_turns
    .slice(view.last_turns.length - ended)
    .flatMap<Taken>(({ seat, details }) => {
      const { pier: name, value, skulls } = details as GoldArmadaTurn;
      const to = seatPlace(seat);
      const pier = view.piers.find((one) => one.name === name);
      if (pier) {
        const space = pier.spaces.length - pier.left - 1;
        return [{ from: spacePlace(pier.name, space), to, value }];
      }
      return skulls[seat - 1] ? [{ from: TOKENS, to, value: undefined }] : [];
    });
}
