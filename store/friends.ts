import { and, eq, gt, gte, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { failedAttempts } from "#schema/db/attempts.ts";
import { friendships } from "#schema/db/friendships.ts";
import { mailCause, mails } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { FriendStatus } from "#schema/protocol/friends.ts";
import type { Attention } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { newMail } from "./newMail.ts";

/** Another player and the relation to them: since when (ms UTC), and who has to answer, if somebody does. */
export type Friendship = { userID: number; username: string; status: FriendStatus; since: number };

/** The outcome of a request: it was made, or the other had asked already and they are friends now. */
export type RequestOutcome = "requested" | "confirmed" | "unchanged";

/** What has ended: a friendship, one's own request, or the other's. */
export type CancelOutcome = "cancelled" | "withdrew" | "declined" | "unchanged";

/** A player's friends and open requests, requests first, then by name. */
export async function friendsOf(db: Database, userID: number): Promise<Friendship[]> {
  const rows = await db
    .select({
      userID: users.id,
      username: users.username,
      pendingId: friendships.pendingId,
      since: friendships.since,
    })
    .from(friendships)
    .innerJoin(
      users,
      sql`${users.id} = iif(${friendships.lowId} = ${userID}, ${friendships.highId}, ${friendships.lowId})`,
    )
    .where(isFriendshipOf(userID))
    .orderBy(isNull(friendships.pendingId), users.usernameLower)
    .limit(limits.friendsMax + limits.openFriendRequests);
  return rows.map(({ pendingId, ...friend }) => ({ ...friend, status: statusOf(pendingId, userID) }));
}

/** How many friends somebody has, with those whom they have asked. */
export function countFriends(db: Database, userID: number): Promise<number> {
  const isOwn = or(isNull(friendships.pendingId), ne(friendships.pendingId, userID));
  return db.$count(friendships, and(isFriendshipOf(userID), isOwn));
}

/** How many requests of others wait for somebody's answer. */
export function countOpenRequests(db: Database, userID: number): Promise<number> {
  return db.$count(friendships, and(isFriendshipOf(userID), eq(friendships.pendingId, userID)));
}

/**
 * Sends a friend request. If the other has asked already, even concurrently, they become friends. The other gets a
 * mail, if they want such mails, none about the same player within limits.friendMailPauseMs, and
 * limits.friendMailsPerPause about all.
 * @param attention of the other: whoever looks at the site sees the request there, and whoever is only here gets the mail
 * after limits.friendMailWaitMs, unless the request is answered by then
 */
export async function requestFriend(
  db: Database,
  { from, to }: { from: number; to: number },
  now: number,
  attention: Attention = "away",
): Promise<RequestOutcome> {
  const mailAt = attention === "here" ? now + limits.friendMailWaitMs : now;
  const [added, confirmed] = await db.batch([
    db
      .insert(friendships)
      .values({ ...pairOf(from, to), pendingId: to, since: now })
      .onConflictDoNothing()
      .returning({ since: friendships.since }),
    confirmation(db, { by: from, from: to }, now),
    ...(attention === "looks"
      ? []
      : [mailAbout(db, { from, to }, now, mailAt), mailNoted(db, { from, to }, now)]),
    forgetMail(db, { from: to, to: from }),
  ]);
  if (added.length > 0) return "requested";
  return confirmed.length > 0 ? "confirmed" : "unchanged";
}

/** Accepts another player's request. False if there is none, unless they are friends already. */
export async function confirmFriend(
  db: Database,
  pair: { by: number; from: number },
  now: number,
): Promise<"confirmed" | "unchanged" | "no_request"> {
  const [confirmed] = await db.batch([
    confirmation(db, pair, now),
    forgetMail(db, { from: pair.from, to: pair.by }),
  ]);
  if (confirmed.length > 0) return "confirmed";
  const [found] = await db
    .select({ pendingId: friendships.pendingId })
    .from(friendships)
    .where(isPair(pair.by, pair.from));
  return found?.pendingId === null ? "unchanged" : "no_request";
}

/** Ends the relation between two players. Returns what it was for the one who ends it. */
export async function cancelFriend(
  db: Database,
  { by, other }: { by: number; other: number },
): Promise<CancelOutcome> {
  const [[ended]] = await db.batch([
    db.delete(friendships).where(isPair(by, other)).returning({ pendingId: friendships.pendingId }),
    forgetMail(db, { from: other, to: by }),
    forgetMail(db, { from: by, to: other }),
  ]);
  if (!ended) return "unchanged";
  if (ended.pendingId === null) return "cancelled";
  return ended.pendingId === by ? "declined" : "withdrew";
}

function confirmation(db: Database, { by, from }: { by: number; from: number }, now: number) {
  return db
    .update(friendships)
    .set({ pendingId: null, since: now })
    .where(and(isPair(by, from), eq(friendships.pendingId, by)))
    .returning({ since: friendships.since });
}

/** Deletes the mail about a request that waits: the request is answered, or taken back. */
function forgetMail(db: Database, { from, to }: { from: number; to: number }) {
  const address = db.select({ email: users.email }).from(users).where(eq(users.id, to));
  return db
    .delete(mails)
    .where(
      and(
        eq(mails.cause, mailCause.user(from)),
        eq(mails.kind, "friendRequest"),
        eq(mails.attempts, 0),
        gt(mails.nextAt, mails.createdAt),
        sql`${mails.recipient} = ${address}`,
      ),
    );
}

/** The mail about a request that was just stored, to be sent at `mailAt`. Times in ms UTC. */
function mailAbout(db: Database, { from, to }: { from: number; to: number }, now: number, mailAt: number) {
  const asker = db.select({ username: users.username }).from(users).where(eq(users.id, from));
  const data = sql`json_object(
    'username', ${users.username}, 'friend', ${asker}, 'url', '/' || ${users.locale} || '/friends'
  )`;
  const reader = { recipient: users.email, locale: users.locale };
  const mail = newMail({ kind: "friendRequest", ...reader, data, cause: mailCause.user(from) }, now, mailAt);
  const lately = db
    .select({ one: sql`1` })
    .from(failedAttempts)
    .where(and(eq(failedAttempts.key, mailKey(from, to)), gt(failedAttempts.nextAt, now)));
  const all = mailKey("", to);
  const ofAll = db
    .select({ mails: sql`count(*)` })
    .from(failedAttempts)
    .where(
      and(gte(failedAttempts.key, all), lt(failedAttempts.key, `${all}:`), gt(failedAttempts.nextAt, now)),
    );
  return db.insert(mails).select(
    db
      .select(mail)
      .from(friendships)
      .innerJoin(users, eq(users.id, to))
      .where(
        and(
          isAsked(from, to, now),
          eq(users.mailsFriendRequests, true),
          sql`not exists ${lately}`,
          sql`${ofAll} < ${limits.friendMailsPerPause}`,
        ),
      ),
  );
}

/** Notes that a mail about this pair was sent, so that asking again sends none. */
function mailNoted(db: Database, { from, to }: { from: number; to: number }, now: number) {
  const until = now + limits.friendMailPauseMs;
  const note = {
    key: sql`${mailKey(from, to)}`.as("key"),
    failures: sql`0`.as("failures"),
    nextAt: sql`${until}`.as("next_at"),
    expiresAt: sql`${until}`.as("expires_at"),
  };
  return db
    .insert(failedAttempts)
    .select(
      db
        .select(note)
        .from(friendships)
        .where(isAsked(from, to, now)),
    )
    .onConflictDoUpdate({
      target: failedAttempts.key,
      set: { nextAt: until, expiresAt: until },
      setWhere: sql`${failedAttempts.nextAt} <= ${now}`,
    });
}

/** The keys of all mails to one player stand together. */
const mailKey = (from: number | "", to: number) => `friend mail to ${to} from ${from}`;

/** Whether the row is a request that was made at this very time. */
function isAsked(from: number, to: number, now: number): SQL | undefined {
  return and(isPair(from, to), eq(friendships.pendingId, to), eq(friendships.since, now));
}

function isFriendshipOf(userID: number): SQL | undefined {
  return or(eq(friendships.lowId, userID), eq(friendships.highId, userID));
}

function isPair(one: number, other: number): SQL | undefined {
  const { lowId, highId } = pairOf(one, other);
  return and(eq(friendships.lowId, lowId), eq(friendships.highId, highId));
}

function pairOf(one: number, other: number) {
  return { lowId: Math.min(one, other), highId: Math.max(one, other) };
}

function statusOf(pendingId: number | null, self: number): FriendStatus {
  if (pendingId === null) return "done";
  return pendingId === self ? "from" : "to";
}
