import { z } from "zod";

/** Every error that a call of the API can answer with; the client has the texts. */
export const errorCodes = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "too_large",
  "too_many_requests",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. `details` names the fields that are wrong, by their path. */
export const errorAnswer = z.strictObject({
  error: z.enum(errorCodes),
  message: z.string(),
  details: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
