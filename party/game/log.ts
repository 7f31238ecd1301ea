import { formatMove, type Move, parseMove } from "#rules/index.ts";
import type { OpenGame } from "#schema/rooms.ts";

/** How a game began. */
export interface Beginning {
  game: OpenGame;
  /** 32 bytes that all chance of the game comes from (rules/chance.ts). Secret until the end. */
  seed: Uint8Array;
  /** SHA-256 of the seed, hexadecimal: shown from the start, so that the seed can't be changed afterwards. */
  seedHash: string;
}

/** A move as the log keeps it: when it was made, in ms UTC. */
export interface LoggedMove {
  move: Move;
  at: number;
}

/** The log of a game in the room's SQLite. It is the game: the state is what comes out when it is played back. */
export class GameLog {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** How the game began; `undefined` if it has not. */
  beginning(): Beginning | undefined {
    const [row] = this.#sql.exec<{ opening: string; seed: ArrayBuffer; seed_hash: string }>(
      "SELECT opening, seed, seed_hash FROM game",
    );
    return row && { game: JSON.parse(row.opening), seed: new Uint8Array(row.seed), seedHash: row.seed_hash };
  }

  begin({ game, seed, seedHash }: Beginning): void {
    this.#sql.exec(
      "INSERT INTO game (only, opening, seed, seed_hash) VALUES (1, ?, ?, ?)",
      JSON.stringify(game),
      seed,
      seedHash,
    );
  }

  /** Changes who sits on the seats; the game itself stays what it was. */
  reseat(game: OpenGame): void {
    this.#sql.exec("UPDATE game SET opening = ?", JSON.stringify(game));
  }

  /** Adds the move that leads to position `version`. Throws if there is one already. */
  append(version: number, { move, at }: LoggedMove): void {
    this.#sql.exec("INSERT INTO moves (version, move, at) VALUES (?, ?, ?)", version, formatMove(move), at);
  }

  /** All moves, in order. */
  moves(): LoggedMove[] {
    const rows = this.#sql.exec<{ move: string; at: number }>("SELECT move, at FROM moves ORDER BY version");
    return [...rows].map(({ move, at }) => ({ move: readMove(move), at }));
  }
}

function readMove(text: string): Move {
  const move = parseMove(text);
  if (move === undefined) throw new Error(`expected a move in the log, found "${text}"`);
  return move;
}
