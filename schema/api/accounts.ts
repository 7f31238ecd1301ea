import { z } from "zod";
import { text } from "../text.ts";
import {
  colorScheme,
  email,
  gameDefaultPositions,
  givenPassword,
  locale,
  nameOrAddress,
  password,
  takenUsername,
  userDescription,
  userID,
  username,
  wordFilter,
} from "./fields.ts";
import { lookAnswer } from "./looks.ts";

/**
 * POST /sign-up. Sends a link to the address; nobody is signed in before the address is confirmed. The account starts
 * with the given color scheme.
 */
export const signUpBody = z.strictObject({
  username,
  email,
  password,
  locale,
  colorScheme: z.optional(colorScheme),
  colorBlindnessFlag: z.optional(z.boolean()),
});
export type SignUpBody = z.infer<typeof signUpBody>;

/** POST /login, by name or address. With a guest's token it takes over what the guest has begun. */
export const loginBody = z.strictObject({
  username: nameOrAddress,
  password: givenPassword,
  /** Whether further tabs of this browser are signed in as well: then the answer has a `deviceToken`. */
  staySignedIn: z.optional(z.boolean()),
});
export type LoginBody = z.infer<typeof loginBody>;

/** Everything that the client stores about a signed-in player, except the name. */
export const accountAnswer = z.strictObject({
  id: userID,
  email: z.string(),
  userDescription,
  locale,
  colorScheme,
  colorBlindnessFlag: z.boolean(),
  wordFilter,
  gameDefaultPositions,
  look: lookAnswer,
  admin: z.boolean(),
  moderator: z.boolean(),
  /** ms UTC; null for a player who is not blocked. */
  blockedByModerationUntil: z.int().nullable(),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

export const loginAnswer = z.strictObject({
  message: z.string(),
  token: z.string(),
  /** The credential with which a new tab gets its session (POST /deviceSession). */
  deviceToken: z.optional(z.string()),
  username: z.string(),
  ...accountAnswer.shape,
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** POST /changeUsername, /changeMail, /changePassword: the new value and the current password. */
export const changeUsernameBody = z.strictObject({ username, password: givenPassword });
export const changeMailBody = z.strictObject({ email, password: givenPassword });
export const changePasswordBody = z.strictObject({ password, password_old: givenPassword });

/** DELETE /deleteUser: the current password. */
export const deleteUserBody = z.strictObject({ password: givenPassword });

/** GET /getEmail: the confirmed address of the account. */
export const emailAnswer = z.strictObject({ email: z.string() });
export type EmailAnswer = z.infer<typeof emailAnswer>;

/** POST /changePassword: the device's new credential, if it stays signed in. */
export const changePasswordAnswer = z.strictObject({ deviceToken: z.optional(z.string()) });
export type ChangePasswordAnswer = z.infer<typeof changePasswordAnswer>;

/** POST /requestPasswordReset: the account whose password was forgotten. */
export const requestPasswordResetBody = z.union([
  z.strictObject({ username: takenUsername }),
  z.strictObject({ email }),
  z.strictObject({ id: userID }),
]);
export type RequestPasswordResetBody = z.infer<typeof requestPasswordResetBody>;

/** The token of a link in a mail. */
const mailToken = text().check(z.regex(/^[0-9a-f]{64}$/));

/** POST /applyPasswordReset. */
export const applyPasswordResetBody = z.strictObject({ token: mailToken, password });
export type ApplyPasswordResetBody = z.infer<typeof applyPasswordResetBody>;

/**
 * POST /activation: the two parameters of the link in an activation mail. Programs that only look at links in mails post
 * nothing.
 */
export const activationBody = z.strictObject({ userID, token: mailToken });
export type ActivationBody = z.infer<typeof activationBody>;

/** The name of the address's owner, to sign in with. */
export const activationAnswer = z.strictObject({ username: z.string() });
export type ActivationAnswer = z.infer<typeof activationAnswer>;

/** POST /activation/{username}: a new link, for a name or an address. */
export const activationParam = z.strictObject({ username: z.union([takenUsername, email]) });
