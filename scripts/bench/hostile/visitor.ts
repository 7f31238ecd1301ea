import type { PartyName, SocketTicketAnswer } from "#schema/api/sockets.ts";
import type { Answer, Event } from "#schema/protocol/envelope.ts";
import { isReadQuestion } from "#schema/protocol/envelope.ts";

/** The header in which the site of such a run is told a visitor's address, as by a proxy in front. */
export const addressHeader = "X-Visitor-Address";

type Called<Data> = { status: number; data: Data };

/** A visitor of the site at `url`, with an address and perhaps a session of the visitor's own. */
export class Visitor {
  readonly url: string;
  readonly address: string;
  readonly token: string | undefined;

  constructor(url: string, address: string, token?: string) {
    this.url = url;
    this.address = address;
    this.token = token;
  }

  /** The same visitor, with another session. */
  with(token: string): Visitor {
    return new Visitor(this.url, this.address, token);
  }

  /** Asks the site for a page or anything else, and waits for the whole answer, whatever it is. */
  async fetch(path: string, options: { method?: string; body?: unknown } = {}): Promise<Called<string>> {
    const { body, method = body === undefined ? "GET" : "POST" } = options;
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        [addressHeader]: this.address,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: await response.text() };
  }

  /** Makes a call of the API. The data of an answer without a body is null. */
  async call<Data>(name: string, body?: unknown, method?: string): Promise<Called<Data>> {
    const { status, data } = await this.fetch(`/gameApi/${name}`, { body, method });
    return { status, data: (data === "" ? null : JSON.parse(data)) as Data };
  }

  /** Enters a room, and waits for its snapshot. @throws if it does not let the visitor in */
  async enter(party: PartyName, room: string): Promise<Entered> {
    const { status, data } = await this.call<SocketTicketAnswer>("socketTicket", { party, room });
    if (status !== 200) throw new Error(`no ticket: ${status}`);
    const address = `${this.url.replace(/^http/, "ws")}/parties/${party}/${data.room}?ticket=${data.ticket}`;
    // Node's WebSocket accepts headers; the browsers' one (whose type this is) does not.
    const headers = { Origin: this.url, [addressHeader]: this.address };
    const entered = new Entered(new WebSocket(address, { headers } as never));
    await entered.snapshot;
    return entered;
  }
}

/** A room that a visitor has entered. */
export class Entered {
  /** Resolves with the first event; rejects if the room closes before. */
  readonly snapshot: Promise<Event>;
  /** Called with each event. */
  hear: (event: Event) => void = () => {};
  readonly #socket: WebSocket;
  readonly #asked = new Map<string, PromiseWithResolvers<Answer>>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    const first = Promise.withResolvers<Event>();
    this.snapshot = first.promise;
    // Who does not wait for it reads of the closing from the next request.
    first.promise.catch(() => {});
    socket.addEventListener("message", ({ data }) => {
      if (isReadQuestion(data)) return socket.send(data);
      if (!String(data).startsWith("{")) return;
      const frame = JSON.parse(String(data)) as Answer | Event;
      if ("re" in frame) return this.#answered(frame);
      first.resolve(frame);
      this.hear(frame);
    });
    socket.addEventListener("close", ({ code, reason }) => {
      const error = new Error(`closed: ${code} ${reason}`);
      first.reject(error);
      for (const { reject } of this.#asked.values()) reject(error);
      this.#asked.clear();
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Sends a request. @returns the answer, also one that refuses. @throws if the room closes */
  ask(type: string, data: unknown): Promise<Answer> {
    if (!this.isOpen) return Promise.reject(new Error("closed"));
    const id = crypto.randomUUID();
    const waiting = Promise.withResolvers<Answer>();
    this.#asked.set(id, waiting);
    this.send(JSON.stringify({ id, type, data }));
    return waiting.promise;
  }

  /** Sends anything. */
  send(frame: string): void {
    if (this.isOpen) this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close();
  }

  #answered(answer: Answer): void {
    if (typeof answer.re !== "string") return;
    this.#asked.get(answer.re)?.resolve(answer);
    this.#asked.delete(answer.re);
  }
}
