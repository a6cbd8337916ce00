// Made by `make generate` from docs/protocol.schema.json.

export type ClientMessage =
  | Hello
  | Name
  | Prefer
  | Create
  | Open
  | Close
  | Sit
  | Stand
  | Fill
  | Agree
  | Start
  | Act
  | Roll
  | Ask
  | Leave
  | Return
  | Rematch
  | Chat
  | Mute
  | Remove
  | Link
  | Claim
  | Forget;
export type ServerMessage =
  Welcome | TableState | View | YourTurn | Done | Refused | Asked | Chats | Linked | Gone | Goodbye;

export interface Protocol {
  client: ClientMessage;
  server: ServerMessage;
  views: Views;
  turns: Turns;
  http: {
    BoxCheck: BoxCheck;
    Draws: Draws;
    GameInfo: GameInfo;
    Highlights: Highlights;
    Luck: Luck;
    PlayOfTable: PlayOfTable;
    Problem: Problem;
    Replay: Replay;
    Review: Review;
    ReviewProgress: ReviewProgress;
  };
}
/**
 * The first message: who connects, and the last step seen at each table.
 */
export interface Hello {
  by_hand?: boolean;
  seen?: {
    [k: string]: number;
  };
  token?: string | null;
  type: "hello";
}
/**
 * Set the guest's name.
 */
export interface Name {
  id?: string;
  name: string;
  type: "name";
}
/**
 * Say whether the person at this connection makes the first roll of each turn.
 */
export interface Prefer {
  by_hand: boolean;
  id?: string;
  type: "prefer";
}
/**
 * Open a new table; the guest becomes its host.
 */
export interface Create {
  components?: {} | null;
  dice?: "server" | "table";
  edition?: string | null;
  game: string;
  id?: string;
  level?: string;
  public?: boolean;
  readings?: {
    [k: string]: boolean | number | string;
  };
  seats: number;
  shuffle?: boolean | null;
  target?: number | null;
  timer?: number | null;
  type: "create";
  undo?: boolean;
}
/**
 * Watch a table, by its id or its code.
 */
export interface Open {
  id?: string;
  seen?: number | null;
  table: string;
  type: "open";
}
/**
 * Stop watching a table; seats there are kept.
 */
export interface Close {
  id?: string;
  table: string;
  type: "close";
}
/**
 * Take a free seat, or change the client seed or name of a seat of one's own.
 *
 *     What is left out stays as it is.
 */
export interface Sit {
  id?: string;
  name?: string | null;
  seat: number;
  table: string;
  text?: string;
  type: "sit";
}
/**
 * Leave one seat. It is free before the start; after it, a bot plays it.
 */
export interface Stand {
  id?: string;
  seat: number;
  table: string;
  type: "stand";
}
/**
 * Put a bot into a seat that no guest holds, or remove it (level null). Host only.
 */
export interface Fill {
  id?: string;
  level?: string | null;
  seat: number;
  table: string;
  type: "fill";
}
/**
 * Change the terms of a table before the start. Host only.
 */
export interface Agree {
  components?: {} | null;
  dice?: "server" | "table";
  edition?: string | null;
  id?: string;
  level?: string;
  public?: boolean;
  readings?: {
    [k: string]: boolean | number | string;
  };
  seats: number;
  shuffle?: boolean | null;
  table: string;
  target?: number | null;
  timer?: number | null;
  type: "agree";
  undo?: boolean;
}
/**
 * Begin the play; every seat must be taken and ready. Host only.
 */
export interface Start {
  id?: string;
  table: string;
  terms?: number | null;
  type: "start";
}
/**
 * A step in notation, including its seat: `p1 reroll mp`.
 */
export interface Act {
  id: string;
  n: number;
  table: string;
  text: string;
  type: "act";
}
/**
 * Make the first roll of a turn that waits for it.
 */
export interface Roll {
  id?: string;
  n: number;
  table: string;
  type: "roll";
}
/**
 * Ask how a half-written act of the seat to act can continue, or what forbids it.
 */
export interface Ask {
  id?: string;
  n: number;
  prefix?: string;
  table: string;
  type: "ask";
}
/**
 * Leave every seat held at a table.
 */
export interface Leave {
  id?: string;
  table: string;
  type: "leave";
}
/**
 * Take back the seats that a bot plays for the guest.
 */
export interface Return {
  id?: string;
  table: string;
  type: "return";
}
/**
 * Open a new table with the same options and people, once the play is over.
 */
export interface Rematch {
  id?: string;
  table: string;
  type: "rematch";
}
export interface Chat {
  id?: string;
  table: string;
  text: string;
  type: "chat";
}
/**
 * Allow or forbid a guest to chat. Host only.
 */
export interface Mute {
  guest: string;
  id?: string;
  muted?: boolean;
  table: string;
  type: "mute";
}
/**
 * Send a guest away for good; a bot plays the guest's seats. Host only.
 */
export interface Remove {
  guest: string;
  id?: string;
  table: string;
  type: "remove";
}
/**
 * Ask for a link that moves the guest's seats to another device, once.
 */
export interface Link {
  id?: string;
  table: string;
  type: "link";
}
/**
 * Use such a link.
 */
export interface Claim {
  id?: string;
  link: string;
  type: "claim";
}
/**
 * Erase the guest's name and chat lines; the steps stay.
 */
export interface Forget {
  id?: string;
  type: "forget";
}
export interface Welcome {
  guest: string;
  name: string;
  protocol: number;
  type: "welcome";
  version: string;
}
/**
 * A table as it is now; sent whenever something about it changes.
 */
export interface TableState {
  info: TableInfo;
  table: string;
  type: "table";
}
/**
 * Everything everybody may know about a table.
 */
export interface TableInfo {
  box: Box | null;
  code: string;
  commitment: string;
  dice: "server" | "table";
  edition: string;
  fairness: number;
  first: EarlierTerms | null;
  game: string;
  host: string;
  id: string;
  level: string;
  muted: string[];
  next: string | null;
  play: string;
  previous: string | null;
  public: boolean;
  readings: {
    [k: string]: boolean | number | string;
  };
  seating: number[] | null;
  seats: SeatInfo[];
  secret: string | null;
  shuffle: boolean;
  spectators: number;
  state: "open" | "over" | "playing";
  target: number | null;
  terms: number;
  texts: string[] | null;
  timer: number | null;
  undo: boolean;
}
/**
 * A corrected box: its components as in a record, and how they differ from those that ship.
 */
export interface Box {
  approximate: string[];
  changes: Sentence[];
  components: {};
}
/**
 * One sentence: a message of the catalogues and the facts to fill in.
 */
export interface Sentence {
  facts: {
    [k: string]: number | string | (SeatFact | PiecesFact | WordsFact | ListFact);
  };
  id: string;
}
/**
 * A player, shown by name. The message gets the text `you` if the reader sits there.
 */
export interface SeatFact {
  kind: "seat";
  seat: number;
}
/**
 * Dice, keys or chests. Each letter is the message `<of>-<letter>` with its count as `$n`.
 */
export interface PiecesFact {
  kind: "pieces";
  letters: string;
  of: string;
}
/**
 * Another message with its own facts.
 */
export interface WordsFact {
  facts: {
    [k: string]: number | string | (SeatFact | PiecesFact | WordsFact | ListFact);
  };
  id: string;
  kind: "words";
}
/**
 * Facts joined in a list: "Anne, Bo and Cleo".
 */
export interface ListFact {
  kind: "list";
  list: (number | string | (SeatFact | PiecesFact | WordsFact | ListFact))[];
}
/**
 * Terms that were changed since.
 */
export interface EarlierTerms {
  box: Box | null;
  dice: "server" | "table";
  edition: string;
  level: string;
  public: boolean;
  readings: {
    [k: string]: boolean | number | string;
  };
  seats: number;
  shuffle: boolean;
  target: number | null;
  timer: number | null;
  undo: boolean;
}
/**
 * Who sits in a seat: a guest, a bot, or nobody.
 */
export interface SeatInfo {
  away: boolean;
  bot: string | null;
  guest: string | null;
  here: boolean;
  name: string;
  plays_as: string | null;
  ready: boolean;
  resigned: boolean;
  seat: number;
}
/**
 * The play as one seat sees it after step n; seat null is a spectator.
 */
export interface View {
  left: number | null;
  n: number;
  points: number[];
  resigned: number[];
  result: Outcome | null;
  roll?: boolean;
  seat: number | null;
  since: number;
  steps: Step[];
  table: string;
  to_act: number | null;
  turn: number;
  type: "view";
  view: GoldArmadaView | GoldUpView | KingsGoldView | MilleSabordsView;
}
/**
 * How a play ended; winners by seat.
 */
export interface Outcome {
  ending: string;
  points: number[];
  winners: number[];
}
/**
 * A step, and the seat whose turn it belongs to.
 */
export interface Step {
  by: number | null;
  seat: number;
  story: Sentence[];
  summary: Sentence[] | null;
  text: string;
  words: string[];
}
export interface GoldArmadaView {
  acts: string[];
  cup: number;
  die: {
    [k: string]: number;
  };
  doubloons: number[][];
  ended: GoldArmadaViewEnded | null;
  last_turns: Turn[];
  parts: number[][];
  phase: "cup" | "over" | "rolled" | "taking";
  piers: GoldArmadaViewPierView[];
  points: number[];
  rolls_left: number;
  seat: number;
  skulls: number[];
  symbols: {
    [k: string]: string;
  };
  table: string;
  this_turn: Step[];
  to_act: number | null;
  tokens_left: number;
  winners: number[];
}
/**
 * The outcome of a turn; without a doubloon the pier is None and the value 0.
 */
export interface GoldArmadaViewEnded {
  outcome: "doubloon" | "skull";
  pier?: string | null;
  value?: number;
}
/**
 * A finished turn and its result.
 */
export interface Turn {
  delta: number[];
  details: {};
  outcome: string;
  seat: number;
  steps: Step[];
  story: Sentence[];
}
/**
 * A pier and its next doubloon; value and need are 0 and allowed is empty if none is left.
 */
export interface GoldArmadaViewPierView {
  allowed: string;
  kind: "alike" | "full-house" | "same";
  lacks: string | null;
  left: number;
  matches: number;
  name: string;
  need: number;
  satisfied: boolean;
  spaces: GoldArmadaViewSpaceView[];
  value: number;
}
/**
 * What a doubloon of a pier asks for, and its value; whether it is taken or not.
 */
export interface GoldArmadaViewSpaceView {
  allowed: string;
  need: number;
  value: number;
}
export interface GoldUpView {
  acts: string[] | null;
  chest_pile: string;
  chests: string[];
  due: number;
  ended: ("draw" | "rob-chests" | "rob-keys" | "series") | null;
  finished: number[];
  fronts: GoldUpViewPartView[][];
  hand: string;
  hands: string[];
  key_pile: number;
  kinds: {
    [k: string]: number;
  };
  last_turns: Turn[];
  passes: number;
  phase: "deal" | "draw" | "lay" | "lose" | "over" | "refill" | "turn";
  points: number[];
  rounds: number;
  seat: number;
  series: GoldUpViewSeriesView[];
  starter: number;
  table: string;
  target: number;
  this_turn: Step[];
  to_act: number | null;
  under: string[];
  unseen: string;
  values: {
    [k: string]: number;
  };
  viewer: number | null;
  winners: number[];
}
/**
 * The gold in all chests of one colour.
 */
export interface GoldUpViewPartView {
  each: number;
  gold: number;
  kind: string;
  n: number;
}
export interface GoldUpViewSeriesView {
  acts: string[];
  chests: string;
  gold: number;
  lacks: string;
  parts: GoldUpViewPartView[];
  places: string;
  short: number;
}
export interface KingsGoldView {
  acts: string[];
  box: number;
  brings: {
    [k: string]: number;
  };
  coins: number[];
  cup: number;
  ended: ("broadside" | "king" | "pairs" | "penalty" | "plunder") | null;
  extra: number[];
  king: number;
  last_turns: Turn[];
  locked: string;
  most: string[];
  parts: KingsGoldViewPart[];
  phase: "cup" | "lot" | "opening" | "over" | "pairing" | "plunder" | "rolled";
  repeat: number;
  rolls: number;
  rolls_left: number;
  seat: number;
  stop_brings: number;
  stopping: ("broadside" | "king" | "pairs" | "penalty" | "plunder") | null;
  table: string;
  this_turn: Step[];
  tied: number[];
  to_act: number | null;
  winners: number[];
}
/**
 * One result of the dice, and how it moves coins.
 */
export interface KingsGoldViewPart {
  box: number;
  coins: number[];
  dice: string;
  kind: "broadside" | "cannon" | "crossbones" | "king" | "nothing" | "plunder" | "skull";
  king: number;
  robs: number[];
}
export interface MilleSabordsView {
  acts: string[];
  aside: string;
  bonus: number;
  bust: number;
  card: string | null;
  card_skulls: number;
  cup: number;
  deck: {
    [k: string]: number;
  };
  ended: string | null;
  guardian: boolean;
  island_each: number;
  island_loss: number;
  island_skulls: number;
  laid: string;
  last_round: number | null;
  last_turns: Turn[];
  on_island: boolean;
  parts: MilleSabordsViewPart[];
  phase: "card" | "cup" | "island" | "over" | "rescue" | "rolled";
  points: number[];
  sabres: number;
  saved: number;
  saved_parts: MilleSabordsViewPart[];
  seat: number;
  skulls: number;
  sudden_death: boolean;
  table: string;
  target: number;
  this_turn: Step[];
  tied: number[];
  to_act: number | null;
  total: number | null;
  winners: number[];
  worth: number | null;
}
/**
 * One item of a score. The points of all items are the points of the turn.
 */
export interface MilleSabordsViewPart {
  alike: number;
  kind: "full-chest" | "pirate" | "ship" | "ship-lost" | "symbols";
  on_card: number;
  points: number;
  symbols: string;
  treasure: number;
}
export interface YourTurn {
  n: number;
  seat: number;
  table: string;
  type: "your-turn";
}
/**
 * A request was carried out. For an act, n is its number; it is stored.
 */
export interface Done {
  id: string;
  n?: number | null;
  table?: string | null;
  type: "done";
}
/**
 * A request was not carried out, and nothing has changed.
 */
export interface Refused {
  clause?: string | null;
  error: string;
  facts?: {
    [k: string]: string | number;
  };
  id: string;
  n?: number | null;
  problem: string;
  table?: string | null;
  type: "refused";
}
export interface Asked {
  clause?: string | null;
  facts?: {
    [k: string]: string | number;
  };
  id: string;
  more: string[];
  n: number;
  prefix: string;
  problem?: string | null;
  table: string;
  type: "asked";
  whole: boolean;
}
/**
 * Chat lines of a table: the last ones when it is opened, later one at a time.
 */
export interface Chats {
  said: Said[];
  table: string;
  type: "chats";
}
export interface Said {
  at: string;
  guest: string;
  name: string;
  text: string;
}
export interface Linked {
  id: string;
  link: string;
  table: string;
  type: "linked";
}
/**
 * The host sent this guest away from a table.
 */
export interface Gone {
  table: string;
  type: "gone";
}
/**
 * The last message before the server closes the connection.
 */
export interface Goodbye {
  reason: "flood" | "forgotten" | "idle" | "shutdown" | "too-slow";
  type: "goodbye";
}
export interface Views {
  "gold-armada": GoldArmadaView;
  "gold-up": GoldUpView;
  "kings-gold": KingsGoldView;
  "mille-sabords": MilleSabordsView;
}
export interface Turns {
  "gold-armada": GoldArmadaTurn;
  "gold-up": GoldUpTurn;
  "kings-gold": KingsGoldTurn;
  "mille-sabords": MilleSabordsTurn;
}
/**
 * The outcome of a turn: pier and value of the doubloon, change of points and skull tokens.
 */
export interface GoldArmadaTurn {
  delta: number[];
  outcome: string;
  pier: string | null;
  seat: number;
  skulls: number[];
  value: number;
}
/**
 * What a turn came to: chests opened or robbed, or cards drawn or robbed.
 */
export interface GoldUpTurn {
  cards: number | null;
  chests: string | null;
  delta: number[];
  outcome: string;
  seat: number;
  series: number | null;
  victim: number | null;
}
/**
 * What a turn came to: the change of box, King and coins.
 */
export interface KingsGoldTurn {
  box: number;
  coins: number[];
  delta: number[];
  king: number;
  outcome: string;
  seat: number;
}
/**
 * What a turn came to: its card, how it ended, and the change of points.
 */
export interface MilleSabordsTurn {
  card: string;
  delta: number[];
  outcome: string;
  seat: number;
}
/**
 * What a server says to a box that somebody enters.
 */
export interface BoxCheck {
  changes: Sentence[];
  problems: BoxProblem[];
}
/**
 * Something wrong with a box: a message of the catalogues and its facts.
 */
export interface BoxProblem {
  facts: {
    [k: string]: string | number;
  };
  field: string;
  problem: string;
}
/**
 * Everything needed to recompute the chance of a play.
 */
export interface Draws {
  box: Box | null;
  draws: Draw[];
  fairness: Promise;
  game: string;
  rows: Same[][];
  seating: SeatingDraw | null;
  seats: string[];
  steps: string[];
  stopped: Problem | null;
}
/**
 * A step of chance: how many numbers were drawn, all from the same row.
 */
export interface Draw {
  fate: number | null;
  n: number;
  numbers: number;
  row: number;
  story: Sentence[];
  text: string;
  turn: number | null;
}
/**
 * What proves the dice of a play. The client checks it.
 */
export interface Promise {
  commitment: string;
  play: string;
  seating: number[] | null;
  secret: string;
  texts: string[];
  version: number;
}
/**
 * Neighbouring entries of a row that stand for the same step.
 */
export interface Same {
  copies: number;
  text: string;
}
/**
 * How the seats were shuffled: the first step of chance before the first turn.
 */
export interface SeatingDraw {
  numbers: number[];
}
/**
 * A refusal: an ID for the catalogues, and facts.
 */
export interface Problem {
  clause?: string | null;
  error: string;
  facts?: {
    [k: string]: string | number;
  };
  problem: string;
  step?: number | null;
}
/**
 * What a client needs to know of a game before a play begins.
 */
export interface GameInfo {
  asks: boolean;
  box: GameBox | null;
  editions: EditionInfo[];
  endings: string[];
  faces: {
    [k: string]: string;
  };
  hidden: boolean;
  key: string;
  languages: string[];
  least: number;
  levels: string[];
  most: number;
  prefix: string;
  readings: ReadingInfo[];
  shuffles: boolean;
  strengths: {
    [k: string]: number;
  };
  target: number | null;
  weakened: string[];
}
/**
 * The box that a server uses for tables that name none.
 */
export interface GameBox {
  changes: Sentence[];
  components: {};
  fitted: string[];
  house: boolean;
}
export interface EditionInfo {
  name: string;
  readings: {
    [k: string]: boolean | number | string;
  };
}
/**
 * A choice between the meanings of a contested clause.
 */
export interface ReadingInfo {
  choices: (boolean | number | string)[];
  name: string;
}
/**
 * What each seat did in a finished play.
 */
export interface Highlights {
  seats: Sentence[][];
}
/**
 * What dice and cards did to each seat's chance to win in a finished play.
 */
export interface Luck {
  seats: number[] | null;
}
/**
 * A play in the history of a table: the rematches before and after it, and itself.
 */
export interface PlayOfTable {
  code: string;
  commitment: string;
  opened: string;
  play: string;
  secret: string | null;
  state: "abandoned" | "open" | "over" | "playing";
  table: string;
}
/**
 * A stretch of a play as one seat saw it; seat null is a spectator.
 */
export interface Replay {
  box: Box | null;
  edition: string;
  frames: Frame[];
  game: string;
  seat: number | null;
  seats: string[];
  start: number;
  steps: number;
}
/**
 * The position after step n; 0 is the opening.
 */
export interface Frame {
  n: number;
  points: number[];
  remark: string;
  resigned: number[];
  result: Outcome | null;
  step: Step | null;
  to_act: number | null;
  turn: number;
  view: GoldArmadaView | GoldUpView | KingsGoldView | MilleSabordsView;
}
/**
 * What was luck, what was skill, and what each mistake cost.
 */
export interface Review {
  edition: string;
  exact: boolean;
  game: string;
  goal: "margin" | "win";
  how: string | null;
  names: string[];
  over: boolean;
  own_box: boolean;
  players: SeatReview[];
  playouts?: number | null;
  seats: number;
  steps: ReviewedStep[];
}
/**
 * `start + luck + errors + gifts + model = result`.
 */
export interface SeatReview {
  accuracy: number | null;
  decisions: number;
  errors: number;
  errors_error?: number | null;
  gifts: number;
  grade: string | null;
  loss: number;
  luck: number;
  luck_error?: number | null;
  model: number;
  result: number;
  start: number;
}
export interface ReviewedStep {
  best: RatedAct[];
  chosen: number | null;
  error: number | null;
  loss: number | null;
  luck: number[] | null;
  mark:
    ("bad" | "doubtful" | "lucky" | "unlucky" | "very-bad" | "very-lucky" | "very-unlucky") | null;
  n: number;
  reasons: Reason[];
  seat: number | null;
  story: Sentence[];
  text: string;
  values: number[];
}
/**
 * An act that could be chosen, and its value for the seat to act.
 */
export interface RatedAct {
  story?: Sentence[];
  text: string;
  value: number;
}
/**
 * A number behind a mistake, for the best act and for the chosen one.
 */
export interface Reason {
  best: number;
  chosen: number;
  name: string;
}
/**
 * A review that is being made. Whoever asks again gets it when it is finished.
 */
export interface ReviewProgress {
  done: number;
  state: "waiting" | "working";
  steps: number;
}
