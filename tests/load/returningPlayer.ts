import { WebSocket as ReconnectingSocket } from "partysocket";
import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import type { SocketTicketAnswer } from "#schema/api/sockets.ts";
import { limits } from "#schema/limits.ts";
import { isReadQuestion } from "#schema/protocol/envelope.ts";
import { call } from "#scripts/visitors/calling.ts";
import { Requests } from "#web/net/room/requests.ts";
import { placeInSequence } from "#web/net/room/sequence.ts";

type Position = { version: number; view: ViewData };
type Place = { url: string; gameID: number; token?: string };

/**
 * A player or spectator of a game whose socket reconnects by itself, with the parts and the patience of the client's.
 */
export class ReturningPlayer {
  readonly requests = new Requests((frame) => this.#send(frame));
  position: Position | undefined;
  /** The version of each position that arrived as a move, in order. */
  readonly told: number[] = [];
  /** How often its socket was opened. */
  opened = 0;
  readonly #socket: ReconnectingSocket;
  #last: number | undefined;

  constructor(place: Place) {
    this.#socket = new ReconnectingSocket(() => this.#address(place), undefined, {
      WebSocket: class extends WebSocket {
        constructor(address: string) {
          // Node's WebSocket accepts headers; the browsers' one (whose type this is) does not.
          super(address, { headers: { Origin: place.url } } as never);
        }
      },
      maxRetries: limits.reconnectAttempts,
      minReconnectionDelay: limits.reconnectDelayMinMs,
      maxReconnectionDelay: limits.reconnectDelayMaxMs,
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener("open", () => {
      this.opened++;
      this.requests.resend();
    });
    this.#socket.addEventListener("message", ({ data }) =>
      isReadQuestion(data) ? this.#send(data) : this.#hear(JSON.parse(String(data))),
    );
  }

  get isOpen(): boolean {
    return this.#socket.readyState === ReconnectingSocket.OPEN;
  }

  /** A legal move of this player now, as a request; `undefined` if there is none. */
  get nextMove(): { version: number; move: string } | undefined {
    const { position } = this;
    const move = position && chooseMove(viewOfData(position.view), "beginner", (limit) => limit - 1);
    return move && { version: position.version, move: formatMove(move) };
  }

  close(): void {
    this.#socket.close();
    this.requests.abandon();
  }

  async #address({ url, gameID, token }: Place): Promise<string> {
    const address = new URL(`${url.replace(/^http/, "ws")}/parties/game/${gameID}`);
    if (token) {
      const room = { party: "game", room: String(gameID) };
      const { ticket } = await call<SocketTicketAnswer>(url, "socketTicket", room, token);
      address.searchParams.set("ticket", ticket);
    }
    if (this.#last !== undefined) address.searchParams.set("v", String(this.#last));
    return address.href;
  }

  #hear(frame: { re: never; v: number; type: string; status: number; data: Position }): void {
    if (frame.re !== undefined) {
      this.requests.answered(frame);
      return;
    }
    const isWhole = frame.type === "game:snapshot";
    const place = placeInSequence(this.#last, frame.v, isWhole);
    if (place === "gap") throw new Error(`an event is missing before ${frame.v}`);
    if (place !== "next") return;
    this.#last = frame.v;
    if (frame.type === "game:moved") this.told.push(frame.data.version);
    if (frame.data.view) this.position = frame.data;
  }

  #send(frame: string): void {
    if (this.isOpen) this.#socket.send(frame);
  }
}
