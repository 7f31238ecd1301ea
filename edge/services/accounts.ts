import { tellGivenID } from "#party/site/ownSite.ts";
import type { SignUpBody } from "#schema/api/accounts.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import type { Identity } from "#schema/rooms.ts";
import { signingOut } from "#store/jobs.ts";
import { findBlockOfEmail } from "#store/moderation.ts";
import { hasEmail, hasSkeleton } from "#store/players.ts";
import { addUser, findUser, findUserByEmail, renameUser, setPasswordHash, type User } from "#store/users.ts";
import type { Call } from "../call.ts";
import type { Env } from "../env.ts";
import { doJobs } from "../jobs/running.ts";
import { Problem } from "../problem.ts";
import { checkPassword, newPasswordHash, refuseUntil } from "./attempts.ts";
import { boxOf } from "./boxOf.ts";
import { askDatabase } from "./database.ts";
import { deleteUser } from "./deleting.ts";
import { rememberGuest } from "./guests.ts";
import { sendAskedLink, sendLink } from "./links.ts";
import { claimFirstMail } from "./mailAttempts.ts";
import { nameTaken } from "./nameTaken.ts";
import { newCredential } from "./sessionEnds.ts";
import { hashOf } from "./tokens.ts";

/** A user who changes their own account, and the session that survives when the others end. */
export type Owner = { userID: number; tokenHash: string; deviceID: string | null };

/**
 * Creates an account and sends its activation link. A `guest` who signs up gets its games at the first sign-in.
 * @throws Problem `USERNAME_NOT_AVAILABLE`, `EMAIL_NOT_AVAILABLE`, or `too_many_requests` for a mailbox that has had
 * too many mails
 */
export async function signUp(call: Call, body: SignUpBody, guest: Identity | undefined): Promise<void> {
  const { env, now } = call;
  const { username, email, locale, colorScheme, colorBlindnessFlag: isColorBlind } = body;
  await expectFree(call, body);
  refuseUntil(await claimFirstMail(call, email), now);
  const passwordHash = await newPasswordHash(call, body.password, "stranger");
  const emailHash = await hashOf(boxOf(email));
  const id = await askDatabase(env, async (db) => {
    const blockedUntil = await findBlockOfEmail(db, emailHash, now);
    const chosen = { username, email, locale, colorScheme, isColorBlind };
    return addUser(db, { ...chosen, passwordHash, registeredAt: now, blockedUntil });
  });
  if (id !== undefined) await tellGivenID(env, "users", id);
  if (id === undefined) {
    // Somebody else took the name or address while the password was hashed.
    await expectFree(call, body);
    throw new Error("expected a name or an address that is taken, found both free");
  }
  if (guest) await rememberGuest(env, guest, id);
  const emailLower = email.toLowerCase();
  await sendLink(call, "activation", {
    id,
    username,
    email,
    emailLower,
    passwordHash,
    locale,
    activatedAt: null,
  });
}

/**
 * Renames a user, also at the tables where the user sits. Nobody is signed out: sessions carry no name.
 * @throws Problem `wrong_password`, `USERNAME_NOT_AVAILABLE`
 */
export async function changeUsername(
  call: Call,
  userID: number,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const owner = await expectOwner(call, userID, password);
  const renamed = { username, now: call.now };
  const { outcome, jobs } = await askDatabase(call.env, (db) => renameUser(db, owner, renamed));
  if (outcome === "outdated") throw wrongPassword();
  if (outcome === "taken") throw nameTaken();
  await doJobs(call, jobs);
}

/**
 * Sends a confirmation link to a new address. The old address stays until the link is followed, so a typo locks nobody
 * out.
 * @throws Problem `wrong_password`, `EMAIL_NOT_AVAILABLE`, `too_many_requests`
 */
export async function changeMail(
  call: Call,
  userID: number,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const owner = await expectOwner(call, userID, password);
  const holder = await askDatabase(call.env, (db) => findUserByEmail(db, email));
  if (holder && holder.id !== userID) throw addressTaken();
  if (!(await sendAskedLink(call, "newAddress", owner, { by: "owner", address: email })))
    throw wrongPassword();
}

/**
 * The confirmed address of a user.
 * @throws Problem `unauthenticated` if the account was deleted
 */
export async function emailOf(env: Env, userID: number): Promise<string> {
  return (await findOwner(env, userID)).email;
}

/**
 * Sets a new password. All other sessions, their sockets and all other devices end.
 * @returns a new credential for the caller's own device, if it stays signed in
 * @throws Problem `wrong_password`
 */
export async function changePassword(
  call: Call,
  { userID, ...own }: Owner,
  body: { password: string; password_old: string },
): Promise<string | undefined> {
  const owner = await expectOwner(call, userID, body.password_old);
  const passwordHash = await newPasswordHash(call, body.password, "known");
  const { deviceToken, credentialHash } = await newCredential();
  const changed = { passwordHash, kept: { ...own, credentialHash } };
  const { isSet, staysSignedIn } = await askDatabase(call.env, (db) =>
    setPasswordHash(db, owner, changed, call.now),
  );
  if (!isSet) throw wrongPassword();
  await doJobs(call, [signingOut({ kind: "user", id: userID })]);
  return staysSignedIn ? deviceToken : undefined;
}

/**
 * Deletes an account for good, for whoever knows its password.
 * @throws Problem `wrong_password`
 */
export async function deleteAccount(call: Call, userID: number, password: string): Promise<void> {
  const owner = await expectOwner(call, userID, password);
  if (!(await deleteUser(call, { kind: "user", id: userID }, owner))) throw wrongPassword();
}

/**
 * The user, if the password is correct. Hashing takes a while: what the caller does next must still hold for the user
 * as it was read.
 * @throws Problem `wrong_password`, `unauthenticated`
 */
async function expectOwner(call: Call, userID: number, password: string): Promise<User> {
  const user = await findOwner(call.env, userID);
  if (!(await checkPassword(call, user, password, "signedIn"))) throw wrongPassword();
  return user;
}

async function findOwner(env: Env, userID: number): Promise<User> {
  const user = await askDatabase(env, (db) => findUser(db, userID));
  if (!user) throw new Problem("unauthenticated", "The account is gone.");
  return user;
}

function wrongPassword(): Problem {
  return new Problem("wrong_password", "Wrong password.");
}

async function expectFree({ env, now }: Call, { username, email }: SignUpBody): Promise<void> {
  const [isNamed, isAddressed] = await askDatabase(env, (db) =>
    Promise.all([hasSkeleton(db, skeletonOf(username), { now }), hasEmail(db, email)]),
  );
  if (isNamed) throw nameTaken();
  if (isAddressed) throw addressTaken();
}

export function addressTaken(): Problem {
  return new Problem("EMAIL_NOT_AVAILABLE", "The e-mail address is taken.");
}
