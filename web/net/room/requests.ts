import { limits } from "#schema/limits.ts";
import type { Answer, RequestID } from "#schema/protocol/envelope.ts";

/** How a request ended. `lost`: the room can't be reached any more; `timeout`: no answer in the time that was given. */
export type Outcome = { answer: Answer } | { failure: "lost" | "timeout" };

interface Waiting {
  frame: string;
  end: (outcome: Outcome) => void;
  resending: ReturnType<typeof setInterval>;
  doubting: ReturnType<typeof setTimeout>;
  deadline?: ReturnType<typeof setTimeout>;
}

/**
 * The requests of one room that wait for their answer. Each is sent again, with the same id, until it is answered: a
 * room acts once on an id, so a move that got lost arrives and one that only lost its answer is not made twice.
 */
export class Requests {
  readonly #waiting = new Map<RequestID, Waiting>();
  readonly #send: (frame: string) => void;
  readonly #onSilence: () => void;

  /**
   * @param send brings a frame to the room, or drops it while there is no connection
   * @param onSilence called when an answer does not come for a moment, and whenever its request goes out again
   */
  constructor(send: (frame: string) => void, onSilence = () => {}) {
    this.#send = send;
    this.#onSilence = onSilence;
  }

  /**
   * @param timeoutMs after which nobody waits for the answer any more; without it, as long as it takes
   * @param id that of a request which is made once more, so that the room acts on it once
   */
  ask(type: string, data: unknown, timeoutMs?: number, id = newRequestID()): Promise<Outcome> {
    const frame = JSON.stringify({ id, type, data });
    return new Promise((resolve) => {
      this.#waiting.set(id, {
        frame,
        end: resolve,
        resending: setInterval(() => {
          this.#send(frame);
          this.#onSilence();
        }, limits.requestResendMs),
        doubting: setTimeout(() => this.#onSilence(), limits.requestDoubtMs),
        deadline:
          timeoutMs === undefined
            ? undefined
            : setTimeout(() => this.#end(id, { failure: "timeout" }), timeoutMs),
      });
      this.#send(frame);
    });
  }

  /** Takes in an answer. One that says «too fast» was not looked at by the room, so the request is sent again later. */
  answered(answer: Answer): void {
    if (answer.error !== "rate_limited") this.#end(answer.re, { answer });
  }

  /** Sends all that wait again, oldest first: after a new connection. */
  resend(): void {
    for (const { frame } of this.#waiting.values()) this.#send(frame);
  }

  /** Gives all up. */
  abandon(): void {
    for (const id of [...this.#waiting.keys()]) this.#end(id, { failure: "lost" });
  }

  #end(id: RequestID, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    clearInterval(waiting.resending);
    clearTimeout(waiting.doubting);
    clearTimeout(waiting.deadline);
    waiting.end(outcome);
  }
}

/** 96 random bits. (`crypto.randomUUID` is not there on a page that was fetched without TLS.) */
export function newRequestID(): RequestID {
  return crypto.getRandomValues(new Uint32Array(3)).join("-") as RequestID;
}
