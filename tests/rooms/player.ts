import { exports } from "cloudflare:workers";
import { type Answer, type Event, isReadQuestion, lineAnswer } from "#schema/protocol/envelope.ts";
import type { Identity } from "#schema/rooms.ts";
import { lateError, patienceMs } from "#tests/support/patience.ts";

const worker = (exports as unknown as { default: Fetcher }).default;

/** A frame from a room. */
export type Frame = Answer | Event;

/** How a socket was closed. */
export interface Closed {
  code: number;
  reason: string;
}

/** The client's end of a room's socket. It records everything received, and waits for what a test wants to see. */
export class Player {
  readonly frames: Frame[] = [];
  /** The text of each frame, as received. */
  readonly texts: string[] = [];
  pongs = 0;
  /** The pings that check whether it reads. */
  readonly questions: string[] = [];
  closed: Closed | undefined;
  /** Whether it answers the room's pings. */
  showsReading = true;
  readonly #socket: WebSocket;
  #requests = 0;
  #waiting: (() => void)[] = [];

  /** @param isRude does not answer a close frame */
  constructor(socket: WebSocket, isRude = false) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      if (data === lineAnswer) this.pongs++;
      if (isReadQuestion(data)) this.#hearQuestion(data);
      if (data === lineAnswer || isReadQuestion(data)) return this.#wake();
      this.texts.push(data as string);
      this.frames.push(JSON.parse(data as string));
      this.#wake();
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
      this.#wake();
    });
    socket.accept({ allowHalfOpen: isRude });
  }

  /** Opens a socket to a room; `query` is the part after the `?`. */
  static async connect(
    party: string,
    room: string,
    query: Record<string, string> = {},
    isRude = false,
  ): Promise<Player> {
    const url = `http://tac.test/parties/${party}/${room}?${new URLSearchParams(query)}`;
    const response = await worker.fetch(url, { headers: { Upgrade: "websocket" } });
    if (response.webSocket === null) throw new Error(`expected a WebSocket, got ${response.status}`);
    return new Player(response.webSocket, isRude);
  }

  get events(): Event[] {
    return this.frames.filter((frame): frame is Event => "v" in frame);
  }

  /**
   * Waits until what was received satisfies `seen`, and returns the result of that.
   * @param what is awaited, for the error
   * @throws if it takes longer than half a minute
   */
  async until<T>(seen: (player: Player) => T | undefined | false, what = `${seen}`): Promise<T> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#wake();
    }, patienceMs);
    try {
      for (;;) {
        const found = seen(this);
        if (found !== undefined && found !== false) return found;
        if (isLate) throw lateError(what, this.#seenLast());
        await new Promise<void>((resolve) => {
          this.#waiting.push(resolve);
        });
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** The last frames, in short, and whether there can be more. */
  #seenLast(): string {
    const last = this.texts.slice(-3).map((text) => text.slice(0, 300));
    const end = this.closed && `closed with ${this.closed.code} ${this.closed.reason}`;
    return [`${this.frames.length} frames`, ...last, end ?? "still open"].join("\n  ");
  }

  /** The n-th event of this type, the first by default. */
  event<Data = unknown>(type: string, n = 1): Promise<Event<string, Data>> {
    return this.until(
      ({ events }) => events.filter((event) => event.type === type)[n - 1],
      `${type} no. ${n}`,
    ) as Promise<Event<string, Data>>;
  }

  /** Sends a request to the room, and waits for the answer. */
  async ask(type: string, data: unknown, id = `r${++this.#requests}-${crypto.randomUUID().slice(0, 8)}`) {
    const before = this.frames.length;
    this.send(JSON.stringify({ id, type, data }));
    return this.until(
      ({ frames }) => frames.slice(before).find((frame): frame is Answer => "re" in frame && frame.re === id),
      `the answer to ${type} ${JSON.stringify(data)}`,
    );
  }

  send(frame: string | ArrayBuffer): void {
    this.#socket.send(frame);
  }

  /** Waits until the room has closed the socket. */
  untilClosed(): Promise<Closed> {
    return this.until(({ closed }) => closed, "the socket's end");
  }

  #hearQuestion(question: string): void {
    this.questions.push(question);
    if (this.showsReading) this.send(question);
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  leave(): void {
    this.#socket.close(1000, "done");
  }
}

/** A guest with this number. */
export function guest(id: number): Identity {
  return { kind: "guest", id, name: `guest${id}` };
}
