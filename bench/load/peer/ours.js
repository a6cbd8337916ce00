"use strict";

/** One table of Doubloon: King's Gold for two, one play after another. */

const { randomBytes } = require("node:crypto");

const open = require("./wire.js");

/** An act of a view, its kind first, as the weakest bot chooses. */
const choice = (acts, any) => {
  const kind = any([...new Set(acts.map((act) => act.split(" ")[1]))]);
  return any(acts.filter((act) => act.split(" ")[1] === kind));
};

module.exports = async function table(address, watch, tally, any) {
  const sockets = [];
  const say = (place, message) => sockets[place](JSON.stringify(message));
  let now = null; // the table played at
  let base = 0; // steps of the plays before this one
  let last = 0; // the last step of this play
  const answers = [new Map(), new Map()];
  const ask = (place, message) =>
    new Promise((done) => {
      answers[place].set(message.id, done);
      say(place, message);
    });

  const shown = (place, view) => {
    if (view.table !== now) {
      return;
    }
    last = view.n;
    watch.seen(place, base + view.n);
    if (view.result) {
      if (place === 0) {
        say(0, { type: "rematch", table: now, id: "again" });
      }
    } else if (view.to_act === place + 1) {
      const n = view.n + 1;
      watch.sent(base + n);
      say(place, { type: "act", table: now, n, id: `${n}`, text: choice(view.view.acts, any) });
    }
  };

  /** Sit down with a seed for the dice, which every play needs anew. */
  const sit = (place) => {
    const text = randomBytes(16).toString("hex");
    return ask(place, { type: "sit", table: now, seat: place + 1, text, id: "sit" });
  };

  /** The next play: as many steps later as the last one had. */
  const again = async (next) => {
    tally.plays += 1;
    base += last;
    [0, 1].forEach((place) => say(place, { type: "close", table: now, id: "left" }));
    now = next;
    await Promise.all([sit(0), sit(1)]);
    say(0, { type: "start", table: now, id: "start" });
  };

  const hear = (place, message) => {
    if (message.type === "view") {
      shown(place, message);
    } else if (message.type === "refused") {
      tally.refused += 1;
      console.error(JSON.stringify(message));
    } else if (message.type === "done" && message.id === "again") {
      again(message.table);
    } else if (answers[place].has(message.id ?? message.type)) {
      answers[place].get(message.id ?? message.type)(message);
      answers[place].delete(message.id ?? message.type);
    }
  };

  for (const place of [0, 1]) {
    sockets.push(await open(address, "/ws", (frame) => hear(place, JSON.parse(frame))));
    const welcome = new Promise((done) => answers[place].set("welcome", done));
    say(place, { type: "hello" });
    await welcome;
  }
  const made = await ask(0, { type: "create", game: "kings-gold", seats: 2, id: "create" });
  now = made.table;
  await ask(1, { type: "open", table: now, id: "open" });
  await sit(0);
  await sit(1);
  return () => say(0, { type: "start", table: now, id: "start" });
};
