"use strict";

/**
 * One match of boardgame.io: the messages its own client sends, without that client's work.
 * What travels is Socket.IO: `0` opens, `2` asks and `3` answers whether somebody is there,
 * `40` enters the game's namespace, `42` is an event.
 */

const open = require("./wire.js");
const { name } = require("./game.js");

const ROLLS = 3;
const PATH = "/socket.io/?EIO=4&transport=websocket";
const ENTER = `40/${name},`;
const EVENT = `42/${name},`;

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
  const sockets = [];
  const emit = (place, ...event) => sockets[place](EVENT + JSON.stringify(event));

  const act = (place, { G, _stateID }) => {
    const stop = G.rolls >= ROLLS || any([true, false]);
    const keep = G.dice.map(() => any([true, false]));
    const [type, args] = stop ? ["stop", []] : ["reroll", [keep]];
    const payload = { type, args, playerID: `${place}`, credentials: keys[place] };
    watch.sent(_stateID + 1);
    emit(place, "update", { type: "MAKE_MOVE", payload }, _stateID, matchID, `${place}`);
  };
  const shown = (place, state) => {
    watch.seen(place, state._stateID);
    if (state.ctx.currentPlayer === `${place}`) {
      act(place, state);
    }
  };
  const hear = (place, frame, begun) => {
    if (frame.startsWith(EVENT)) {
      const [event, , told] = JSON.parse(frame.slice(EVENT.length));
      if (event === "update") {
        shown(place, told);
      } else if (event === "sync") {
        begun(told.state);
      }
    } else if (frame.startsWith(ENTER)) {
      emit(place, "sync", matchID, `${place}`, keys[place], 2);
    } else if (frame === "2") {
      sockets[place]("3");
    }
  };
  const enter = async (place) => {
    let begun;
    const state = new Promise((done) => {
      begun = done;
    });
    sockets.push(await open(address, PATH, (frame) => hear(place, frame, begun)));
    sockets[place](ENTER);
    return state;
  };

  const first = await enter(0);
  await enter(1);
  return () => act(Number(first.ctx.currentPlayer), first);
};
