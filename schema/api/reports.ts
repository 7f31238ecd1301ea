import { z } from "zod";
import { limits } from "../limits.ts";
import { moderationDeeds } from "../moderationDeeds.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

/** POST /reportPlayer. */
export const reportPlayerBody = z.strictObject({ username: fields.takenUsername, reason: fields.reason });
export type ReportPlayerBody = z.infer<typeof reportPlayerBody>;

/** POST /reportMessage: the message of this number in a channel or chat. */
export const reportMessageBody = z.strictObject({
  /** The name of the channel or chat. */
  room: text().check(z.minLength(1), z.maxLength(limits.roomNameMaxLength)),
  messageID: z.number().int().positive(),
  reason: fields.reason,
});
export type ReportMessageBody = z.infer<typeof reportMessageBody>;

/** GET /moderation/reports: the open ones, the oldest first. Times in ms UTC; names are null for deleted players. */
export const reportsAnswer = z.array(
  z.strictObject({
    id: z.number().int().positive(),
    reporter: z.string().nullable(),
    /** Null also for a guest, whose name stands at the message. */
    subject: z.string().nullable(),
    reason: z.string(),
    createdAt: z.number().int(),
    /** The number of the message that is reported; null where a player is. */
    messageID: z.number().int().nullable(),
    /** Whether the message is hidden from everybody by now. */
    isHidden: z.boolean(),
    /** What was written around it. */
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

/** POST /moderation/reports/{reportID}: what is done about it. All but hiding the message closes it. */
export const judgeBody = z.discriminatedUnion("deed", [
  z.strictObject({ deed: z.literal("dismiss") }),
  z.strictObject({ deed: z.literal("hide") }),
  z.strictObject({ deed: z.literal("warn"), reason: fields.reason }),
  z.strictObject({
    deed: z.literal("block"),
    reason: fields.reason,
    until: z.number().int().positive().max(limits.blockUntilMax).optional(),
  }),
]);
export type JudgeBody = z.infer<typeof judgeBody>;

/** Which report a call is about, in its path. */
export const judgedReport = z.strictObject({ reportID: z.coerce.number().int().positive() });

/** GET /moderation/log: what moderators have done, the newest first. Names are null for deleted players. */
export const deedsAnswer = z.array(
  z.strictObject({
    moderator: z.string().nullable(),
    deed: z.enum(moderationDeeds),
    subject: z.string().nullable(),
    reportId: z.number().int().nullable(),
    reason: z.string(),
    createdAt: z.number().int(),
  }),
);
export type DeedsAnswer = z.infer<typeof deedsAnswer>;
