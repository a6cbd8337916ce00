"use strict";

/** Five dice, up to three rolls, then the next player: as much of a game as the load needs. */

const DICE = 5;
const ROLLS = 3;
const SIDES = 6;

module.exports = {
  name: "five-dice",
  setup: ({ ctx }) => ({
    dice: Array(DICE).fill(1),
    rolls: 0,
    scores: Array(ctx.numPlayers).fill(0),
  }),
  turn: {
    onBegin: ({ G, random }) => {
      G.dice = random.Die(SIDES, DICE);
      G.rolls = 1;
    },
  },
  moves: {
    reroll: ({ G, random }, keep) => {
      if (G.rolls >= ROLLS || !Array.isArray(keep) || keep.length !== DICE) {
        return "INVALID_MOVE";
      }
      G.dice = G.dice.map((face, place) => (keep[place] ? face : random.Die(SIDES)));
      G.rolls += 1;
    },
    stop: ({ G, ctx, events }) => {
      G.scores[Number(ctx.currentPlayer)] += G.dice.reduce((sum, face) => sum + face, 0);
      events.endTurn();
    },
  },
};
