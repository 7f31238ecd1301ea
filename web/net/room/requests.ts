import { limits } from "#schema/limits.ts";
import type { Answer, RequestID } from "#schema/protocol/envelope.ts";
import { newRequestID } from "../requestID.ts";

/** The result of a request. `lost`: the room can't be reached any more; `timeout`: no answer within the time limit. */
export type Outcome = { answer: Answer } | { failure: "lost" | "timeout" };

interface Waiting {
  frame: string;
  outcome: Promise<Outcome>;
  end: (outcome: Outcome) => void;
  resending: ReturnType<typeof setInterval>;
  doubting: ReturnType<typeof setTimeout>;
  deadline?: ReturnType<typeof setTimeout>;
}

/**
 * The unanswered requests of one room. Each is sent again, with the same id, until it is answered. A room acts only
 * once on an id, so a lost move arrives and a move whose answer was lost is not made twice.
 */
export class Requests {
  readonly #waiting = new Map<RequestID, Waiting>();
  readonly #send: (frame: string) => void;
  readonly #onSilence: () => void;

  /**
   * @param send sends a frame to the room, or drops it while there is no connection
   * @param onSilence called when an answer takes more than a moment, and whenever its request is sent again
   */
  constructor(send: (frame: string) => void, onSilence = () => {}) {
    this.#send = send;
    this.#onSilence = onSilence;
  }

  /**
   * @param timeoutMs the time limit for an answer; none by default
   * @param id that of an earlier request that is repeated, so that the room acts on it only once; while that one waits for
   * its answer, both are one
   */
  ask(type: string, data: unknown, timeoutMs?: number, id = newRequestID()): Promise<Outcome> {
    const asked = this.#waiting.get(id);
    if (asked !== undefined) return asked.outcome;
    const frame = JSON.stringify({ id, type, data });
    const { promise: outcome, resolve: end } = Promise.withResolvers<Outcome>();
    this.#waiting.set(id, {
      frame,
      outcome,
      end,
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
    return outcome;
  }

  /** Handles an answer. `rate_limited` means that the room has not looked at the request, so it is sent again later. */
  answered(answer: Answer): void {
    if (answer.error !== "rate_limited") this.#end(answer.re, { answer });
  }

  /** Sends all waiting requests again, oldest first, after a new connection. */
  resend(): void {
    for (const { frame } of this.#waiting.values()) this.#send(frame);
  }

  /** Abandons all requests. */
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
