import type { GameID } from "#schema/protocol/gameID.ts";
import type { Kept } from "../part.ts";
import type { GoneGame, KeptTurn, TurnMail, TurnsState } from "./turnsState.ts";

type Row = {
  game_id: number;
  v: number;
  state: string | null;
  is_reminded: number;
  is_mailed: number;
  gone_at: number | null;
};

/** The person's turn-based games, and the mails about them, in the SQLite of the person's room. */
export class KeptTurns implements Kept<TurnsState> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): TurnsState {
    const rows = this.#sql
      .exec<Row>("SELECT game_id, v, state, is_reminded, is_mailed, gone_at FROM turns ORDER BY game_id")
      .toArray();
    return {
      turns: rows.flatMap(({ v, state, is_reminded, is_mailed }) =>
        state === null
          ? []
          : [{ v, state: JSON.parse(state), isReminded: is_reminded === 1, isMailed: is_mailed === 1 }],
      ),
      gone: rows.flatMap(({ game_id, v, gone_at }) =>
        gone_at === null ? [] : [{ gameID: game_id as GameID, v, goneAt: gone_at }],
      ),
      mail: this.#mail(),
    };
  }

  write(before: TurnsState, next: TurnsState): void {
    const left = gameIDs(next);
    for (const gameID of gameIDs(before))
      if (!left.has(gameID)) this.#sql.exec("DELETE FROM turns WHERE game_id = ?", gameID);
    const known = new Set<object>([...before.turns, ...before.gone]);
    for (const turn of next.turns) if (!known.has(turn)) this.#writeTurn(turn);
    for (const game of next.gone) if (!known.has(game)) this.#writeGone(game);
    if (next.mail === before.mail) return;
    const { number, lastAt, notBefore } = next.mail;
    const mail = "UPDATE turn_mail SET number = ?, last_at = ?, not_before = ?";
    this.#sql.exec(mail, number, lastAt, notBefore);
  }

  #mail(): TurnMail {
    const { number, last_at, not_before } = this.#sql
      .exec<{ number: number; last_at: number | null; not_before: number }>(
        "SELECT number, last_at, not_before FROM turn_mail",
      )
      .one();
    return { number, lastAt: last_at, notBefore: not_before };
  }

  #writeTurn({ v, state, isReminded, isMailed }: KeptTurn): void {
    this.#sql.exec(
      `INSERT OR REPLACE INTO turns (game_id, v, state, since, is_reminded, is_mailed)
       VALUES (?, ?, ?, ?, ?, ?)`,
      state.gameID,
      v,
      JSON.stringify(state),
      state.since,
      isReminded ? 1 : 0,
      isMailed ? 1 : 0,
    );
  }

  #writeGone({ gameID, v, goneAt }: GoneGame): void {
    const row = "INSERT OR REPLACE INTO turns (game_id, v, gone_at) VALUES (?, ?, ?)";
    this.#sql.exec(row, gameID, v, goneAt);
  }
}

function gameIDs({ turns, gone }: TurnsState): Set<GameID> {
  return new Set([...turns.map(({ state }) => state.gameID), ...gone.map(({ gameID }) => gameID)]);
}
