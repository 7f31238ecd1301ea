import { z } from "zod";
import { limits } from "../limits.ts";
import { type NoticeKind, noticeKinds } from "../settings.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

/**
 * The time of day in which nothing is pushed: minutes after midnight in the player's time zone. It may span midnight.
 */
const quietHours = z
  .strictObject({
    from: minuteOfDay,
    to: minuteOfDay,
    timeZone: fields.timeZone,
  })
  .refine(({ from, to }) => from !== to, { path: ["to"], message: "the same" });
export type QuietHours = z.infer<typeof quietHours>;

/** POST /setPushSettings: what is pushed, and when not; answers with the same. */
export const pushSettings = z.strictObject({
  kinds: z.strictObject(
    Object.fromEntries(noticeKinds.map((kind) => [kind, z.boolean()])) as Record<NoticeKind, z.ZodBoolean>,
  ),
  quietHours: quietHours.nullable(),
});
export type PushSettings = z.infer<typeof pushSettings>;

/**
 * GET /getPushSettings: the same, and the public key that browsers expect pushes from; null if this site sends none.
 */
export const pushSettingsAnswer = z.strictObject({
  publicKey: z.string().nullable(),
  ...pushSettings.shape,
});
export type PushSettingsAnswer = z.infer<typeof pushSettingsAnswer>;

const endpoint = text().check(z.maxLength(limits.pushEndpointMaxLength));

/** POST /subscribeToPush: the browser's endpoint and keys (PushSubscription), and its language. */
export const subscribeToPushBody = z.strictObject({
  endpoint,
  keys: z.strictObject({
    // An uncompressed point of P-256, and 16 bytes.
    p256dh: text().check(z.regex(/^B[A-Za-z0-9_-]{86}=?$/)),
    auth: text().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
  locale: fields.locale,
});
export type SubscribeToPushBody = z.infer<typeof subscribeToPushBody>;

/** POST /unsubscribeFromPush, POST /testPush: the browser. */
export const pushEndpointBody = z.strictObject({ endpoint });
