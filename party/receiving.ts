import type { WSMessage } from "partyserver";
import { limits } from "#schema/limits.ts";
import type { CloseReason } from "#schema/protocol/close.ts";
import { commonErrors, lineAnswer, lineQuestion, type Request } from "#schema/protocol/envelope.ts";
import { errorFrame, readRequest } from "./frames.ts";
import { type Bucket, take } from "./rate.ts";

/** What a frame leads to: a request to handle, an answer (which may be none), or the end of the socket. */
export type Received = { request: Request } | { answer: string | undefined } | { close: CloseReason };

/**
 * Checks an incoming frame before it is handled: is it valid, and has its sender exceeded the rate?
 * @param reads the requests that only read
 * @returns what it leads to, and the sender's remaining rate
 */
export function receive(
  message: WSMessage,
  before: Bucket,
  now: number,
  reads: ReadonlySet<string>,
): Received & { bucket: Bucket } {
  if (typeof message !== "string") return { close: "binaryFrame", bucket: before };
  if (message.length > limits.frameMaxChars) return { close: "frameTooLong", bucket: before };
  const request = message === lineQuestion ? undefined : readRequest(message);
  if (request === undefined && message !== lineQuestion) return { close: "badFrame", bucket: before };
  const cost = request !== undefined && reads.has(request.type) ? limits.readCost : 1;
  const { bucket, isOver, isHopeless } = take(before, now, cost);
  if (isHopeless) return { close: "tooManyFrames", bucket };
  if (request === undefined) return { answer: isOver ? undefined : lineAnswer, bucket };
  if (isOver) return { answer: errorFrame(request, "rate_limited", commonErrors), bucket };
  return { request, bucket };
}
