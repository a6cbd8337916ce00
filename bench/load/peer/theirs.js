"use strict";

/**
 * One table of boardgame.io: King's Gold for two, one match after another, with the messages
 * its own client sends, without that client's work.
 * What travels is Socket.IO: `0` opens, `2` asks and `3` answers whether somebody is there,
 * `40` enters the game's namespace, `42` is an event. Matches are made and joined over HTTP.
 */

const open = require("./wire.js");
const { name } = require("./game.js");

const PATH = "/socket.io/?EIO=4&transport=websocket";
const ENTER = `40/${name},`;
const EVENT = `42/${name},`;
const [COINS, PARTNERS] = [
  [0, 1, 2],
  [3, 4],
];

const post = async (url, body) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
};

/** A move, its kind first, as the people at our own tables choose. */
const choice = ({ phase, table }, any) => {
  if (phase === "plunder") return ["plunder", []];
  if (phase === "pairing") {
    const pairs = COINS.flatMap((coin) => PARTNERS.map((partner) => [coin, partner]));
    return ["pair", any(pairs.filter((pair) => pair.every((face) => table[face])))];
  }
  const some = table.slice(0, -1).reduce(
    (ways, most) => ways.flatMap((way) => [...Array(most + 1).keys()].map((n) => [...way, n])),
    [[]],
  );
  const rerolls = some.filter((way) => way.some(Boolean)).map((way) => [...way, 0]);
  return rerolls.length && any([true, false]) ? ["reroll", [any(rerolls)]] : ["stop", []];
};

module.exports = async function table(address, watch, tally, any) {
  const games = `${address}/games/${name}`;
  const sockets = [];
  const keys = ["", ""];
  const begun = [null, null];
  let now = null; // the match played
  let base = 0; // moves of the matches before this one
  let last = 0; // the last move of this match
  const emit = (place, ...event) => sockets[place](EVENT + JSON.stringify(event));

  const act = (place, { G, _stateID }) => {
    const [type, args] = choice(G, any);
    const payload = { type, args, playerID: `${place}`, credentials: keys[place] };
    watch.sent(base + _stateID + 1);
    emit(place, "update", { type: "MAKE_MOVE", payload }, _stateID, now, `${place}`);
  };

  /** Take both seats of a match, and be shown where it stands. */
  const sit = async (match) => {
    now = match;
    await Promise.all(
      [0, 1].map(async (place) => {
        const who = { playerID: `${place}`, playerName: `${place}` };
        keys[place] = (await post(`${games}/${now}/join`, who)).playerCredentials;
      }),
    );
    const [first] = await Promise.all(
      [0, 1].map((place) => {
        const state = new Promise((done) => {
          begun[place] = done;
        });
        emit(place, "sync", now, `${place}`, keys[place], 2);
        return state;
      }),
    );
    return first;
  };

  const again = async () => {
    const who = { playerID: "0", credentials: keys[0] };
    const { nextMatchID } = await post(`${games}/${now}/playAgain`, who);
    tally.plays += 1;
    base += last;
    const first = await sit(nextMatchID);
    act(Number(first.ctx.currentPlayer), first);
  };

  const shown = (place, state) => {
    last = state._stateID;
    watch.seen(place, base + last);
    if (state.ctx.gameover) {
      if (place === 0) {
        again();
      }
    } else if (state.ctx.currentPlayer === `${place}`) {
      act(place, state);
    }
  };
  const hear = (place, frame, entered) => {
    if (frame.startsWith(EVENT)) {
      const [event, match, told] = JSON.parse(frame.slice(EVENT.length));
      if (event === "update" && match === now) {
        shown(place, told);
      } else if (event === "sync" && match === now) {
        begun[place](told.state);
      }
    } else if (frame.startsWith(ENTER)) {
      entered();
    } else if (frame === "2") {
      sockets[place]("3");
    }
  };
  const enter = async (place) => {
    let entered;
    const ready = new Promise((done) => {
      entered = done;
    });
    sockets.push(await open(address, PATH, (frame) => hear(place, frame, entered)));
    sockets[place](ENTER);
    await ready;
  };

  await enter(0);
  await enter(1);
  const { matchID } = await post(`${games}/create`, { numPlayers: 2 });
  const first = await sit(matchID);
  return () => act(Number(first.ctx.currentPlayer), first);
};
