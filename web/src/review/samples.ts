import { SHELF } from "../games/shelf.gen";
import type { Review } from "../net/messages.gen";

const player = {
  start: 0.5,
  luck: 0.25,
  errors: -0.05,
  gifts: 0.3,
  model: 0,
  result: 1,
  decisions: 1,
  loss: 0.05,
  accuracy: 60.7,
  grade: "cabin-boy",
};
const fate = { loss: null, error: null, best: [], chosen: null, reasons: [], seat: null };

/** A play of four steps: luck for Anne, her mistake, her forced act, and the mistake of Bo. */
export const REVIEW: Review = {
  game: SHELF[0]!.key,
  edition: "blue-orange-us",
  seats: 2,
  goal: "win",
  exact: true,
  over: true,
  names: ["Anne", "Bo"],
  how: null,
  own_box: false,
  players: [player, { ...player, luck: -0.25, errors: -0.3, gifts: 0.05, result: 0 }],
  steps: [
    {
      ...fate,
      n: 1,
      text: "~ roll 12kcx",
      values: [0.75, 0.25],
      luck: [0.25, -0.25],
      mark: "very-lucky",
      story: [],
    },
    {
      n: 3,
      text: "p1 stop",
      seat: 1,
      values: [0.7, 0.3],
      luck: null,
      loss: 0.05,
      error: null,
      mark: "bad",
      best: [
        { text: "p1 reroll 1", value: 0.75, story: [] },
        { text: "p1 reroll 2", value: 0.74, story: [] },
        { text: "p1 reroll 12", value: 0.73, story: [] },
      ],
      chosen: 0.7,
      reasons: [{ name: "penalty", best: 0.125, chosen: 0.5 }],
      story: [],
    },
    {
      ...fate,
      n: 4,
      text: "p1 pass",
      seat: 1,
      values: [0.7, 0.3],
      luck: null,
      mark: null,
      story: [],
    },
    {
      n: 5,
      text: "p2 stop",
      seat: 2,
      values: [1, 0],
      luck: null,
      loss: 0.3,
      error: null,
      mark: "very-bad",
      best: [{ text: "p2 reroll 1", value: 0.3, story: [] }],
      chosen: 0,
      reasons: [],
      story: [],
    },
  ],
};
