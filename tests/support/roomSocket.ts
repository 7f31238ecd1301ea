import type { PartyName } from "#schema/api/sockets.ts";
import { type Answer, type Event, isReadQuestion } from "#schema/protocol/envelope.ts";
import { call } from "./api.ts";
import { PromptSocket } from "./promptSocket.ts";
import { noteMessage } from "./secrets.ts";
import { Waiting } from "./waiting.ts";

/** A socket to a room, and the frames that it received. */
export class RoomSocket {
  readonly events: Event[] = [];
  readonly answers: Answer[] = [];
  closed: { code: number; reason: string } | undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Waiting();

  constructor(address: string, origin: string) {
    this.#socket = new PromptSocket(address, origin);
    this.#socket.addEventListener("message", ({ data }) => {
      if (isReadQuestion(data)) return this.#socket.send(data);
      const frame = JSON.parse(String(data));
      if ("v" in frame) this.events.push(frame);
      else this.answers.push(frame);
      this.#waiting.wake();
    });
    this.#socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
      this.#waiting.wake();
    });
  }

  /** Opens a socket to this game as the owner of the token, and waits until the room has let it in. */
  static open(url: string, gameID: number, token: string): Promise<RoomSocket> {
    return RoomSocket.enter(url, "game", String(gameID), token);
  }

  /** The same to any room. */
  static async enter(url: string, party: PartyName, room: string, token: string): Promise<RoomSocket> {
    const socket = new RoomSocket(await invitationTo(url, party, room, token), url);
    await socket.until(({ events, closed }) => events.length > 0 || closed);
    return socket;
  }

  /** Waits until what was received satisfies `seen`, and returns the result of that. */
  until<T>(seen: (socket: RoomSocket) => T | undefined | false): Promise<T> {
    const heard = () => [...this.events.map(({ type }) => type), this.closed?.reason ?? "no end"].join(", ");
    return this.#waiting.until(() => seen(this), heard);
  }

  /** Sends a request to the room, and waits for the answer. */
  ask(type: string, data: object): Promise<Answer> {
    const id = crypto.randomUUID();
    this.send({ id, type, data });
    return this.until(({ answers }) => answers.find(({ re }) => re === id));
  }

  send(frame: object): void {
    noteMessage(frame);
    this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#socket.close();
  }
}

/** The address for opening a room once, as the owner of the token. */
export async function invitationTo(
  url: string,
  party: PartyName,
  room: string,
  token: string,
): Promise<string> {
  const body = { party, room };
  const answer = await call<{ ticket: string; room: string }>(url, "socketTicket", { token, body });
  const { ticket, room: name } = answer.body;
  return `${url.replace(/^http/, "ws")}/parties/${party}/${name}?ticket=${ticket}`;
}

/** A ticket for a socket to this game, for the owner of the token. */
export async function aTicket(url: string, gameID: number, token: string): Promise<string> {
  const body = { party: "game", room: String(gameID) };
  return (await call<{ ticket: string }>(url, "socketTicket", { token, body })).body.ticket;
}

/** The address for opening a room with a ticket. */
export function addressOf(url: string, gameID: number, ticket: string): string {
  return `${url.replace(/^http/, "ws")}/parties/game/${gameID}?ticket=${ticket}`;
}
