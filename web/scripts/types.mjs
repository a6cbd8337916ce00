// Prints the types of every message, and of every game's view and turn, made from
// docs/protocol.schema.json.

import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { resolveConfig } from "prettier";

const SCHEMA = new URL("../../docs/protocol.schema.json", import.meta.url);

/** `<Game>View.View` is the view of a game, `<Game>Turn.Turn` its turn; others are parts of one. */
function named(part) {
  return part.replace(/\.(View|Turn)$/, "").replaceAll(".", "");
}

/** The schema with names that types can have; a title that repeats the name would win over it. */
function renamed(schema) {
  const parts = Object.entries(schema.$defs).map(([name, { title, ...part }]) => [
    named(name),
    part,
  ]);
  const text = JSON.stringify({ ...schema, $defs: Object.fromEntries(parts) });
  return JSON.parse(text, (key, value) => (key === "$ref" ? named(value) : value));
}

function object(properties) {
  return { type: "object", properties, required: Object.keys(properties) };
}

const { $defs, views, turns, http } = renamed(JSON.parse(readFileSync(SCHEMA, "utf8")));
$defs.View.properties.view = { anyOf: Object.values(views) };
$defs.Frame.properties.view = $defs.View.properties.view;
$defs.Views = object(views);
$defs.Turns = object(turns);
const protocol = object({
  client: { $ref: "#/$defs/ClientMessage" },
  server: { $ref: "#/$defs/ServerMessage" },
  views: { $ref: "#/$defs/Views" },
  turns: { $ref: "#/$defs/Turns" },
  http: object(http),
});
const types = await compile({ ...protocol, $defs }, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made by `make generate` from docs/protocol.schema.json.",
  style: await resolveConfig(import.meta.filename),
});
process.stdout.write(types);
