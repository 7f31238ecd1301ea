import type { Friendship } from "#store/friends.ts";
import type { Kept } from "../part.ts";
import type { FriendPresence, FriendsState } from "./peopleState.ts";

/**
 * A copy of the person's friends in the SQLite of the person's room. libSQL holds the truth about them; only rooms know
 * who is online.
 */
export class KeptFriends implements Kept<FriendsState> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): FriendsState {
    return { friends: this.#areKnown() ? this.#friends() : null, presences: this.#presences() };
  }

  write(before: FriendsState, next: FriendsState): void {
    this.#writeFriends(before.friends ?? [], next.friends ?? []);
    this.#writePresences(before.presences, next.presences);
    const areKnown = next.friends !== null;
    if (areKnown === (before.friends !== null)) return;
    this.#sql.exec("UPDATE person SET knows_friends = ?", Number(areKnown));
  }

  /** The id of the friend of this name; undefined if there is none. */
  friendID(username: string): number | undefined {
    const friend = "SELECT user_id FROM friends WHERE username = ? AND status = 'done'";
    return [...this.#sql.exec<{ user_id: number }>(friend, username)].at(0)?.user_id;
  }

  /** The name of the friend with this id; undefined if there is none. */
  friendName(userID: number): string | undefined {
    const friend = "SELECT username FROM friends WHERE user_id = ? AND status = 'done'";
    return [...this.#sql.exec<{ username: string }>(friend, userID)].at(0)?.username;
  }

  #areKnown(): boolean {
    return this.#sql.exec<{ known: number }>("SELECT knows_friends AS known FROM person").one().known === 1;
  }

  #friends(): Friendship[] {
    return this.#sql
      .exec<Friendship>("SELECT user_id AS userID, username, status, since FROM friends ORDER BY place")
      .toArray();
  }

  #presences(): FriendPresence[] {
    const rows = this.#sql.exec<{ userID: number; is_online: number; v: number }>(
      "SELECT user_id AS userID, is_online, v FROM presences",
    );
    return [...rows].map(({ userID, is_online, v }) => ({ userID, isOnline: is_online === 1, v }));
  }

  #writeFriends(before: readonly Friendship[], next: readonly Friendship[]): void {
    const ids = new Set(next.map(({ userID }) => userID));
    for (const { userID } of before)
      if (!ids.has(userID)) this.#sql.exec("DELETE FROM friends WHERE user_id = ?", userID);
    for (const [place, one] of next.entries()) {
      if (one === before.at(place)) continue;
      this.#sql.exec(
        "INSERT OR REPLACE INTO friends (user_id, place, username, status, since) VALUES (?, ?, ?, ?, ?)",
        one.userID,
        place,
        one.username,
        one.status,
        one.since,
      );
    }
  }

  #writePresences(before: readonly FriendPresence[], next: readonly FriendPresence[]): void {
    const ids = new Set(next.map(({ userID }) => userID));
    for (const { userID } of before)
      if (!ids.has(userID)) this.#sql.exec("DELETE FROM presences WHERE user_id = ?", userID);
    const stored = new Set(before);
    for (const one of next) {
      if (stored.has(one)) continue;
      const row = "INSERT OR REPLACE INTO presences (user_id, is_online, v) VALUES (?, ?, ?)";
      this.#sql.exec(row, one.userID, Number(one.isOnline), one.v);
    }
  }
}
