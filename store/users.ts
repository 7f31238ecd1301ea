import { and, eq, exists, gt, ne, not, or, sql } from "drizzle-orm";
import { mails, mailTokens } from "#schema/db/mails.ts";
import { blockAddresses, blocks } from "#schema/db/moderation.ts";
import { subscriptions } from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import type { NewJob } from "#schema/jobs.ts";
import type { ColorScheme, Locale } from "#schema/settings.ts";
import type { Database } from "./db.ts";
import { endingAllBut, type KeptSession } from "./devices.ts";
import { unlinkGuestsOf } from "./guests.ts";
import { addJobIfUser } from "./jobs.ts";
import { isLinkOf, isStill, type KnownUser } from "./knownUser.ts";
import { isWanted, type LinkWanted } from "./mails.ts";
import { holdsFor } from "./moderation.ts";
import { newMail } from "./newMail.ts";
import { isNotResting, restName } from "./restingNames.ts";
import { namesOf } from "./usernames.ts";

/** Everything that is stored about a user. */
export type User = typeof users.$inferSelect;

/** The initial values of an account. Times in ms UTC. */
export type NewUser = {
  username: string;
  email: string;
  passwordHash: string;
  locale: Locale;
  colorScheme?: ColorScheme;
  isColorBlind?: boolean;
  registeredAt: number;
  blockedUntil: number | null;
};

/**
 * The outcome of a change: done, refused because of a conflict with another user, or too late for the account as it was
 * known.
 */
export type Outcome = "done" | "taken" | "outdated";

/** Creates an account that is not activated yet and returns its id; undefined if its name or address is taken. */
export async function addUser(
  db: Database,
  { username, email, ...user }: NewUser,
): Promise<number | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, ...namesOf(username), ...addressesOf(email) })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id;
}

/** How many accounts there are, activated or not. Reads all of them. */
export function countUsers(db: Database): Promise<number> {
  return db.$count(users, gt(users.id, 0));
}

export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The user of exactly this name, in any case. */
export async function findUserByName(db: Database, username: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.usernameLower, username.toLowerCase()));
  return user;
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.emailLower, email.toLowerCase()));
  return user;
}

/**
 * Renames a user, unless the name or a look-alike is taken or rests. The user stays signed in everywhere; these jobs tell
 * the rooms.
 */
export async function renameUser(
  db: Database,
  known: KnownUser,
  { username, now }: { username: string; now: number },
): Promise<{ outcome: Outcome; jobs: NewJob[] }> {
  const jobs: NewJob[] = [{ kind: "rename", payload: { userID: known.id } }];
  const names = namesOf(username);
  const next = names.usernameSkeleton;
  const isFree = isNotResting(db, next, known.id, now);
  const isMeant = and(isStill(known), isFree);
  const [resting, waking, forgetting] = restName(db, known.id, { next, isMeant, now });
  const renaming = db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(isStill(known), not(isFree))),
    resting,
    waking,
    forgetting,
    db
      .update(users)
      .set({ ...names, nameVersion: sql`${users.nameVersion} + 1` })
      .where(isMeant)
      .returning({ id: users.id }),
    ...jobs.map((job) => addJobIfUser(db, isMeant, job, now)),
  ]);
  const outcome = await outcomeOf(renaming.then(([, , , , changed]) => changed));
  const isRefused = outcome === "outdated" && (await renaming)[0].length > 0;
  return { outcome: isRefused ? "taken" : outcome, jobs };
}

/** Stores that a user has just signed in. */
export async function noteLogin(db: Database, id: number, now: number): Promise<void> {
  await db.update(users).set({ lastLoginAt: now }).where(eq(users.id, id));
}

/** A new password, set by the owner, whose session is `kept`, or by a link of a mail, which confirms the address. */
export type NewPassword = { passwordHash: string } & ({ kept: KeptSession } | { link: LinkWanted });

/**
 * Sets a new password, and ends all links that were sent for the account (whoever knew the old password may have
 * requested them) and all sessions and devices but the one that is kept (`removeAllBut`). By a link, the guests who signed
 * up with the account no longer become it, for they may have been somebody else's. Nothing happens if the account has
 * changed meanwhile, or the link is not valid (any more). @param password its hash has a salt of its own
 */
export async function setPasswordHash(
  db: Database,
  known: KnownUser,
  password: NewPassword,
  now: number,
): Promise<{ isSet: boolean; staysSignedIn: boolean }> {
  const { passwordHash } = password;
  const [kept, link] = "link" in password ? [undefined, password.link] : [password.kept, undefined];
  const isLinked = link && exists(db.select().from(mailTokens).where(isWanted(link, now)));
  const activatedAt = link && sql`coalesce(${users.activatedAt}, ${now})`;
  const changed = { ...known, passwordHash };
  const [set, renewed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, activatedAt })
      .where(and(isStill(known), isLinked))
      .returning({ id: users.id }),
    ...endingAllBut(db, { userID: known.id, kept, isUser: isStill(changed) }, now),
    db.delete(mailTokens).where(isLinkOf(db, changed)),
    ...(link ? [unlinkGuestsOf(db, known.id, isStill(changed))] : []),
  ]);
  return { isSet: set.length > 0, staysSignedIn: renewed.length > 0 };
}

/** A confirmed address, the hash of its link's token, and the hashes by which blocks know it and the previous one. */
export type ConfirmedAddress = {
  email: string;
  tokenHash: string;
  emailHash: string;
  formerHash: string;
  /** Until when moderation blocks it (ms UTC). */
  blockedUntil: number | null;
  /** Where the owner of the previous address can read whom to contact. */
  helpUrl: string;
};

/**
 * Confirms a user's address by a link, which is used from then on, and ends all other links, which went to the previous
 * address. It may be a new one: then
 * the previous one gets a mail, and blocks that apply to the user also apply to the new one.
 */
export async function confirmAddress(
  db: Database,
  known: KnownUser,
  { email, tokenHash, emailHash, formerHash, blockedUntil, helpUrl }: ConfirmedAddress,
  now: number,
): Promise<Outcome> {
  const confirmed = {
    ...addressesOf(email),
    activatedAt: now,
    // A new address ends no block.
    blockedUntil: sql`nullif(max(coalesce(${users.blockedUntil}, 0), ${blockedUntil ?? 0}), 0)`,
  };
  const data = sql`json_object('username', ${users.username}, 'url', ${helpUrl})`;
  const news = db
    .select(newMail({ kind: "addressChanged", recipient: users.email, locale: users.locale, data }, now))
    .from(users)
    .where(and(isStill(known), ne(users.emailLower, confirmed.emailLower)));
  const isNew = ne(users.emailLower, confirmed.emailLower);
  const hasContract = sql`exists (select 1 from ${subscriptions} where user_id = ${users.id})`;
  const held = db
    .select({ blockId: blocks.id, emailHash: sql`${emailHash}`.as("email_hash") })
    .from(blocks)
    .innerJoin(users, isStill(known))
    .where(and(or(eq(blocks.userId, known.id), holdsFor(db, formerHash)), gt(blocks.blockedUntil, now)));
  return outcomeOf(
    db
      .batch([
        db.insert(blockAddresses).select(held).onConflictDoNothing(),
        db.delete(mailTokens).where(and(isLinkOf(db, known), ne(mailTokens.tokenHash, tokenHash))),
        db
          .update(mailTokens)
          .set({ usedAt: now })
          .where(and(isLinkOf(db, known), eq(mailTokens.tokenHash, tokenHash))),
        db.insert(mails).select(news),
        addJobIfUser(db, and(isStill(known), isNew, hasContract), tellingCustomer(known.id), now),
        db.update(users).set(confirmed).where(isStill(known)).returning({ id: users.id }),
      ])
      .then(([, , , , , changed]) => changed),
  );
}

/** The job that tells the payment provider the address of a player who is its customer. */
export function tellingCustomer(userID: number): NewJob {
  return { kind: "tellCustomer", payload: { userID } };
}

function addressesOf(email: string) {
  return { email, emailLower: email.toLowerCase() };
}

/** The outcome of a change that returns the rows it has changed. */
async function outcomeOf(change: PromiseLike<unknown[]>): Promise<Outcome> {
  try {
    return (await change).length > 0 ? "done" : "outdated";
  } catch (error) {
    if (isTaken(error)) return "taken";
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes("UNIQUE constraint failed")) return true;
  }
  return false;
}
