import { z } from "zod";

/** Every error that a call of the API can answer with; the client has the texts. */
export const errorCodes = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "too_large",
  "too_slow",
  "too_many_requests",
  "unavailable",
  "internal",
  // Why somebody is not signed in: there is no such user, the address is not confirmed, the password is wrong.
  "user",
  "email",
  "password",
  // What a call about one's own account may stumble on.
  "wrong_password",
  // Moderation has taken this right away; `details` say until when.
  "blocked",
  "USERNAME_NOT_AVAILABLE",
  "EMAIL_NOT_AVAILABLE",
  // What a link in a mail, or the wish for one, may stumble on.
  "user_not_found",
  "token",
  "already_active",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. `details` names the fields that are wrong, by their path. */
export const errorAnswer = z.strictObject({
  error: z.enum(errorCodes),
  message: z.string(),
  details: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
