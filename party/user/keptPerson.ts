import { deleted } from "#schema/names.ts";
import type { OwnGames } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity, ModerationStatus, Person } from "#schema/rooms.ts";
import type { Table } from "#store/gameLists.ts";

/** Where a person waits, and since when (ms UTC). */
export type Held = { waitingID: WaitingID; since: number };

/** The user that a guest has become, and the session that owns the guest's sockets. */
export type Heir = { identity: Identity; session: string | undefined };

/** The room's owner, where the person waits, and the person's statistics, in the room's SQLite. */
export class KeptPerson {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  identity(): Identity {
    const { identity } = this.#sql.exec<{ identity: string }>("SELECT identity FROM person").one();
    return JSON.parse(identity);
  }

  person(): Person {
    const { kind, id } = this.identity();
    return { kind, id };
  }

  rename({ kind, id, name, nameVersion }: Identity): void {
    this.#sql.exec(
      "INSERT INTO person (only, identity) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET identity = excluded.identity",
      JSON.stringify({ kind, id, name, nameVersion }),
    );
  }

  /** Deletes everything that says who it was. Nobody is the owner from now on. */
  end(person: Person): void {
    this.rename(deleted(person));
    this.#sql.exec("UPDATE person SET games = NULL, tables = '[]', moderation_status = NULL, is_gone = 1");
  }

  /** Whether the account was deleted. */
  isGone(): boolean {
    return this.#sql.exec("SELECT 1 FROM person WHERE is_gone = 1").toArray().length > 0;
  }

  /** Stores which user the guest has become and by which session: everything the guest still does is the user's. */
  heir(): Heir | undefined {
    const { became, session } = this.#sql
      .exec<{ became: string | null; session: string | null }>(
        "SELECT became, became_session AS session FROM person",
      )
      .one();
    return became === null ? undefined : { identity: JSON.parse(became), session: session ?? undefined };
  }

  become({ identity, session }: Heir): void {
    this.#sql.exec(
      "UPDATE person SET became = ?, became_session = ?",
      JSON.stringify(identity),
      session ?? null,
    );
  }

  held(): Held | undefined {
    const { waiting_id: waitingID, waiting_since: since } = this.#sql
      .exec<{ waiting_id: WaitingID | null; waiting_since: number | null }>(
        "SELECT waiting_id, waiting_since FROM person",
      )
      .one();
    return waitingID === null || since === null ? undefined : { waitingID, since };
  }

  hold(held: Held | undefined): void {
    this.#sql.exec(
      "UPDATE person SET waiting_id = ?, waiting_since = ?",
      held?.waitingID ?? null,
      held?.since ?? null,
    );
  }

  /** The person's moderation status; null if unknown. */
  moderationStatus(): ModerationStatus | null {
    const { status } = this.#sql
      .exec<{ status: string | null }>("SELECT moderation_status AS status FROM person")
      .one();
    return status === null ? null : JSON.parse(status);
  }

  /** @returns whether that is a change */
  stand({ isAdmin, isModerator, blockedUntil }: ModerationStatus): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE person SET moderation_status = ?1 WHERE moderation_status IS NOT ?1",
      JSON.stringify({ isAdmin, isModerator, blockedUntil }),
    );
    return rowsWritten > 0;
  }

  /** Null until they were read for the first time. */
  games(): OwnGames | null {
    const { games } = this.#sql.exec<{ games: string | null }>("SELECT games FROM person").one();
    return games === null ? null : JSON.parse(games);
  }

  /** Makes them be read again when the person comes next. */
  forgetGames(): void {
    this.#sql.exec("UPDATE person SET games = NULL");
  }

  setGames(games: OwnGames, tables: readonly Table[]): void {
    this.#sql.exec("UPDATE person SET games = ?, tables = ?", JSON.stringify(games), JSON.stringify(tables));
  }

  /** The users who sit at the person's running games, as far as they were read. */
  tables(): Table[] {
    const { tables } = this.#sql.exec<{ tables: string }>("SELECT tables FROM person").one();
    return JSON.parse(tables);
  }
}
