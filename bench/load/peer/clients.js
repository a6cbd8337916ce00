"use strict";

/**
 * The people at the tables of one server: two sockets a table, each of which acts as soon
 * as it has seen that it is its turn.
 *
 *     node clients.js ours|theirs ADDRESS TABLES WARM SECONDS
 *
 * Prints `begin` when everybody has played for WARM seconds and a whole play or so (a server
 * that is compiled as it runs is quick only then), SECONDS later one line of JSON, and then
 * plays on until its standard input is closed.
 * A move takes from the moment before it is handed to its socket until both sockets
 * of the table have been handed the message that shows it.
 */

const { performance } = require("node:perf_hooks");

const [side, address, ...numbers] = process.argv.slice(2);
const [tables, warm, seconds] = numbers.map(Number);

const WARM_MOVES = 75;
const PATIENCE = 60;

const tally = { measuring: false, moves: 0, millis: [], sent: 0, seen: 0, plays: 0, refused: 0 };

/** The moves of one table that not everybody has seen yet. */
class Watch {
  constructor() {
    this.open = [];
    this.told = [-1, -1];
  }

  /** A move that is seen by whoever is told of this number or a later one. */
  sent(number) {
    tally.sent += 1;
    this.open.push([number, performance.now()]);
  }

  seen(socket, number) {
    this.told[socket] = number;
    const both = Math.min(...this.told);
    while (this.open.length && this.open[0][0] <= both) {
      const [, begun] = this.open.shift();
      tally.seen += 1;
      if (tally.measuring) {
        tally.moves += 1;
        tally.millis.push(performance.now() - begun);
      }
    }
  }
}

const any = (list) => list[Math.floor(Math.random() * list.length)];
const summary = () => {
  const millis = Float64Array.from(tally.millis).sort();
  const at = (share) => millis[Math.min(millis.length - 1, Math.floor(share * millis.length))];
  const { moves, sent, seen, plays, refused } = tally;
  return { moves, p50: at(0.5), p99: at(0.99), most: at(1), sent, seen, plays, refused };
};

async function main() {
  const table = require(side === "ours" ? "./ours.js" : "./theirs.js");
  const opened = [];
  for (let next = 0; next < tables; next += 20) {
    const few = Array.from({ length: Math.min(20, tables - next) });
    opened.push(...(await Promise.all(few.map(() => table(address, new Watch(), tally, any)))));
  }
  for (const begin of opened) {
    begin();
  }
  const wait = (time) => new Promise((done) => setTimeout(done, 1000 * time));
  await wait(warm);
  const latest = performance.now() + 1000 * PATIENCE;
  while (tally.seen < WARM_MOVES * tables && performance.now() < latest) {
    await wait(0.1);
  }
  console.log("begin");
  const begun = performance.now();
  const cpu = process.cpuUsage();
  tally.measuring = true;
  await wait(seconds);
  tally.measuring = false;
  const took = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  console.log(JSON.stringify({ ...summary(), seconds: took, busy: (user + system) / 1e6 / took }));
  process.stdin.on("end", () => {
    const { sent, seen, refused } = tally;
    console.log(JSON.stringify({ sent, seen, refused }));
    process.exit(0);
  });
  process.stdin.resume();
}

main();
