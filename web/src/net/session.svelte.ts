import { SvelteMap } from "svelte/reactivity";
import { joinChat } from "./chat";
import { cleanCode } from "./codes";
import type { Act, Asked, Refused, ServerMessage, TableInfo, YourTurn } from "./messages.gen";
import { Table } from "./table.svelte";
import { token, Wire, type Answer, type Connection, type Request, type Socket } from "./wire";

/** Whoever has not said a name is called so. */
const NOBODY = "-";

/** Everything this device knows: one connection, and the tables opened over it. */
export class Session {
  connection: Connection = $state("new");
  guest = $state("");
  name = $state("");
  version = $state("");
  /** By id; a table is here as soon as the server has sent it. */
  readonly tables = new SvelteMap<string, Table>();
  /** What was refused last, until somebody has read it. */
  refusal: Refused | null = $state.raw(null);
  /** Called with a table whenever the server describes it. */
  ontable: (info: TableInfo) => void = () => {};
  /** Called when one of the guest's seats has to choose. */
  onturn: (turn: YourTurn) => void = () => {};
  /** Whether the acts of others are shown one by one. */
  paced: () => boolean = () => false;
  /** Whether the person here makes the first roll of each turn. */
  byHand: () => boolean = () => false;
  #wire: Wire;
  #wanted = new Map<string, (problem: string | null) => void>();
  #chatting = new Set<string>();

  constructor(connect: () => Socket) {
    this.#wire = new Wire({
      connect,
      hello: () => ({ type: "hello", seen: this.#seen(), by_hand: this.byHand() }),
      hear: (message) => this.#hear(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  open(): void {
    this.#wire.open();
  }

  /** The network says that it is gone. */
  lose(): void {
    if (this.connection === "open") this.#wire.lose();
  }

  /** Watch a table by its id or code, also after every new connection; the problem, or null. */
  async enter(typed: string): Promise<string | null> {
    if (this.find(typed)) return null;
    const name = typed.replace(/\s+/g, "");
    return new Promise((entered) => {
      this.#wanted.set(name, entered);
      if (this.connection === "open") void this.#enter(name);
    });
  }

  async leave(id: string): Promise<void> {
    this.tables.delete(id);
    await this.ask({ type: "close", table: id });
  }

  find(name: string): Table | undefined {
    const code = cleanCode(name);
    return (
      this.tables.get(name) ?? [...this.tables.values()].find(({ info }) => info.code === code)
    );
  }

  /** Ask for something; a refusal is kept to be shown, and null is the answer. */
  async do(request: Request): Promise<Exclude<Answer, Refused> | null> {
    const answer = await this.ask(request);
    if (answer.type !== "refused") return answer;
    this.refusal = answer;
    return null;
  }

  ask(request: Request): Promise<Answer> {
    return this.#wire.ask(request);
  }

  /** Send an act of a seat; it arrives once, however often the connection breaks. */
  async act(table: Table, text: string): Promise<void> {
    const act: Act = { type: "act", id: token(), table: table.id, n: table.n + 1, text };
    table.sent = act.n;
    if ((await this.do(act)) === null) table.sent = 0;
  }

  /** Make the first roll of a turn. */
  async roll(table: Table): Promise<void> {
    const n = table.n + 1;
    table.sent = n;
    if ((await this.do({ type: "roll", table: table.id, n })) === null) table.sent = 0;
  }

  /** Say anew who makes the first roll of each turn; a new connection says it by itself. */
  prefer(): void {
    if (this.connection === "open") void this.ask({ type: "prefer", by_hand: this.byHand() });
  }

  /** How a half-chosen act may go on. */
  async continue(table: Table, prefix: string): Promise<Asked> {
    const n = table.n + 1;
    const answer = await this.ask({ type: "ask", table: table.id, n, prefix });
    if (answer.type === "asked") return answer;
    const { problem, clause, facts } = answer as Refused;
    const none = { more: [], whole: false, problem, clause, facts };
    return { type: "asked", id: answer.id, table: table.id, n, prefix, ...none };
  }

  #seen(): Record<string, number> {
    return Object.fromEntries([...this.tables.values()].map(({ id, n }) => [id, n]));
  }

  async #enter(name: string): Promise<void> {
    const answer = await this.ask({ type: "open", table: name, seen: 0 });
    if (answer.type === "refused" && answer.problem === "web-lost-request") return;
    this.#wanted.get(name)?.(answer.type === "refused" ? answer.problem : null);
    this.#wanted.delete(name);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.guest = message.guest;
        this.name = message.name === NOBODY ? "" : message.name;
        this.version = message.version;
        this.#chatting.clear();
        for (const table of this.tables.values()) table.restart();
        // After every listener has handled the welcome.
        queueMicrotask(() => {
          for (const name of this.#wanted.keys()) void this.#enter(name);
        });
        break;
      case "table": {
        const known = this.tables.get(message.table);
        if (known) known.learn(message.info);
        else this.tables.set(message.table, new Table(message.info, () => this.paced()));
        this.ontable(message.info);
        break;
      }
      case "view":
        this.tables.get(message.table)?.take(message);
        break;
      case "chats": {
        const table = this.tables.get(message.table);
        if (!table) break;
        const again = this.#chatting.has(message.table);
        this.#chatting.add(message.table);
        table.said = again ? joinChat(table.said, message.said) : message.said;
        break;
      }
      case "your-turn":
        this.onturn(message);
        break;
      case "gone":
        this.#lose(message.table, "table-removed");
        break;
      case "refused":
        // A table to resume that no longer exists.
        if (message.id === "" && message.table) this.#lose(message.table, message.problem);
        break;
    }
  }

  #lose(id: string, problem: string): void {
    const table = this.tables.get(id);
    if (table) table.gone = problem;
  }
}
