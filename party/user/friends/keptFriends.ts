import { limits } from "#schema/limits.ts";
import type { Friend, FriendNews } from "#schema/protocol/friends.ts";
import type { NewsOfFriend, Presence } from "#schema/rooms.ts";
import type { Friendship } from "#store/friends.ts";

type Row = { username: string; status: Friend["status"]; since: number; is_online: number | null };

/**
 * A copy of the person's friends in the person's room. libSQL holds the truth about them; only rooms know who is
 * online.
 */
export class KeptFriends {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** All of them, as the person sees them; null until they were read for the first time. */
  list(): Friend[] | null {
    if (!this.#isKnown()) return null;
    const rows = this.#sql.exec<Row>(
      `SELECT username, status, since, is_online FROM friends LEFT JOIN presences USING (user_id) ORDER BY place`,
    );
    return [...rows].map(({ is_online, ...friend }) => ({
      ...friend,
      isOnline: is_online === null ? null : is_online === 1,
    }));
  }

  /** Takes over libSQL's state. */
  replace(friends: readonly Friendship[]): void {
    this.#sql.exec("DELETE FROM friends");
    this.#sql.exec(
      `INSERT INTO friends (user_id, place, username, status, since)
       SELECT value ->> 'userID', key, value ->> 'username', value ->> 'status', value ->> 'since' FROM json_each(?)`,
      JSON.stringify(friends),
    );
    this.#sql.exec(
      "DELETE FROM presences WHERE user_id NOT IN (SELECT user_id FROM friends WHERE status = 'done')",
    );
    this.#sql.exec("UPDATE person SET knows_friends = 1");
  }

  /** Deletes all of them, and the record of their actions. */
  clear(): void {
    for (const table of ["friends", "presences", "friend_news"]) this.#sql.exec(`DELETE FROM ${table}`);
    this.#sql.exec("UPDATE person SET knows_friends = 0");
  }

  /** The ids of friends and of those with open requests, or of friends only. */
  ids(which: "all" | "done"): number[] {
    const where = which === "done" ? "WHERE status = 'done'" : "";
    return [
      ...this.#sql.exec<{ user_id: number }>(`SELECT user_id FROM friends ${where} ORDER BY place`),
    ].map(({ user_id }) => user_id);
  }

  /** The id of the friend of this name; undefined if there is none. */
  friendID(username: string): number | undefined {
    const friend = "SELECT user_id FROM friends WHERE username = ? AND status = 'done'";
    return [...this.#sql.exec<{ user_id: number }>(friend, username)].at(0)?.user_id;
  }

  /** The name of the user whose request waits for an answer; undefined if this user has none. */
  asking(userID: number): string | undefined {
    const asking = "SELECT username FROM friends WHERE user_id = ? AND status = 'from'";
    return [...this.#sql.exec<{ username: string }>(asking, userID)].at(0)?.username;
  }

  /** Whether some friend's presence is unknown. */
  hasUnknownPresence(): boolean {
    const unknown =
      "SELECT 1 FROM friends WHERE status = 'done' AND user_id NOT IN (SELECT user_id FROM presences)";
    return this.#sql.exec(`${unknown} LIMIT 1`).toArray().length > 0;
  }

  /** Stores a friend's presence, unless something newer is known. @returns whether that is a change */
  receive(userID: number, { isOnline, v }: Presence): boolean {
    const before = this.#sql
      .exec<{ is_online: number; v: number }>("SELECT is_online, v FROM presences WHERE user_id = ?", userID)
      .toArray();
    if (!this.ids("done").includes(userID) || (before[0] && before[0].v > v)) return false;
    this.#sql.exec(
      "INSERT OR REPLACE INTO presences (user_id, is_online, v) VALUES (?, ?, ?)",
      userID,
      Number(isOnline),
      v,
    );
    return before[0]?.is_online !== Number(isOnline);
  }

  /** The presence that friends were last told. */
  presence(): Presence {
    const { is_here, here_v } = this.#sql
      .exec<{ is_here: number; here_v: number }>("SELECT is_here, here_v FROM person")
      .one();
    return { isOnline: is_here === 1, v: here_v };
  }

  setHere(isHere: boolean): void {
    this.#sql.exec("UPDATE person SET is_here = ?, here_v = here_v + 1", Number(isHere));
  }

  /** Stores an action of somebody, unless it is known. */
  note({ key, kind, username }: NewsOfFriend): void {
    this.#sql.exec(
      "INSERT OR IGNORE INTO friend_news (key, kind, username) VALUES (?, ?, ?)",
      key,
      kind,
      username,
    );
    this.#sql.exec(
      "DELETE FROM friend_news WHERE is_told = 1 AND sequence <= (SELECT max(sequence) FROM friend_news) - ?",
      limits.friendNewsKept,
    );
  }

  /** The actions that the person has not been told yet, in order. */
  unsent(): NewsOfFriend[] {
    return [
      ...this.#sql.exec<{ key: string; kind: FriendNews; username: string }>(
        "SELECT key, kind, username FROM friend_news WHERE is_told = 0 ORDER BY sequence",
      ),
    ];
  }

  /** Marks an action as told. @returns false if it was before */
  markTold(key: string): boolean {
    const told = this.#sql.exec("UPDATE friend_news SET is_told = 1 WHERE key = ? AND is_told = 0", key);
    return told.rowsWritten > 0;
  }

  /** Whether the person has not sent too many requests recently; counts this one. */
  mayAsk(now: number): boolean {
    this.#sql.exec("DELETE FROM friend_requests WHERE at <= ?", now - limits.ratePeriodMs);
    const { n } = this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM friend_requests").one();
    if (n >= limits.friendRequestsPerPeriod) return false;
    this.#sql.exec("INSERT INTO friend_requests (at) VALUES (?)", now);
    return true;
  }

  #isKnown(): boolean {
    return this.#sql.exec<{ known: number }>("SELECT knows_friends AS known FROM person").one().known === 1;
  }
}
