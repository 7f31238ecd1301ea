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
  // Why signing in failed: unknown user, unconfirmed address, wrong password.
  "user",
  "email",
  "password",
  // Errors of calls about one's own account.
  "wrong_password",
  // Moderation has suspended this right; `details` says until when.
  "blocked",
  "USERNAME_NOT_AVAILABLE",
  "EMAIL_NOT_AVAILABLE",
  // About sponsor subscriptions: the caller has one, or has none; it is another player's; it has ended or is unpaid;
  // it can no longer be withdrawn from; they have withdrawn from one lately, and `Retry-After` says when they can order.
  "already_sponsor",
  "not_sponsor",
  "linked_elsewhere",
  "not_active",
  "too_late",
  "withdrawn_lately",
  // A player has as many tables as there may be; guests at the caller's address have as many games under way.
  "too_many_tables",
  "too_many_games",
  // Errors of links in mails, and of requests for one.
  "user_not_found",
  "token",
  "already_active",
  // Why a tournament refuses what an admin asks for (schema/tournament/refusals.ts).
  "not_admin",
  "not_member",
  "other_is_member",
  "wrong_status",
  "wrong_dates",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. `details` names the invalid fields by their paths. */
export const errorAnswer = z.strictObject({
  error: z.enum(errorCodes),
  message: z.string(),
  details: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
