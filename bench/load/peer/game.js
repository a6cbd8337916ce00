"use strict";

/**
 * King's Gold for two, with the readings of our first edition: the same game on both servers.
 * Names in [brackets] are clauses of docs/rules/kings-gold.md. What a seat may do is for the
 * client to work out from the state, as boardgame.io has it; a move that is not allowed is refused.
 */

const DICE = 5;
const ROLLS = 3;
const SIDES = 6;
const PENALTY = 3;
const COINS = 60;
const REPEATS = 10;
const VALUES = [0, 1, 2];
const [SKULL, CANNON, CROSSBONES] = [3, 4, 5];
const INVALID = "INVALID_MOVE";

const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);

/** So many dice, as how many there are of each face. */
const roll = (random, dice) => {
  const fell = Array(SIDES).fill(0);
  if (dice) {
    random.Die(SIDES, dice).forEach((face) => {
      fell[face - 1] += 1;
    });
  }
  return fell;
};

const pairs = (table) =>
  Math.min(sum(VALUES.map((coin) => table[coin])), table[SKULL] + table[CANNON]);

/** What five dice come to. */
const outcome = (table) => {
  if (table[CROSSBONES] >= 3) return "penalty"; // [kg.crossbones-cancel]
  if (sum(VALUES.map((coin) => table[coin])) === DICE) return "king"; // [kg.five-coins]
  if (table[SKULL] === DICE) return "plunder"; // [kg.five-skulls]
  if (table[CANNON] === DICE) return "broadside"; // [kg.five-cannons]
  return pairs(table) ? "pairs" : "penalty"; // [kg.penalty]
};

/** Who begins: the most skulls of five dice; of equals those roll again. [kg.first-player] */
const beginner = (random) => {
  for (;;) {
    const [one, other] = [roll(random, DICE)[SKULL], roll(random, DICE)[SKULL]];
    if (one !== other) return one > other ? 0 : 1;
  }
};

/** The play is over, or goes on with the next turn. [kg.box-empty] [kg.tie] */
const endTurn = ({ G, ctx, events }, ended) => {
  const seat = Number(ctx.currentPlayer);
  const [one, other] = G.coins;
  G.ended = ended;
  G.phase = "cup";
  G.table = Array(SIDES).fill(0);
  if (G.tied) G.tied.rolled += 1;
  if (G.box === 0 && (!G.tied || G.tied.rolled === 2)) {
    if (one !== other || (G.tied && G.tied.repeat === REPEATS)) {
      G.phase = "over";
      G.winners = one === other ? [0, 1] : [one > other ? 0 : 1];
      return;
    }
    G.tied = { rolled: 0, repeat: G.tied ? G.tied.repeat + 1 : 1 };
  }
  G.next = 1 - seat;
  events.endTurn();
};

const pay = (G, seat) => {
  const paid = Math.min(PENALTY, G.coins[seat]);
  G.coins[seat] -= paid;
  G.king += paid;
};

/** What the dice say, once rolling is over. [kg.results-compulsory] */
const settle = (context) => {
  const { G, ctx } = context;
  const seat = Number(ctx.currentPlayer);
  const result = outcome(G.table);
  if (result === "pairs") {
    G.phase = "pairing";
  } else if (result === "plunder") {
    G.phase = "plunder";
  } else {
    if (result === "king") {
      G.coins[seat] += G.king;
      G.king = 0;
    } else if (result === "broadside") {
      G.coins[seat] += G.box;
      G.box = 0;
    } else {
      pay(G, seat);
    }
    endTurn(context, result);
  }
};

/** The dice in the cup fall; rolling may be over with it. [kg.three-rolls] [kg.third-crossbones] */
const land = (context) => {
  const { G, random } = context;
  const fell = roll(random, DICE - sum(G.table));
  G.table = G.table.map((n, face) => n + fell[face]);
  G.rolls += 1;
  G.phase = "rolled";
  if (G.rolls === ROLLS || G.table[CROSSBONES] >= 3) {
    settle(context);
  }
};

/** What a cannon pair brings the player and the King. [kg.cannon-pair] [kg.short-box] */
const loot = (box, value) => {
  if (box >= 2 * value) return [value, value];
  return [Math.floor(box / 2), box - Math.floor(box / 2)];
};

module.exports = {
  name: "kings-gold",
  setup: ({ random }) => ({
    box: COINS,
    king: 0,
    coins: [0, 0],
    table: Array(SIDES).fill(0),
    rolls: 0,
    phase: "cup",
    ended: null,
    tied: null,
    winners: null,
    next: beginner(random),
  }),
  turn: {
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
    onBegin: (context) => {
      context.G.rolls = 0;
      land(context);
    },
  },
  moves: {
    reroll: (context, dice) => {
      const { G } = context;
      const some = Array.isArray(dice) && dice.length === SIDES && sum(dice) > 0;
      if (G.phase !== "rolled" || !some || dice[CROSSBONES]) return INVALID;
      if (!dice.every((n, face) => n >= 0 && n <= G.table[face])) return INVALID;
      G.table = G.table.map((n, face) => n - dice[face]);
      land(context);
    },
    stop: (context) => {
      if (context.G.phase !== "rolled") return INVALID;
      settle(context);
    },
    pair: (context, coin, partner) => {
      const { G, ctx } = context;
      const seat = Number(ctx.currentPlayer);
      if (G.phase !== "pairing" || !VALUES.includes(coin)) return INVALID;
      if (partner !== SKULL && partner !== CANNON) return INVALID;
      if (!G.table[coin] || !G.table[partner]) return INVALID;
      G.table[coin] -= 1;
      G.table[partner] -= 1;
      const value = coin + 1;
      if (partner === SKULL) {
        const amount = Math.min(value, G.coins[1 - seat]); // [kg.skull-pair] [kg.victim-short]
        G.coins[1 - seat] -= amount;
        G.coins[seat] += amount;
      } else {
        const [taken, paid] = loot(G.box, value);
        G.coins[seat] += taken;
        G.king += paid;
        G.box -= taken + paid;
      }
      if (!pairs(G.table)) endTurn(context, "pairs");
    },
    plunder: (context) => {
      const { G, ctx } = context;
      const seat = Number(ctx.currentPlayer);
      if (G.phase !== "plunder") return INVALID;
      G.coins[seat] += G.coins[1 - seat];
      G.coins[1 - seat] = 0;
      endTurn(context, "plunder");
    },
  },
  endIf: ({ G }) => (G.winners ? { points: G.coins, winners: G.winners } : undefined),
};
