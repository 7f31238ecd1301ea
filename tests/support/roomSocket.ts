import { type Event, isReadQuestion } from "#schema/protocol/envelope.ts";
import { call } from "./api.ts";

/** A socket to a room, and what came over it. */
export class RoomSocket {
  readonly events: Event[] = [];
  closed: { code: number; reason: string } | undefined;
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];

  constructor(address: string, origin: string) {
    // Node's WebSocket takes headers, the browsers' (whose type this is) does not.
    this.#socket = new WebSocket(address, { headers: { Origin: origin } } as never);
    this.#socket.addEventListener("message", ({ data }) => {
      if (isReadQuestion(data)) return this.#socket.send(data);
      const frame = JSON.parse(String(data));
      if ("v" in frame) this.events.push(frame);
      this.#wake();
    });
    this.#socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
      this.#wake();
    });
  }

  /** Opens a socket to this game as whoever has the token, and waits until the room has let it in. */
  static async open(url: string, gameID: number, token: string): Promise<RoomSocket> {
    const ticket = await aTicket(url, gameID, token);
    const socket = new RoomSocket(addressOf(url, gameID, ticket), url);
    await socket.until(({ events, closed }) => events.length > 0 || closed);
    return socket;
  }

  /** Waits until what has come satisfies `seen`, and gives what that found. */
  async until<T>(seen: (socket: RoomSocket) => T | undefined | false): Promise<T> {
    for (;;) {
      const found = seen(this);
      if (found !== undefined && found !== false) return found;
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  send(frame: object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#socket.close();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** A ticket for a socket to this game, for whoever has the token. */
export async function aTicket(url: string, gameID: number, token: string): Promise<string> {
  const body = { party: "game", room: String(gameID) };
  return (await call<{ ticket: string }>(url, "socketTicket", { token, body })).body.ticket;
}

/** Where a room is opened with a ticket. */
export function addressOf(url: string, gameID: number, ticket: string): string {
  return `${url.replace(/^http/, "ws")}/parties/game/${gameID}?ticket=${ticket}`;
}
