import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";

/**
 * Leave to open one socket to this room as somebody. A ticket travels in an address, where logs may keep it: so it is
 * good for one use and a few seconds, and the room remembers only its hash.
 */
export class Tickets {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** A new ticket for this identity. */
  async issue(identity: Identity, now: number): Promise<string> {
    const ticket = crypto.getRandomValues(new Uint8Array(32)).toHex();
    const hash = await hashOf(ticket);
    this.#sql.exec("DELETE FROM tickets WHERE expires_at <= ?", now);
    this.#sql.exec(
      "INSERT INTO tickets (hash, identity, expires_at) VALUES (?, ?, ?)",
      hash,
      JSON.stringify(identity),
      now + limits.ticketLifetimeMs,
    );
    return ticket;
  }

  /** Whom the ticket is for, and uses it up; `undefined` for one that is unknown, used or too old. */
  async redeem(ticket: string, now: number): Promise<Identity | undefined> {
    const hash = await hashOf(ticket);
    const [row] = this.#sql.exec<{ identity: string; expires_at: number }>(
      "DELETE FROM tickets WHERE hash = ? RETURNING identity, expires_at",
      hash,
    );
    return row && row.expires_at > now ? JSON.parse(row.identity) : undefined;
  }
}

async function hashOf(ticket: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ticket));
  return new Uint8Array(digest).toHex();
}
