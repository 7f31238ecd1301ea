import { WebSocket as ReconnectingSocket } from "partysocket";
import type { PartyName, SocketTicketAnswer } from "#schema/api/sockets.ts";
import { limits } from "#schema/limits.ts";
import { type Answer, type Event, isReadQuestion } from "#schema/protocol/envelope.ts";
import { call } from "#scripts/visitors/calling.ts";
import { type Outcome, Requests } from "#web/net/room/requests.ts";
import { placeInSequence } from "#web/net/room/sequence.ts";
import { PromptSocket } from "./promptSocket.ts";
import { Waiting } from "./waiting.ts";

/** A room, and who enters it: the owner of the token, or anybody. */
export type Place = { url: string; party: PartyName; room: string; token?: string };

/** How patiently a socket reconnects. */
export type Patience = Pick<
  NonNullable<ConstructorParameters<typeof ReconnectingSocket>[2]>,
  "maxRetries" | "minReconnectionDelay" | "maxReconnectionDelay"
>;

const clientsPatience: Patience = {
  maxRetries: limits.reconnectAttempts,
  minReconnectionDelay: limits.reconnectDelayMinMs,
  maxReconnectionDelay: limits.reconnectDelayMaxMs,
};

/** For a site that is away often, but never for long. */
export const restless: Patience = {
  maxRetries: Number.POSITIVE_INFINITY,
  minReconnectionDelay: 50,
  maxReconnectionDelay: 400,
};

/** The events that have a room's whole state. */
const isWhole = (type: string) => type.endsWith(":snapshot") || /^tournament:\w+:update$/.test(type);

/**
 * A socket to a room that reconnects by itself, with the parts of the client's and, unless told otherwise, its patience.
 * Every event is heard once, in order.
 */
export class ReturningSocket {
  readonly requests = new Requests((frame) => this.#send(frame));
  /** How often it was opened. */
  opened = 0;
  readonly #socket: ReconnectingSocket;
  readonly #hear: (event: Event) => void;
  #last: number | undefined;
  readonly #waiting = new Waiting();

  constructor(place: Place, hear: (event: Event) => void, patience = clientsPatience) {
    this.#hear = hear;
    this.#socket = new ReconnectingSocket(() => this.#address(place), undefined, {
      WebSocket: class extends PromptSocket {
        constructor(address: string) {
          super(address, place.url);
        }
      },
      ...patience,
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener("open", () => {
      this.opened++;
      this.requests.resend();
    });
    this.#socket.addEventListener("message", ({ data }) => {
      if (isReadQuestion(data)) this.#send(data);
      else this.#take(JSON.parse(String(data)));
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === ReconnectingSocket.OPEN;
  }

  /** Asks the room until it answers. @throws if it refuses */
  async ask<Data>(type: string, data: unknown): Promise<Data> {
    const outcome: Outcome = await this.requests.ask(type, data);
    if ("failure" in outcome) throw new Error(`${type} was never answered: ${outcome.failure}`);
    if (outcome.answer.error) throw new Error(`${type} was refused: ${outcome.answer.error}`);
    return outcome.answer.data as Data;
  }

  /** Waits until `seen` returns something after an event, and returns that. */
  until<T>(seen: () => T | undefined | false): Promise<T> {
    return this.#waiting.until(seen, () => `${this.#last ?? 0} events`);
  }

  close(): void {
    this.#socket.close();
    this.requests.abandon();
  }

  async #address({ url, party, room, token }: Place): Promise<string> {
    const asked = token && (await call<SocketTicketAnswer>(url, "socketTicket", { party, room }, token));
    const address = new URL(`${url.replace(/^http/, "ws")}/parties/${party}/${asked ? asked.room : room}`);
    if (asked) address.searchParams.set("ticket", asked.ticket);
    if (this.#last !== undefined) address.searchParams.set("v", String(this.#last));
    return address.href;
  }

  #take(frame: Answer | Event): void {
    if ("re" in frame) {
      this.requests.answered(frame);
      return;
    }
    const place = placeInSequence(this.#last, frame.v, isWhole(frame.type));
    if (place === "gap") throw new Error(`an event is missing before ${frame.v}`);
    if (place !== "next") return;
    this.#last = frame.v;
    this.#hear(frame);
    this.#waiting.wake();
  }

  #send(frame: string): void {
    if (this.isOpen) this.#socket.send(frame);
  }
}
