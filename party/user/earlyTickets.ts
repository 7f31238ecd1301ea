import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";

/** Whose ticket it is, and which session asked for it. */
type Early = { identity: Identity; session: string | null; expiresAt: number };

/**
 * Tickets to the own room of a guest of whom nothing is stored yet. Guests cost nothing, so asking for a ticket stores
 * nothing: these live in memory only, and the room opens when one is used. A client whose ticket is lost with the instance
 * asks for another one.
 */
export class EarlyTickets {
  readonly #tickets = new Map<string, Early>();

  issue(identity: Identity, session: string | null, now: number): string {
    this.#forgetOld(now);
    const ticket = crypto.getRandomValues(new Uint8Array(32)).toHex();
    this.#tickets.set(ticket, { identity, session, expiresAt: now + limits.ticketLifetimeMs });
    return ticket;
  }

  /** Redeems a ticket; `undefined` for one that is unknown, used or expired. */
  take(ticket: string, now: number): Omit<Early, "expiresAt"> | undefined {
    this.#forgetOld(now);
    const early = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    return early;
  }

  /** Whose a valid ticket is, if there is one. */
  holder(now: number): Identity | undefined {
    this.#forgetOld(now);
    return this.#tickets.values().next().value?.identity;
  }

  /** Ends all of them. */
  revoke(): void {
    this.#tickets.clear();
  }

  #forgetOld(now: number): void {
    for (const [ticket, { expiresAt }] of this.#tickets) if (expiresAt <= now) this.#tickets.delete(ticket);
  }
}
