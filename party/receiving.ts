import type { WSMessage } from "partyserver";
import { limits } from "#schema/limits.ts";
import type { CloseReason } from "#schema/protocol/close.ts";
import { commonErrors, lineAnswer, lineQuestion, type Request } from "#schema/protocol/envelope.ts";
import { errorFrame, readRequest } from "./frames.ts";
import type { Taken } from "./rate.ts";

/** What a frame leads to: a request to handle, an answer (which may be none), or the end of the socket. */
export type Received = { request: Request } | { answer: string | undefined } | { close: CloseReason };

/**
 * Checks an incoming frame before it is handled: is it valid, and has its sender exceeded the rate?
 * @param costOf what a request of a type costs; a heartbeat costs 1
 * @param spend takes the cost of a frame from what its sender may still send
 */
export function receive(
  message: WSMessage,
  costOf: (type: string) => number,
  spend: (cost: number) => Pick<Taken, "isOver" | "isHopeless">,
): Received {
  if (typeof message !== "string") return { close: "binaryFrame" };
  if (message.length > limits.frameMaxChars) return { close: "frameTooLong" };
  const request = message === lineQuestion ? undefined : readRequest(message);
  if (request === undefined && message !== lineQuestion) return { close: "badFrame" };
  const { isOver, isHopeless } = spend(request === undefined ? 1 : costOf(request.type));
  if (isHopeless) return { close: "tooManyFrames" };
  if (request === undefined) return { answer: isOver ? undefined : lineAnswer };
  return isOver ? { answer: errorFrame(request, "rate_limited", commonErrors) } : { request };
}
