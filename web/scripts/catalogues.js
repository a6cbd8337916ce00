// Turns the catalogues of src/doubloon/locales into modules of parsed messages, one for each
// language and part of the client, so that a browser fetches only what it shows.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const ALL = "virtual:catalogues";
const MODULE = /^virtual:catalogue\/([a-z-]+)\/([a-z]+)$/;
const FOLDER = new URL("../../src/doubloon/locales/", import.meta.url);

/** Which messages a part has; a message belongs to the first part that wants it. */
const PARTS = {
  kg: /^(web-)?kg-(?!start-)/,
  ms: /^(web-)?ms-(?!start-)/,
  ga: /^(web-)?ga-(?!start-|board-)/,
  gu: /^(web-)?gu-(?!start-)/,
  records:
    /^(web-(replay|verify|companion)|fairness|record|start|not|missing|field|too|points|no|(kg|ms|ga|gu)-start|ga-board)-|^(concealed|unwritable)$/,
  frame:
    /^(web|play|table|limit|message|ledger|ending|seat|target|reading|unknown)-|^(kings-gold|mille-sabords|gold-armada|gold-up)$/,
};

/** Catalogues that have been read, by their text. */
const read = new Map();

/** A whole catalogue in the form that FluentBundle works with. */
function parsed(text) {
  if (read.has(text)) return read.get(text);
  const { body } = new FluentResource(text);
  const written = text.match(/^-?[a-zA-Z][\w-]* *=/gm)?.length ?? 0;
  if (body.length !== written) throw new Error(`${written - body.length} messages are malformed`);
  read.set(text, body);
  return body;
}

/** The messages of one part. */
function messages(text, part) {
  const owner = (key) => Object.keys(PARTS).find((name) => PARTS[name].test(key));
  return parsed(text).filter(({ id }) => owner(id) === part);
}

/** A module with a function for each language and part that fetches it. */
function all() {
  const languages = readdirSync(FOLDER).filter((name) => name.endsWith(".ftl"));
  const fetching = (language) =>
    Object.keys(PARTS).map(
      (part) => `${part}: () => import("virtual:catalogue/${language}/${part}")`,
    );
  const entries = languages.map((name) => name.replace(".ftl", ""));
  return `export default {${entries.map((name) => `${name}: {${fetching(name)}}`)}};`;
}

export function catalogues() {
  return {
    name: "catalogues",
    resolveId: { filter: { id: /^virtual:catalogue/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:catalogue/ },
      handler(id) {
        if (id === `\0${ALL}`) return all();
        const [, language, part] = MODULE.exec(id.slice(1));
        const file = fileURLToPath(new URL(`${language}.ftl`, FOLDER));
        this.addWatchFile(file);
        const body = messages(readFileSync(file, "utf8"), part);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
      },
    },
  };
}
