import { z } from "zod";
import { limits } from "../limits.ts";
import { moderationActions } from "../moderationActions.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

/** POST /reportPlayer. */
export const reportPlayerBody = z.strictObject({ username: fields.takenUsername, reason: fields.reason });
export type ReportPlayerBody = z.infer<typeof reportPlayerBody>;

/** POST /reportMessage: the message with this number in a channel or chat. */
export const reportMessageBody = z.strictObject({
  /** The name of the channel or chat. */
  room: text().check(z.minLength(1), z.maxLength(limits.roomNameMaxLength)),
  messageID: z.number().int().positive(),
  reason: fields.reason,
});
export type ReportMessageBody = z.infer<typeof reportMessageBody>;

/** GET /moderation/reports: the open ones, oldest first. Times in ms UTC; names are null for deleted players. */
export const reportsAnswer = z.array(
  z.strictObject({
    id: z.number().int().positive(),
    reporter: z.string().nullable(),
    /** Also null for a guest, whose name stands with the message. */
    subject: z.string().nullable(),
    reason: z.string(),
    createdAt: z.number().int(),
    /** The number of the reported message; null if a player is reported. */
    messageID: z.number().int().nullable(),
    /** Whether the message has been hidden from everybody. */
    isHidden: z.boolean(),
    /** The messages around it. */
    messages: z.array(
      z.strictObject({
        id: z.number().int(),
        sender: z.string().nullable(),
        body: z.string(),
        createdAt: z.number().int(),
      }),
    ),
  }),
);
export type ReportsAnswer = z.infer<typeof reportsAnswer>;

/** POST /moderation/reports/{reportID}: the decision. Every decision but hiding the message closes the report. */
export const judgeBody = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("dismiss") }),
  z.strictObject({ action: z.literal("hide") }),
  z.strictObject({ action: z.literal("warn"), reason: fields.reason }),
  z.strictObject({ action: z.literal("takeName"), reason: fields.reason }),
  z.strictObject({
    action: z.literal("block"),
    reason: fields.reason,
    until: z.number().int().positive().max(limits.blockUntilMax).optional(),
  }),
]);
export type JudgeBody = z.infer<typeof judgeBody>;

/** The report that a call is about, in its path. */
export const judgedReport = z.strictObject({ reportID: z.coerce.number().int().positive() });

/** GET /moderation/log: moderators' actions, newest first. Names are null for deleted players. */
export const moderationLogAnswer = z.array(
  z.strictObject({
    moderator: z.string().nullable(),
    action: z.enum(moderationActions),
    subject: z.string().nullable(),
    reportId: z.number().int().nullable(),
    reason: z.string(),
    createdAt: z.number().int(),
  }),
);
export type ModerationLogAnswer = z.infer<typeof moderationLogAnswer>;
