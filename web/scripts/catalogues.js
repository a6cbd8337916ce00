// Turns the catalogues of src/doubloon into modules of parsed messages, one for each language
// and part of the client, so that a browser fetches only what it shows.
//
// Parts are `frame` (fetched at once), `table` (with every page but the first), `records` (replay,
// verify, companion), `review` (luck and mistakes), `box` (corrected boxes), `charts` (when to stop),
// and one for each built-in game, named as its folder.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const ALL = "virtual:catalogues";
const MODULE = /^virtual:catalogue\/([a-z-]+)\/([a-z_]+)$/;
const SHARED = new URL("../../src/doubloon/locales/", import.meta.url);
const GAMES = new URL("../../src/doubloon/games/", import.meta.url);

const RECORDS =
  /^(web-(replay|verify|companion)|fairness|record|start|not|earlier|missing|field|too|toml|points|no)-|^(concealed|unwritable)$/;
/** Reviews; most of it the command says as well. */
const REVIEW =
  /^(web-review|review-(figure|mark|exact|estimate|box|luck-error|resigned|not-over|chart|no-judge|nothing|no-mistakes|steps|step|change)|best-(reading|unsolved))(-|$)/;
/** Boxes that differ from the usual one; that they do is said at once. */
const BOX = /^web-box-(?!mine$|corrected$|plain$)/;
/** Charts; that there is one is said at once. */
const CHARTS = /^(web-)?chart-(?!link)/;
/** What the messages of the table begin with. */
const TABLE = begins(`
  ending ledger-file ledger-foreign ledger-held ledger-newer ledger-no-play ledger-older
  limit-chat limit-head limit-steps limit-undo message-binary message-cut-short
  message-hello-first message-hello-twice message-host message-http message-method message-no-page
  play story table-ahead table-away table-damaged table-late table-muted table-no-seat
  table-no-undo table-nobody-to-act table-not-over table-not-started table-not-yours
  table-nothing-to-roll table-remove-self table-removed table-resigned table-seat-taken
  table-seats-free table-seats-lost table-server-dice table-started table-terms-changed
  table-text-used table-texts-missing web-acts web-add-bot web-away web-beside web-board
  web-box-plain web-change web-changes web-chat web-claim web-clock web-commitment web-dice-area
  web-dice-chosen web-dice-entry web-dice-held web-dice-loose web-dice-stuck web-dice-tag web-did
  web-ended web-fill web-generic web-go-on web-guest-erased web-guests web-history web-invite-code
  web-invite-link web-kept web-last-turns web-leave web-lobby web-log web-lost-about web-luck
  web-move web-mute web-newcomers web-nobody-won web-pace web-pass web-plays web-prompt-roll
  web-proof web-record web-rematch web-remove web-resign web-resigned web-result web-return
  web-roll web-seat-host web-seat-not-here web-seat-yours web-share web-sit web-skip
  web-spectators web-stand web-start web-tab web-take-out web-terms web-to-act web-to-rematch
  web-to-replay web-to-review web-turn-dice web-undo web-unmute web-unread web-watch web-watching
  web-won web-your-roll-aloud web-your-turn-aloud
`);
const FRAME =
  /^(web|play|table|limit|message|ledger|ending|seat|target|reading|unknown|story|list)-|^file-field$/;
/** Messages of a game that only the command says. */
const COMMAND = /^(terminal|best|solve)-/;

/** Whether a name is one of these, or begins with one and a hyphen. */
function begins(words) {
  return new RegExp(`^(${words.trim().split(/\s+/).join("|")})(-|$)`);
}

/** The part that has a shared message; none if only the command says it. */
function partOfShared(id) {
  if (REVIEW.test(id)) return "review";
  if (RECORDS.test(id)) return "records";
  if (BOX.test(id)) return "box";
  if (CHARTS.test(id)) return "charts";
  if (TABLE.test(id)) return "table";
  return FRAME.test(id) ? "frame" : undefined;
}

/** The part that has a message of a game: its name and one sentence are on the first page. */
function partOfGame(folder, id) {
  if (COMMAND.test(id)) return undefined;
  if (id.startsWith("web-companion-")) return "records";
  const named = id === folder.replaceAll("_", "-") || id.startsWith("web-about-");
  return named ? "frame" : folder;
}

/** Folders of games that have messages. */
function games() {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map(({ name }) => name).filter((name) => existsSync(messagesOf(name)));
}

function messagesOf(folder) {
  return new URL(`${folder}/messages/`, GAMES);
}

/** Every catalogue of a language, and how its messages are divided into parts. */
function files(language) {
  return [
    { file: new URL(`${language}.ftl`, SHARED), partOf: partOfShared },
    ...games().map((folder) => ({
      file: new URL(`${language}.ftl`, messagesOf(folder)),
      partOf: (id) => partOfGame(folder, id),
    })),
  ];
}

/** Catalogues that were read before, by their text. */
const known = new Map();

/** A whole catalogue in the form that FluentBundle works with. */
function parse(text) {
  if (known.has(text)) return known.get(text);
  const { body } = new FluentResource(text);
  const written = text.match(/^-?[a-zA-Z][\w-]* *=/gm)?.length ?? 0;
  if (body.length !== written) throw new Error(`${written - body.length} messages are malformed`);
  known.set(text, body);
  return body;
}

/** A module with a function for each language and part that fetches it. */
function all() {
  const languages = readdirSync(SHARED)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.replace(".ftl", ""));
  const parts = ["frame", "table", "records", "review", "box", "charts", ...games()];
  const fetching = (language) =>
    parts.map((part) => `${part}: () => import("virtual:catalogue/${language}/${part}")`);
  return `export default {${languages.map((name) => `${name}: {${fetching(name)}}`)}};`;
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
        const body = files(language).flatMap(({ file, partOf }) => {
          this.addWatchFile(fileURLToPath(file));
          return parse(readFileSync(file, "utf8")).filter((message) => partOf(message.id) === part);
        });
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
      },
    },
  };
}
