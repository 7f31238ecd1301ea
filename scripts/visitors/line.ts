import { type Answer, type Event, isReadQuestion } from "#schema/protocol/envelope.ts";
import { openSocket } from "./calling.ts";

/** A socket to a room for requests and events. */
export class Line {
  readonly #socket: WebSocket;
  readonly #heard: (Answer | Event)[] = [];
  #waiting: (() => void)[] = [];
  #closed: string | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      if (isReadQuestion(data)) return socket.send(data);
      this.#heard.push(JSON.parse(String(data)));
      this.#wake();
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.#closed = `${code} ${reason}`;
      this.#wake();
    });
  }

  /** Connects to a room and waits for its snapshot. */
  static async open(...room: Parameters<typeof openSocket>): Promise<Line> {
    const line = new Line(await openSocket(...room));
    await line.#until((frame) => ("v" in frame ? frame : undefined));
    return line;
  }

  /** Sends the room a request. @throws if it refuses */
  async ask<Data>(type: string, data: unknown): Promise<Data> {
    const id = crypto.randomUUID();
    this.#socket.send(JSON.stringify({ id, type, data }));
    const answer = await this.#until((frame) => ("re" in frame && frame.re === id ? frame : undefined));
    if (answer.error) throw new Error(`${type} was refused: ${answer.error}`);
    return answer.data as Data;
  }

  /** Waits for an event that matches, and returns its data. */
  async event<Data>(type: string, isMeant: (data: Data) => boolean = () => true): Promise<Data> {
    const event = await this.#until((frame) =>
      "v" in frame && frame.type === type && isMeant(frame.data as Data) ? frame : undefined,
    );
    return event.data as Data;
  }

  close(): void {
    this.#socket.close();
  }

  async #until<T>(find: (frame: Answer | Event) => T | undefined): Promise<T> {
    for (;;) {
      for (const frame of this.#heard) {
        const found = find(frame);
        if (found !== undefined) return found;
      }
      if (this.#closed) throw new Error(`the room has closed: ${this.#closed}`);
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
