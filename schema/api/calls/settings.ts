import type { ApiCall } from "../call.ts";
import { gameDefaultPositions } from "../fields.ts";
import * as settings from "../settings.ts";

/** Players' own settings. */
export const settingsCalls: ApiCall[] = [
  {
    method: "POST",
    path: "/setLocale",
    about: "The language of the site and of mails.",
    caller: "user",
    body: settings.setLocaleBody,
  },
  {
    method: "POST",
    path: "/setColorBlindnessFlag",
    about: "Whether balls carry signs beside their colors.",
    caller: "user",
    body: settings.setColorBlindnessFlagBody,
  },
  {
    method: "POST",
    path: "/setColorScheme",
    about: "Light, dark, or as the device has it.",
    caller: "user",
    body: settings.setColorSchemeBody,
  },
  {
    method: "POST",
    path: "/setWordFilter",
    about: "In which languages rough words in messages are covered.",
    caller: "user",
    body: settings.setWordFilterBody,
  },
  {
    method: "GET",
    path: "/getGameDefaultPositions",
    about: "Where the own seat is drawn on a table of 4 and of 6; -1 leaves seats unturned.",
    caller: "user",
    answer: { schema: gameDefaultPositions },
  },
  {
    method: "POST",
    path: "/setGameDefaultPositions",
    about: "Sets where the own seat is drawn.",
    caller: "user",
    body: settings.setGameDefaultPositionsBody,
  },
  {
    method: "POST",
    path: "/unsubscribe",
    about:
      "Ends the mails of one kind for whom the link of such a mail was meant, without a sign-in: what mail programs call (RFC 8058).",
    caller: "anybody",
    query: settings.unsubscribeQuery,
    isLimited: true,
    errors: ["token"],
  },
  {
    method: "GET",
    path: "/getEmailNotificationSettings",
    about: "What the caller gets mails about.",
    caller: "user",
    answer: { schema: settings.emailNotificationSettings },
  },
  {
    method: "POST",
    path: "/setEmailNotificationSettings",
    about: "Sets what the caller gets mails about; answers with what is set.",
    caller: "user",
    body: settings.emailNotificationSettings,
    answer: { schema: settings.emailNotificationSettings },
  },
  {
    method: "GET",
    path: "/getProfilePrivacy",
    about:
      "What the own profile keeps from others: the days on which one has played, and with whom; and whether the own name is without the tag of sponsors.",
    caller: "user",
    answer: { schema: settings.profilePrivacy },
  },
  {
    method: "POST",
    path: "/setProfilePrivacy",
    about: "Changes what the own profile keeps from others.",
    caller: "user",
    body: settings.profilePrivacy,
  },
  {
    method: "POST",
    path: "/editUserDescription",
    about: "The text of the own profile; empty takes it away.",
    caller: "user",
    body: settings.editUserDescriptionBody,
    errors: ["blocked"],
  },
];
