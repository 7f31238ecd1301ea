import type { ChatID } from "#schema/protocol/chatOverview.ts";
import type { ChatState, KnownConditions, Leaver, Member } from "./state.ts";

type MemberRow = {
  user_id: number;
  name: string;
  since: number;
  read: number;
  is_hidden: number;
  blocked_until: number | null;
};
type LeaverRow = { user_id: number; name: string; invited_by: number | null; has_declined: number };
type ConditionsRow = { user_id: number; v: number; muted: string; games: string };
type Entry = { readonly userID: number };

/** The state of a chat in its SQLite, with a row for each member and leaver. */
export class Keeping {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The chat's state; `undefined` if it was never opened. */
  read(): ChatState | undefined {
    const [chat] = this.#sql.exec<{ id: ChatID; title: string | null; created: number }>(
      "SELECT id, title, created FROM chat",
    );
    if (chat === undefined) return undefined;
    const members = [...this.#sql.exec<MemberRow>("SELECT * FROM members ORDER BY place")];
    const leavers = [...this.#sql.exec<LeaverRow>("SELECT * FROM leavers ORDER BY user_id")];
    const conditions = [...this.#sql.exec<ConditionsRow>("SELECT * FROM conditions ORDER BY user_id")];
    return {
      ...chat,
      members: members.map(memberOf),
      leavers: leavers.map(leaverOf),
      conditions: conditions.map(conditionsOf),
    };
  }

  /** Stores what has changed since `before`. */
  write(before: ChatState | undefined, next: ChatState): void {
    const { id, title, created } = next;
    if (before === undefined)
      this.#sql.exec("INSERT INTO chat (only, id, title, created) VALUES (1, ?, ?, ?)", id, title, created);
    else if (before.title !== title) this.#sql.exec("UPDATE chat SET title = ?", title);
    this.#writeList("members", before, next, (member) => this.#writeMember(member));
    this.#writeList("leavers", before, next, ({ userID, name, invitedBy, hasDeclined }) =>
      this.#sql.exec(
        `INSERT INTO leavers (user_id, name, invited_by, has_declined) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id) DO UPDATE SET
           name = excluded.name, invited_by = excluded.invited_by, has_declined = excluded.has_declined`,
        userID,
        name,
        invitedBy,
        Number(hasDeclined),
      ),
    );
    this.#writeList("conditions", before, next, ({ userID, v, muted, games }) =>
      this.#sql.exec(
        `INSERT INTO conditions (user_id, v, muted, games) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id) DO UPDATE SET v = excluded.v, muted = excluded.muted, games = excluded.games`,
        userID,
        v,
        JSON.stringify(muted),
        JSON.stringify(games),
      ),
    );
  }

  /** Numbers the next report of the chat to a member. */
  nextReport(): number {
    return this.#sql.exec<{ v: number }>("UPDATE chat SET v = v + 1 RETURNING v").one().v;
  }

  /** Deletes the rows of those who are not there any more, and writes those that have changed. */
  #writeList<List extends "members" | "leavers" | "conditions">(
    list: List,
    before: ChatState | undefined,
    next: ChatState,
    write: (entry: ChatState[List][number]) => void,
  ): void {
    const had: readonly Entry[] = before?.[list] ?? [];
    const has: readonly ChatState[List][number][] = next[list];
    const ids = new Set(has.map(({ userID }) => userID));
    for (const { userID } of had)
      if (!ids.has(userID)) this.#sql.exec(`DELETE FROM ${list} WHERE user_id = ?`, userID);
    const known = new Set(had);
    for (const entry of has) if (!known.has(entry)) write(entry);
  }

  /** A new member comes last. */
  #writeMember({ userID, name, since, read, isHidden, blockedUntil }: Member): void {
    this.#sql.exec(
      `INSERT INTO members (user_id, place, name, since, read, is_hidden, blocked_until)
       VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM members), ?, ?, ?, ?, ?)
       ON CONFLICT (user_id) DO UPDATE SET
         name = excluded.name, since = excluded.since, read = excluded.read, is_hidden = excluded.is_hidden,
         blocked_until = excluded.blocked_until`,
      userID,
      name,
      since,
      read,
      Number(isHidden),
      blockedUntil,
    );
  }
}

function memberOf({ user_id, name, since, read, is_hidden, blocked_until }: MemberRow): Member {
  return { userID: user_id, name, since, read, isHidden: is_hidden === 1, blockedUntil: blocked_until };
}

function leaverOf({ user_id, name, invited_by, has_declined }: LeaverRow): Leaver {
  return { userID: user_id, name, invitedBy: invited_by, hasDeclined: has_declined === 1 };
}

function conditionsOf({ user_id, v, muted, games }: ConditionsRow): KnownConditions {
  return { userID: user_id, v, muted: JSON.parse(muted), games: JSON.parse(games) };
}
