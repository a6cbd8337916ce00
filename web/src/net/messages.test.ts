import { expect, test } from "vitest";
import { unreachable } from "../unreachable";
import { client, server, views } from "./frames.gen";
import type { ClientMessage, ServerMessage, Views } from "./messages.gen";

/** What a message is about; the compiler sees that none is left out. */
function about(message: ServerMessage): string {
  switch (message.type) {
    case "welcome":
      return message.guest;
    case "table":
      return `${message.info.code} ${message.info.state}`;
    case "view":
      return `${message.n} ${message.view.phase}`;
    case "your-turn":
      return `${message.n} p${message.seat}`;
    case "done":
      return message.id;
    case "refused":
      return message.clause ?? message.problem;
    case "asked":
      return message.more.join();
    case "chats":
      return message.said.map(({ name, text }) => `${name}: ${text}`).join();
    case "linked":
      return message.link;
    case "gone":
      return message.table;
    case "goodbye":
      return message.reason;
    default:
      return unreachable(message);
  }
}

/** A message that went over the wire. */
function received(frame: ServerMessage): ServerMessage {
  return JSON.parse(JSON.stringify(frame));
}

test("every message of the server is understood", () => {
  expect(server.map(received).map(about)).toEqual([
    "anne",
    "ABCDEF open",
    "ABCDEF open",
    "ABCDEF over",
    "8 p1",
    "a1",
    "a1",
    "message-binary",
    "ms.reroll-two",
    "reroll mp",
    "",
    "Anne: Ahoy! ☠",
    "x-y-z",
    "tortuga",
    "shutdown",
  ]);
});

test.each(Object.keys(views) as (keyof Views)[])("%s is seen in different phases", (game) => {
  const phases = views[game].map(({ view }) => view.phase);
  expect(new Set(phases).size).toBe(phases.length);
  expect(phases).toContain("over");
  for (const frame of views[game]) {
    expect(about(received(frame))).toBe(`${frame.n} ${frame.view.phase}`);
    expect(frame.view.to_act).toBe(frame.to_act);
  }
});

test("an unknown message is an error", () => {
  expect(() => about(JSON.parse('{"type":"parley"}'))).toThrow('{"type":"parley"}');
});

test("the compiler refuses what the server would refuse", () => {
  const kinds = new Set(client.map(({ type }) => type));
  expect(kinds.size).toBe(client.length / 2);
  const wrong: ClientMessage[] = [
    // @ts-expect-error: nobody knows this message
    { type: "parley" },
    // @ts-expect-error: nobody knows this field
    { type: "start", table: "tortuga", now: true },
    // @ts-expect-error: an act has an id
    { type: "act", table: "tortuga", n: 8, text: "p1 stop" },
    // @ts-expect-error: dice are the server's or the table's
    { type: "create", game: "gold-up", seats: 2, dice: "loaded" },
  ];
  expect(wrong.every(({ type }) => type !== undefined)).toBe(true);
});
