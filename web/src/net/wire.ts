import type {
  Act,
  Asked,
  ClientMessage,
  Done,
  Hello,
  Linked,
  Refused,
  Roll,
  ServerMessage,
} from "./messages.gen";

/** As much of a WebSocket as is used here. */
export interface Socket {
  send(frame: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: never) => void) | null;
}

export type Answer = Done | Asked | Linked | Refused;
export type Request = Exclude<ClientMessage, Hello>;
/** Not connected yet; connected; was connected and tries again. */
export type Connection = "new" | "open" | "lost";

interface Waiting {
  request: Request & { id: string };
  answered: (answer: Answer) => void;
}

export interface Ends {
  connect: () => Socket;
  /** What to say first: the tables to go on with. */
  hello: () => Hello;
  hear: (message: ServerMessage) => void;
  changed: (connection: Connection) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** Milliseconds after which a connection that answers nothing is given up. */
const PATIENCE = 12_000;

/** One connection that comes back by itself; an act without an answer is sent again. */
export class Wire {
  connection: Connection = "new";
  #ends: Ends;
  #socket: Socket | null = null;
  #welcomed = false;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Connect now, whatever was being waited for. */
  open(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    const socket = this.#ends.connect();
    this.#socket = socket;
    socket.onopen = () => this.#send(this.#ends.hello());
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.lose();
    };
    this.#expect();
  }

  /** The connection is gone, or as good as: try again soon. */
  lose(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    clearTimeout(this.#doubt);
    clearTimeout(this.#retry);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const { request, answered } of [...this.#waiting.values()]) {
      if (isLasting(request)) continue;
      this.#waiting.delete(request.id);
      answered(lost(request));
    }
    this.#change("lost");
    this.#retry = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2 || FIRST_WAIT, LONGEST_WAIT);
  }

  /** Send a request; what cannot be sent is answered here, except an act, which waits. */
  ask(request: Request): Promise<Answer> {
    const named = { ...request, id: request.id || token() };
    return new Promise((answered) => {
      if (!this.#welcomed && !isLasting(named)) {
        answered(lost(named));
        return;
      }
      this.#waiting.set(named.id, { request: named, answered });
      if (this.#welcomed) {
        this.#send(named);
        this.#expect();
      }
    });
  }

  /** Acts and rolls that were sent or wait to be sent, and have no answer yet. */
  get acts(): (Act | Roll)[] {
    const requests: Request[] = [...this.#waiting.values()].map(({ request }) => request);
    return requests.filter(isLasting);
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#doubt);
    this.#ends.hear(message);
    switch (message.type) {
      case "welcome":
        this.#welcomed = true;
        this.#wait = FIRST_WAIT;
        this.#change("open");
        for (const act of this.acts) this.#send(act);
        break;
      case "done":
      case "asked":
      case "linked":
      case "refused":
        this.#waiting.get(message.id)?.answered(message);
        this.#waiting.delete(message.id);
        break;
      case "goodbye":
        if (message.reason === "flood") this.#wait = LONGEST_WAIT;
        // As a new guest, at once.
        if (message.reason === "forgotten") this.#wait = 0;
        this.lose();
        return;
    }
    if (this.#waiting.size > 0) this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.lose(), PATIENCE);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #change(connection: Connection): void {
    this.connection = connection;
    this.#ends.changed(connection);
  }
}

/** Sixteen random bytes as hexadecimal digits; works on plain http too. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a request is sent again over a new connection: it never happens twice. */
function isLasting(request: Request): request is Act | Roll {
  return request.type === "act" || request.type === "roll";
}

function lost({ id, ...request }: Request & { id: string }): Refused {
  const table = "table" in request ? request.table : null;
  return { type: "refused", id, table, error: "message", problem: "web-lost-request" };
}
