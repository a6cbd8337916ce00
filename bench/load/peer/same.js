"use strict";

/**
 * Whether the game on boardgame.io is the one on our server: plays by our rules, with the dice
 * they had, are played again here and stand the same after every move.
 *
 *     node same.js < PLAYS      (what bench/load/same.py prints)
 */

const { readFileSync } = require("node:fs");
const { Client } = require("boardgame.io/dist/cjs/client.js");
const game = require("./game.js");

const FACES = "123kcx";
const counts = (letters) => [...FACES].map((face) => letters.split(face).length - 1);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The same game with dice that fall as they are told. */
const loaded = (dice) => {
  const random = { Die: (_sides, many) => dice.splice(0, many) };
  const given = (work) => (context, ...about) => work({ ...context, random }, ...about);
  const moves = Object.entries(game.moves).map(([name, move]) => [name, given(move)]);
  const { order, onBegin } = game.turn;
  const turn = { order, onBegin: given(onBegin) };
  return { ...game, setup: given(game.setup), turn, moves: Object.fromEntries(moves) };
};

const move = (client, [who, kind, dice = ""]) => {
  client.updatePlayerID(`${Number(who.slice(1)) - 1}`);
  const about = { reroll: [counts(dice)], pair: [...dice].map((face) => FACES.indexOf(face)) };
  client.moves[kind](...(about[kind] ?? []));
};

let compared = 0;
for (const { steps, winners } of JSON.parse(readFileSync(0))) {
  const fell = steps.map(([text]) => text.split(" ")).filter(([who]) => who === "~");
  const dice = fell.flatMap(([, , letters]) => [...letters].map((face) => FACES.indexOf(face) + 1));
  const client = Client({ game: loaded(dice), numPlayers: 2, debug: false });
  client.start();
  steps.forEach(([text], place) => {
    if (text.startsWith("~")) {
      return;
    }
    move(client, text.split(" "));
    const next = steps.findIndex(([later], at) => at > place && !later.startsWith("~"));
    const [, ...stands] = steps[next < 0 ? steps.length - 1 : next - 1];
    const { G, ctx } = client.getState();
    const seat = ctx.gameover ? stands[5] : Number(ctx.currentPlayer);
    if (!same(stands, [G.box, G.king, G.coins, G.phase, G.table, seat])) {
      throw new Error(`${text}: ${JSON.stringify(stands)} is ${JSON.stringify(G)}`);
    }
    compared += 1;
  });
  if (!same(client.getState().ctx.gameover.winners, winners)) {
    throw new Error(`${winners} won, not ${JSON.stringify(client.getState().ctx.gameover)}`);
  }
}
console.log(compared);
