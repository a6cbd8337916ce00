"use strict";

/** One match of boardgame.io: the messages its own client sends, without that client's work. */

const { io } = require("socket.io-client");
const { name } = require("./game.js");

const ROLLS = 3;

const post = async (url, body) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
};

module.exports = async function table(address, watch, _tally, any) {
  const games = `${address}/games/${name}`;
  const { matchID } = await post(`${games}/create`, { numPlayers: 2 });
  const keys = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(`${games}/${matchID}/join`, { playerID, playerName: playerID });
    keys.push(joined.playerCredentials);
  }
  const options = { transports: ["websocket"], forceNew: true };
  const sockets = [0, 1].map(() => io(`${address}/${name}`, options));

  const act = (place, { G, _stateID }) => {
    const stop = G.rolls >= ROLLS || any([true, false]);
    const keep = G.dice.map(() => any([true, false]));
    const [type, args] = stop ? ["stop", []] : ["reroll", [keep]];
    const payload = { type, args, playerID: `${place}`, credentials: keys[place] };
    watch.sent(_stateID + 1);
    sockets[place].emit("update", { type: "MAKE_MOVE", payload }, _stateID, matchID, `${place}`);
  };
  const shown = (place, state) => {
    watch.seen(place, state._stateID);
    if (state.ctx.currentPlayer === `${place}`) {
      act(place, state);
    }
  };

  const first = await Promise.all(
    sockets.map(
      (socket, place) =>
        new Promise((done) => {
          socket.once("sync", (_id, { state }) => done(state));
          socket.on("update", (_id, state) => shown(place, state));
          socket.on("connect", () => socket.emit("sync", matchID, `${place}`, keys[place], 2));
        }),
    ),
  );
  return () => act(Number(first[0].ctx.currentPlayer), first[0]);
};
