import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { lines } from "../text.ts";
import { asWritten } from "../visibleText.ts";
import { count, moment } from "./table.ts";

/** A visible character: no control character, no joiner, no mark, no filler, no space. */
const visible = /(?!\p{Default_Ignorable_Code_Point})[^\p{Cc}\p{Cf}\p{M}\p{Z}\u2800]/u;

/** The text of a message. */
export const messageBody = lines().check(
  z.overwrite(asWritten),
  z.minLength(1),
  z.maxLength(limits.messageMaxLength),
  z.regex(visible),
);

/** The public identity of an author. */
export const messageSender = z.strictObject({
  name: z.string().check(z.maxLength(limits.seatNameMaxLength)),
  kind: z.enum(["human", "guest"]),
});

/** A message. Its `id` counts the messages of its room; `sender` is null for a deleted account, and for a hidden message, whose `body` is empty. */
export const message = z.strictObject({
  id: count,
  sender: z.nullable(messageSender),
  body: z.string().check(z.maxLength(limits.messageMaxLength)),
  created: moment,
});
export type Message = z.output<typeof message>;

/** Whether one may write here, or why not; `blockedUntil` is the end of moderation's block. */
export const writing = {
  may: z.enum(["write", "not_signed_in", "members_only", "only_admins", "spectator", "blocked"]),
  blockedUntil: z.nullable(moment),
};
export type Writing = z.output<z.ZodMiniObject<typeof writing>>;

/** The errors of writing. */
export const writingErrors = {
  not_signed_in: 401,
  members_only: 403,
  only_admins: 403,
  spectator: 403,
  blocked: 403,
  too_many: 429,
} as const;
