import type { Kept } from "../part.ts";
import type { GamesState } from "./gamesChanges.ts";

/** The person's statistics in the row of the person, in the room's SQLite. */
export class KeptGames implements Kept<GamesState> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): GamesState {
    const { games, tables } = this.#sql
      .exec<{ games: string | null; tables: string }>("SELECT games, tables FROM person")
      .one();
    return { games: games === null ? null : JSON.parse(games), tables: JSON.parse(tables) };
  }

  write(_before: GamesState, { games, tables }: GamesState): void {
    this.#sql.exec(
      "UPDATE person SET games = ?, tables = ?",
      games && JSON.stringify(games),
      JSON.stringify(tables),
    );
  }
}
