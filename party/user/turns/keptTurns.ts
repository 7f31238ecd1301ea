import type { GameID } from "#schema/protocol/gameID.ts";
import type { TurnBasedState, TurnReport } from "#schema/rooms.ts";

/** A turn-based game as the person's room knows it. */
export type KeptTurn = {
  /** The number of the last report. */
  v: number;
  state: TurnBasedState;
  /** Whether the person was reminded of this turn, and whether a mail has named it. */
  isReminded: boolean;
  isMailed: boolean;
};

type Row = { v: number; state: string; is_reminded: number; is_mailed: number };

/** How long it is remembered that a game is over, so that no older report brings it back (ms). */
const goneKeptMs = 24 * 60 * 60_000;

/** The person's turn-based games, and when the last mail about them was written, in the room's SQLite. */
export class KeptTurns {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  find(gameID: number): KeptTurn | undefined {
    return this.#read("AND game_id = ?", gameID)[0];
  }

  all(): KeptTurn[] {
    return this.#read("");
  }

  /** Those that wait for the person, longest first. */
  waiting(): KeptTurn[] {
    return this.#read("AND since IS NOT NULL ORDER BY since, game_id");
  }

  /** Stores a game's report, unless it is older than what is known. @returns whether it was stored */
  write({ gameID, v, state }: TurnReport, now: number): boolean {
    this.#sql.exec("DELETE FROM turns WHERE gone_at < ?", now - goneKeptMs);
    const since = state?.since ?? null;
    const { rowsWritten } = this.#sql.exec(
      `INSERT INTO turns (game_id, v, state, since, gone_at) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (game_id) DO UPDATE SET
         v = excluded.v, state = excluded.state, since = excluded.since, gone_at = excluded.gone_at,
         is_reminded = is_reminded AND since IS excluded.since, is_mailed = is_mailed AND since IS excluded.since
       WHERE excluded.v >= v AND NOT (excluded.v = v AND state IS excluded.state)`,
      gameID,
      v,
      state && JSON.stringify(state),
      since,
      state === null ? now : null,
    );
    return rowsWritten > 0;
  }

  noteReminded(gameID: GameID): void {
    this.#sql.exec("UPDATE turns SET is_reminded = 1 WHERE game_id = ?", gameID);
  }

  /** Notes that the next mail names all turns that wait now. @returns its number */
  beginMail(now: number): number {
    this.noteMailed(now);
    return this.#sql
      .exec<{ number: number }>("UPDATE turn_mail SET number = number + 1 RETURNING number")
      .one().number;
  }

  noteMailed(now: number): void {
    this.#sql.exec("UPDATE turns SET is_mailed = 1 WHERE since IS NOT NULL AND is_mailed = 0");
    this.#sql.exec("UPDATE turn_mail SET last_at = ?", now);
  }

  /** The mail was not written, and is not before this time. */
  postponeMail(until: number): void {
    this.#sql.exec("UPDATE turns SET is_mailed = 0 WHERE since IS NOT NULL");
    this.#sql.exec("UPDATE turn_mail SET last_at = NULL, not_before = ?", until);
  }

  /** When the last mail was written, and before when the next one may not be. */
  mail(): { lastAt: number | null; notBefore: number } {
    const { last_at, not_before } = this.#sql
      .exec<{ last_at: number | null; not_before: number }>("SELECT last_at, not_before FROM turn_mail")
      .one();
    return { lastAt: last_at, notBefore: not_before };
  }

  clear(): void {
    this.#sql.exec("DELETE FROM turns");
  }

  #read(clause: string, ...values: SqlStorageValue[]): KeptTurn[] {
    return this.#sql
      .exec<Row>(
        `SELECT v, state, is_reminded, is_mailed FROM turns WHERE state IS NOT NULL ${clause}`,
        ...values,
      )
      .toArray()
      .map(({ v, state, is_reminded, is_mailed }) => ({
        v,
        state: JSON.parse(state),
        isReminded: is_reminded === 1,
        isMailed: is_mailed === 1,
      }));
  }
}
