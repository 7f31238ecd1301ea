import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { isCommonPassword } from "../passwords.ts";
import { isReservedName } from "../reservedNames.ts";
import { colorSchemes, locales } from "../settings.ts";
import { lines, text } from "../text.ts";
import { fault } from "./fieldFaults.ts";

export { decisionReason, teamName, tournamentTitle } from "../tournament/names.ts";
export { type FieldFault, faultOf, fieldFaults } from "./fieldFaults.ts";
export { nameOrAddress, takenUsername } from "./takenUsername.ts";

/**
 * Fields that people fill in. Forms and calls validate them with the same schemas: the message of an issue is a
 * `FieldFault`, for which the client has the texts. `zod/mini`, so that a form does not load all of zod.
 */

const latin = "A-Za-zÄÖÜäöüß";
/** The alphabets of Slavic languages. The other Cyrillic letters are historic, or signs rather than letters. */
const cyrillic = "\u0400-\u045F\u0490\u0491";

/**
 * A new name: letters of one script, and not reserved for the site. Existing names stay valid. Only the server knows
 * whether the name or a look-alike is taken (`skeletonOf`).
 */
export const username = text().check(
  z.trim(),
  z.normalize("NFC"),
  z.minLength(limits.usernameMinLength, fault("too_short")),
  z.maxLength(limits.usernameMaxLength, fault("too_long")),
  z.regex(new RegExp(`^[${latin}${cyrillic}]+$`), fault("not_letters")),
  z.refine((name) => new RegExp(`^([${latin}]+|[${cyrillic}]+)$`).test(name), fault("mixed_scripts")),
  z.refine((name) => !isReservedName(name), fault("reserved")),
);

/** A new password. Normalized, so that it is the same on every keyboard. */
export const password = text().check(
  z.normalize("NFKC"),
  z.minLength(limits.passwordMinLength, fault("too_short")),
  z.maxLength(limits.passwordMaxLength, fault("too_long")),
  z.refine((text) => !isCommonPassword(text), fault("too_common")),
);

/** A password to compare with the stored one. Its format does not matter; old ones may contain a tab. */
export const givenPassword = lines().check(
  z.normalize("NFKC"),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.passwordMaxLength, fault("too_long")),
);

export const email = text().check(
  z.trim(),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.emailMaxLength, fault("too_long")),
  z.email({ pattern: z.regexes.html5Email, ...fault("not_an_email") }),
  z.regex(/@[^@]+\.[^@.]+$/, fault("not_an_email")),
);

/** The text of a profile; may be empty. */
export const userDescription = lines().check(
  z.trim(),
  z.maxLength(limits.descriptionMaxLength, fault("too_long")),
);

/** Why moderation blocks a player. */
export const reason = lines().check(
  z.trim(),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.reasonMaxLength, fault("too_long")),
);

/** A player's description of a bug in a game. */
export const report = lines().check(
  z.trim(),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.reportMaxLength, fault("too_long")),
);

/** The name of somebody who cancels a contract or withdraws from it. */
export const declarant = text().check(
  z.trim(),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.declarantMaxLength, fault("too_long")),
);

/** What identifies a contract: the provider's number of a subscription or, if somebody ends it, a username. */
export const contract = text().check(
  z.trim(),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.subscriptionIDMaxLength, fault("too_long")),
);

export const locale = z.enum(locales);
export const colorScheme = z.enum(colorSchemes);

/** The languages whose swear words are masked in messages. */
export const wordFilter = z.array(locale).check(z.maxLength(locales.length));

/** Where a player's own seat is drawn at tables of 4 and of 6. */
export const gameDefaultPositions = z.tuple([
  position(limits.defaultPositionOf4),
  position(limits.defaultPositionOf6),
]);

/** A player's id. */
export const userID = z.int().check(z.positive());

function position({ from, to }: { from: number; to: number }) {
  return z.int().check(z.minimum(from), z.maximum(to));
}

/** A time zone by its name: "Europe/Berlin". */
export const timeZone = text().check(z.maxLength(limits.timeZoneMaxLength), z.refine(isTimeZone, "unknown"));

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
