import type { OwnGames } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity, Person, Standing } from "#schema/rooms.ts";

/** Where a person waits, and since when (ms UTC). */
export type Held = { waitingID: WaitingID; since: number };

/** Whom a guest has become, and the session that what the guest has open belongs to. */
export type Heir = { identity: Identity; session: string | undefined };

/** Whose room it is, where the person waits, and the person's games in numbers, in the room's SQLite. */
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

  rename({ kind, id, name }: Identity): void {
    this.#sql.exec(
      "INSERT INTO person (only, identity) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET identity = excluded.identity",
      JSON.stringify({ kind, id, name }),
    );
  }

  /** Nothing tells any more who it was, and nobody is it from now on. */
  end(): void {
    this.rename({ ...this.identity(), name: "" });
    this.#sql.exec("UPDATE person SET games = NULL, standing = NULL, is_gone = 1");
  }

  /** Whether the account was deleted. */
  isGone(): boolean {
    return this.#sql.exec("SELECT 1 FROM person WHERE is_gone = 1").toArray().length > 0;
  }

  /** Whom a guest has become, by which session: whatever the guest does still is the user's. */
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

  /** How moderation stands to the person; null where nobody has said so. */
  standing(): Standing | null {
    const { standing } = this.#sql.exec<{ standing: string | null }>("SELECT standing FROM person").one();
    return standing === null ? null : JSON.parse(standing);
  }

  /** @returns whether that is news */
  stand({ isAdmin, isModerator, blockedUntil }: Standing): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE person SET standing = ?1 WHERE standing IS NOT ?1",
      JSON.stringify({ isAdmin, isModerator, blockedUntil }),
    );
    return rowsWritten > 0;
  }

  /** Null before they were read for the first time. */
  games(): OwnGames | null {
    const { games } = this.#sql.exec<{ games: string | null }>("SELECT games FROM person").one();
    return games === null ? null : JSON.parse(games);
  }

  /** They are to be read when the person comes again. */
  forgetGames(): void {
    this.#sql.exec("UPDATE person SET games = NULL");
  }

  setGames(games: OwnGames): void {
    this.#sql.exec("UPDATE person SET games = ?", JSON.stringify(games));
  }
}
