import { limits } from "#schema/limits.ts";
import type { Identity, ModerationStatus, Person, SessionsMeant } from "#schema/rooms.ts";

/** Whose ticket it is, which session asked for it, and the person's moderation status (`null` if unknown). */
export type Holder = {
  identity: Identity;
  session: string | null;
  moderationStatus: ModerationStatus | null;
};

/** A visitor without a ticket. */
export const spectator = { identity: null, session: null, moderationStatus: null };

type Row = { identity: string; session: string | null; moderation_status: string | null; expires_at: number };

/**
 * Tickets: each admits one socket to this room with an identity. A ticket travels in a URL, which logs may keep, so it
 * is valid once and for a few seconds, and the room stores only its hash.
 */
export class Tickets {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Issues a ticket for this identity, requested by this session. */
  async issue(holder: Holder, now: number): Promise<string> {
    const ticket = crypto.getRandomValues(new Uint8Array(32)).toHex();
    await this.keep(ticket, holder, now);
    return ticket;
  }

  /** Stores a ticket, which is valid from now on. */
  async keep(ticket: string, { identity, session, moderationStatus }: Holder, now: number): Promise<void> {
    const hash = await hashOf(ticket);
    this.#sql.exec("DELETE FROM tickets WHERE expires_at <= ?", now);
    this.#sql.exec(
      "INSERT INTO tickets (hash, identity, session, moderation_status, expires_at) VALUES (?, ?, ?, ?, ?)",
      hash,
      JSON.stringify(identity),
      session,
      JSON.stringify(moderationStatus),
      now + limits.ticketLifetimeMs,
    );
  }

  /** Redeems a ticket; `undefined` for one that is unknown, used or expired. */
  async redeem(ticket: string, now: number): Promise<Holder | undefined> {
    const hash = await hashOf(ticket);
    const [row] = this.#sql.exec<Row>(
      "DELETE FROM tickets WHERE hash = ? RETURNING identity, session, moderation_status, expires_at",
      hash,
    );
    if (!row || row.expires_at <= now) return undefined;
    return {
      identity: JSON.parse(row.identity),
      session: row.session,
      moderationStatus: row.moderation_status === null ? null : JSON.parse(row.moderation_status),
    };
  }

  /** Gives all tickets of this person this moderation status. */
  restand({ kind, id }: Person, moderationStatus: ModerationStatus): void {
    this.#sql.exec(
      "UPDATE tickets SET moderation_status = ? WHERE identity ->> 'kind' = ? AND identity ->> 'id' = ?",
      JSON.stringify(moderationStatus),
      kind,
      id,
    );
  }

  /** Whether a person has a valid ticket. */
  has({ kind, id }: Person, now: number): boolean {
    const theirs = this.#sql.exec(
      "SELECT 1 FROM tickets WHERE identity ->> 'kind' = ? AND identity ->> 'id' = ? AND expires_at > ? LIMIT 1",
      kind,
      id,
      now,
    );
    return theirs.toArray().length > 0;
  }

  /** Revokes a person's tickets that were requested by these sessions. */
  revoke({ kind, id }: Person, sessions: SessionsMeant): void {
    const theirs = this.#sql.exec<{ hash: string; session: string | null }>(
      "SELECT hash, session FROM tickets WHERE identity ->> 'kind' = ? AND identity ->> 'id' = ?",
      kind,
      id,
    );
    for (const { hash, session } of theirs.toArray()) {
      if (isMeant(sessions, session)) this.#sql.exec("DELETE FROM tickets WHERE hash = ?", hash);
    }
  }
}

/** Whether a session is among those meant. An unknown session is, unless exactly one other is meant. */
export function isMeant({ except = [], only }: SessionsMeant, session: string | null): boolean {
  if (session === null) return only === undefined;
  return only === undefined ? !except.includes(session) : only.includes(session);
}

async function hashOf(ticket: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ticket));
  return new Uint8Array(digest).toHex();
}
