import { z } from "zod";
import { type NotificationKind, notificationKinds } from "../settings.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

/** POST /setLocale: the language of the site and of mails. */
export const setLocaleBody = z.strictObject({ locale: fields.locale });

/** POST /setColorBlindnessFlag: symbols on marbles in addition to their colors. */
export const setColorBlindnessFlagBody = z.strictObject({ colorBlindnessFlag: z.boolean() });

/** POST /setColorScheme. */
export const setColorSchemeBody = z.strictObject({ colorScheme: fields.colorScheme });

/** POST /setWordFilter: the languages whose swear words are masked in messages. */
export const setWordFilterBody = z.strictObject({ wordFilter: fields.wordFilter });

/** POST /setGameDefaultPositions; GET /getGameDefaultPositions answers with the list only. */
export const setGameDefaultPositionsBody = z.strictObject({
  gameDefaultPositions: fields.gameDefaultPositions,
});
export type GameDefaultPositions = z.infer<typeof fields.gameDefaultPositions>;

/** POST and GET /unsubscribe: what the links of mails contain, and which mails are not wanted. */
export const unsubscribeQuery = z.strictObject({
  of: z.enum(notificationKinds),
  token: text().check(z.regex(/^[0-9a-f]{32}$/)),
});

/** GET and POST of /…EmailNotificationSettings: the kinds of mails that the player wants. */
export const emailNotificationSettings = z.strictObject(
  Object.fromEntries(notificationKinds.map((kind) => [kind, z.boolean()])) as Record<
    NotificationKind,
    z.ZodBoolean
  >,
);
export type EmailNotificationSettings = z.infer<typeof emailNotificationSettings>;

/**
 * GET and POST of /…ProfilePrivacy: what one's own profile keeps from others, and whether the name is without the tag of
 * sponsors.
 */
export const profilePrivacy = z.strictObject({
  hidesActivity: z.boolean(),
  hidesSocials: z.boolean(),
  hidesSponsoring: z.boolean(),
});
export type ProfilePrivacy = z.infer<typeof profilePrivacy>;

/** POST /editUserDescription: the text of one's own profile. */
export const editUserDescriptionBody = z.strictObject({ userDescription: fields.userDescription });
