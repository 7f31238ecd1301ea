import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { text } from "../text.ts";

/**
 * The shape of every frame on a room's socket; each party's tables define `data`.
 * `zod/mini`, so that a client which validates frames loads 9 kB of it and not 29.
 */

/** The id of one request of one player. A repeated id gets its first answer again, so it must never be reused. */
export const requestID = text()
  .check(z.minLength(1), z.maxLength(limits.requestIDMaxLength))
  .brand("RequestID");
export type RequestID = z.output<typeof requestID>;

/** Client → room: a request. */
export const request = z.strictObject({
  id: requestID,
  type: text().check(z.maxLength(64)),
  data: z.unknown(),
});
export type Request = z.output<typeof request>;

/** Room → client: the answer to the request `re`. `error` is a code if `status`, as in HTTP, is no success. */
export const answer = z.strictObject({
  re: requestID,
  status: z.int(),
  data: z.optional(z.unknown()),
  error: z.optional(z.string()),
});
export type Answer<Data = unknown> = { re: RequestID; status: number; data?: Data; error?: string };

/** The number of an event. A viewer's first may be any number; the others follow without gaps. */
export const eventNumber = z.int().check(z.nonnegative());

/**
 * Room → client: an event. `v` counts the events for this viewer in this room; a snapshot has the number of the last
 * event that it includes.
 */
export const event = z.strictObject({
  v: eventNumber,
  type: z.string(),
  data: z.unknown(),
});
export type Event<Type extends string = string, Data = unknown> = { v: number; type: Type; data: Data };

/** Client → room: a heartbeat, and its answer. They are not JSON, and the heartbeat counts as a request. */
export const lineQuestion = "ping";
export const lineAnswer = "pong";

/** Room → client: `{ "read": number }`. The client sends the same frame back as soon as it has read it. */
export function isReadQuestion(frame: unknown): frame is string {
  return typeof frame === "string" && frame.startsWith('{"read":');
}

/** The errors that can answer any request, with their status; words.ts explains them. */
export const commonErrors = {
  unknown_type: 404,
  invalid_data: 422,
  rate_limited: 429,
  internal: 500,
} as const;
export type CommonError = keyof typeof commonErrors;
