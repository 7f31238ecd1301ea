import { log } from "#party/log.ts";
import type { AccountAnswer, LoginAnswer, LoginBody } from "#schema/api/accounts.ts";
import { count } from "#schema/figures/count.ts";
import type { Identity } from "#schema/rooms.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import { userIdentity } from "#store/identities.ts";
import { removeLinks } from "#store/mails.ts";
import { markSignIn } from "#store/signInMarks.ts";
import { findUserByEmail, findUserByName, noteLogin, type User } from "#store/users.ts";
import type { Call } from "../call.ts";
import { Problem } from "../problem.ts";
import { checkPassword, checkPasswordOf, countUnknownName } from "./attempts.ts";
import { askDatabase } from "./database.ts";
import type { DeviceName } from "./deviceName.ts";
import { takeAlongGuests } from "./guests.ts";
import { lookOf } from "./looks.ts";
import { beginUserSession } from "./sessions.ts";
import { hashOf } from "./tokens.ts";

/**
 * Signs a user in by name or address. A `guest` who signs in brings its games along.
 * @throws Problem `user`, `email` or `password`: whether a user of a name exists is no secret, because names are public.
 * Of an address it is: without an account it is answered like a wrong password, and only the right one is told that the
 * address is not confirmed
 */
export async function logIn(
  call: Call,
  { staySignedIn = false, ...body }: LoginBody,
  device: DeviceName,
  guest: Identity | undefined,
): Promise<LoginAnswer> {
  const { env, now } = call;
  const user = body.username.includes("@")
    ? await byAddress(call, body.username, body.password)
    : await byName(call, body.username, body.password);
  const begun = await beginUserSession(env, user, { ...device, staysSignedIn: staySignedIn }, now);
  // The password was correct when it was checked; meanwhile it was changed or the account deleted.
  if (!begun) throw wrongPassword();
  const { browser, system, kind } = device;
  const mark = await hashOf(JSON.stringify([call.addressMark, browser, system, kind]));
  await askDatabase(env, async (db) => {
    await noteLogin(db, user.id, now);
    await markSignIn(db, user.id, mark, now);
    // Somebody who knows the password needs no reset link.
    await removeLinks(db, user.id, "passwordReset");
  });
  const session = sessionMark(await hashOf(begun.token));
  await takeAlongGuests(env, guest, userIdentity(user.id, user.username, user.nameVersion), session).catch(
    (error) => log("guest not taken over", "error", { userID: user.id }, error),
  );
  count("tac_sign_ins_total", { outcome: "signed in" });
  return { message: "Signed in.", ...begun, username: user.username, ...accountOf(user, now) };
}

async function byName(call: Call, username: string, password: string): Promise<User> {
  const user = await askDatabase(call.env, (db) => findUserByName(db, username));
  if (!user) {
    await countUnknownName(call);
    count("tac_sign_ins_total", { outcome: "unknown name" });
    throw new Problem("user", "There is no user of this name.");
  }
  expectActive(user);
  if (!(await checkPassword(call, user, password, "stranger"))) throw wrongPassword();
  return user;
}

async function byAddress(call: Call, email: string, password: string): Promise<User> {
  const user = await askDatabase(call.env, (db) => findUserByEmail(db, email));
  const isRight = await checkPasswordOf(call, email, user, password);
  if (!isRight || !user) throw wrongPassword();
  expectActive(user);
  return user;
}

function expectActive({ activatedAt }: User): void {
  if (activatedAt === null) throw new Problem("email", "The e-mail address is not confirmed yet.");
}

function wrongPassword(): Problem {
  count("tac_sign_ins_total", { outcome: "wrong password" });
  return new Problem("password", "Wrong password.");
}

/** What a client stores about its user. */
export function accountOf(user: User, now: number): AccountAnswer {
  const isBlocked = user.blockedUntil !== null && user.blockedUntil > now;
  return {
    id: user.id,
    email: user.email,
    userDescription: user.description,
    locale: user.locale,
    colorScheme: user.colorScheme,
    colorBlindnessFlag: user.isColorBlind,
    wordFilter: user.wordFilter,
    gameDefaultPositions: [user.defaultPosition4, user.defaultPosition6],
    look: lookOf(user, now),
    admin: user.isAdmin,
    moderator: user.isModerator,
    blockedByModerationUntil: isBlocked ? user.blockedUntil : null,
  };
}
