import { z } from "zod";
import { type NotificationKind, notificationKinds } from "../settings.ts";
import * as fields from "./fields.ts";

/** POST /setLocale: the language of the site and of mails. */
export const setLocaleBody = z.strictObject({ locale: fields.locale });

/** POST /setColorBlindnessFlag: signs on balls beside their colours. */
export const setColorBlindnessFlagBody = z.strictObject({ colorBlindnessFlag: z.boolean() });

/** POST /setColorScheme. */
export const setColorSchemeBody = z.strictObject({ colorScheme: fields.colorScheme });

/** POST /setWordFilter: in which languages rough words in messages are covered. */
export const setWordFilterBody = z.strictObject({ wordFilter: fields.wordFilter });

/** POST /setGameDefaultPositions; GET /getGameDefaultPositions answers with the list alone. */
export const setGameDefaultPositionsBody = z.strictObject({
  gameDefaultPositions: fields.gameDefaultPositions,
});
export type GameDefaultPositions = z.infer<typeof fields.gameDefaultPositions>;

/** GET and POST of /…EmailNotificationSettings: what there may be mails about. */
export const emailNotificationSettings = z.strictObject(
  Object.fromEntries(notificationKinds.map((kind) => [kind, z.boolean()])) as Record<
    NotificationKind,
    z.ZodBoolean
  >,
);
export type EmailNotificationSettings = z.infer<typeof emailNotificationSettings>;

/** POST /editUserDescription: the text of the own profile. */
export const editUserDescriptionBody = z.strictObject({ userDescription: fields.userDescription });
