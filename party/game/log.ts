import { formatMove, type Move, parseMove } from "#rules/index.ts";
import type { Beginning, LoggedMove, Sitting, ToldOfMove } from "./logged.ts";

/** The log of a game in the room's SQLite. The log is the game: replaying it gives the state. */
export class GameLog {
  readonly #sql: SqlStorage;
  /** A cache of the requests that have made a move, with the position that it led to. */
  #requests: Map<string, number> | undefined;
  /** A cache of the number of moves. */
  #version: number | undefined;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** How the game began; `undefined` if it has not. */
  beginning(): Beginning | undefined {
    const [row] = this.#sql.exec<{
      opening: string;
      seed: ArrayBuffer;
      seed_hash: string;
      draw: string | null;
      aborted_at: number | null;
      decision: string | null;
    }>("SELECT opening, seed, seed_hash, draw, aborted_at, decision FROM game");
    return (
      row && {
        game: JSON.parse(row.opening),
        seed: new Uint8Array(row.seed),
        seedHash: row.seed_hash,
        draw: row.draw && JSON.parse(row.draw),
        sittings: this.#sittings(),
        abortedAt: row.aborted_at,
        decision: row.decision && JSON.parse(row.decision),
      }
    );
  }

  begin({ game, seed, seedHash, draw }: Pick<Beginning, "game" | "seed" | "seedHash" | "draw">): void {
    this.#sql.exec(
      "INSERT INTO game (only, opening, seed, seed_hash, draw) VALUES (1, ?, ?, ?, ?)",
      JSON.stringify(game),
      seed,
      seedHash,
      draw && JSON.stringify(draw),
    );
  }

  /** Stores a whole game that has ended, its moves as one row. */
  restore(beginning: Beginning, moves: readonly LoggedMove[]): void {
    this.begin(beginning);
    this.write(undefined, beginning);
    this.#keepRestored(moves);
  }

  /** Notes that the game never begins. */
  giveUp(): void {
    this.#sql.exec("INSERT OR IGNORE INTO given_up (only) VALUES (1)");
  }

  isGivenUp(): boolean {
    return this.#sql.exec("SELECT 1 FROM given_up").toArray().length > 0;
  }

  /**
   * Stores what is different in `next`: who sits, or sat, on the seats, whether the game decides a match, and how it has
   * ended. It stays ended.
   */
  write(before: Beginning | undefined, next: Beginning): void {
    const { game, sittings, decision, abortedAt } = next;
    if (game !== before?.game) this.#sql.exec("UPDATE game SET opening = ?", JSON.stringify(game));
    if (sittings !== before?.sittings) this.#writeSittings(sittings);
    if (decision !== null && decision !== before?.decision)
      this.#sql.exec("UPDATE game SET decision = ?", JSON.stringify(decision));
    if (abortedAt !== null && abortedAt !== before?.abortedAt)
      this.#sql.exec("UPDATE game SET aborted_at = ?", abortedAt);
  }

  #writeSittings(sittings: readonly Sitting[]): void {
    this.#sql.exec("DELETE FROM sittings");
    for (const { seat, owner, version, at } of sittings) {
      this.#sql.exec(
        "INSERT INTO sittings (seat, owner, version, at) VALUES (?, ?, ?, ?)",
        seat,
        JSON.stringify(owner),
        version,
        at,
      );
    }
  }

  /** Counts the reports to the lobby, from 1. */
  countTold(): number {
    return this.#sql.exec<{ told: number }>("UPDATE game SET told = told + 1 RETURNING told").one().told;
  }

  /** Whether the game's channel has asked for its members, and must be told when they change. */
  hasChannel(): boolean {
    return this.#sql.exec<{ has: number }>("SELECT has_channel AS has FROM game").one().has === 1;
  }

  noteChannel(): void {
    this.#sql.exec("UPDATE game SET has_channel = 1 WHERE has_channel = 0");
  }

  /**
   * Adds the move that leads to position `version`. Throws if there already is one.
   * @param request what asked for it, or null
   * @param told what everybody was told with it, or null
   */
  append(
    version: number,
    { move, at, isAutopilot }: LoggedMove,
    { request, told }: { request: string | null; told: ToldOfMove | null },
  ): void {
    this.#sql.exec(
      "INSERT INTO moves (version, move, at, is_autopilot, request, told) VALUES (?, ?, ?, ?, ?, ?)",
      version,
      formatMove(move),
      at,
      Number(isAutopilot),
      request,
      told && JSON.stringify(told),
    );
    this.#version = version;
    if (request !== null) this.#requests?.set(request, version);
  }

  /** The position that the move of this request led to; `undefined` if it has made none. */
  versionAfter(request: string): number | undefined {
    this.#requests ??= new Map(
      this.#sql
        .exec<{ request: string; version: number }>(
          "SELECT request, version FROM moves WHERE request NOTNULL",
        )
        .toArray()
        .map(({ request, version }) => [request, version]),
    );
    return this.#requests.get(request);
  }

  /** Called after a rollback: caches must be discarded. */
  onUndone(): void {
    this.#requests = undefined;
    this.#version = undefined;
  }

  /** All moves, in order. A game that was restored has ended, so none follows. */
  moves(): LoggedMove[] {
    return this.#restored() ?? this.#appended();
  }

  /** The number of moves that were made in this room: none of a game that was restored. */
  version(): number {
    const sql = "SELECT coalesce(max(version), 0) AS version FROM moves";
    this.#version ??= this.#sql.exec<{ version: number }>(sql).one().version;
    return this.#version;
  }

  /** What everybody was told with the moves after position `version`, oldest first; null where that is unknown. */
  toldAfter(version: number): (ToldOfMove | null)[] {
    const rows = this.#sql.exec<{ told: string | null }>(
      "SELECT told FROM moves WHERE version > ? ORDER BY version",
      version,
    );
    return [...rows].map(({ told }) => told && JSON.parse(told));
  }

  /** When the last move was made (ms UTC), or 0. */
  lastMoveAt(): number {
    const [row] = this.#sql.exec<{ at: number }>("SELECT at FROM moves ORDER BY version DESC LIMIT 1");
    return row?.at ?? this.#restored()?.at(-1)?.at ?? 0;
  }

  /** Adjusts all times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.#sql.exec(
      `UPDATE game SET aborted_at = aborted_at - ?1,
       decision = json_set(decision, '$.at', (decision ->> '$.at') - ?1),
       opening = json_set(opening, '$.createdAt', (opening ->> '$.createdAt') - ?1)`,
      back,
    );
    for (const table of ["moves", "sittings"]) this.#sql.exec(`UPDATE ${table} SET at = at - ?`, back);
    const restored = this.#restored();
    if (restored !== undefined) this.#keepRestored(restored.map((move) => ({ ...move, at: move.at - back })));
  }

  #appended(): LoggedMove[] {
    const rows = this.#sql.exec<{ move: string; at: number; is_autopilot: number }>(
      "SELECT move, at, is_autopilot FROM moves ORDER BY version",
    );
    return [...rows].map(({ move, at, is_autopilot }) => ({
      move: readMove(move),
      at,
      isAutopilot: is_autopilot === 1,
    }));
  }

  /** The moves of a game that was fetched from libSQL. */
  #restored(): LoggedMove[] | undefined {
    const [row] = this.#sql.exec<{ moves: string }>("SELECT moves FROM restored_moves");
    const moves: (Omit<LoggedMove, "move"> & { move: string })[] | undefined = row && JSON.parse(row.moves);
    return moves?.map((logged) => ({ ...logged, move: readMove(logged.move) }));
  }

  /** Stores them as one row: a row for each would cost anew whenever somebody comes to an emptied game. */
  #keepRestored(moves: readonly LoggedMove[]): void {
    const rows = moves.map((logged) => ({ ...logged, move: formatMove(logged.move) }));
    this.#sql.exec("INSERT OR REPLACE INTO restored_moves (only, moves) VALUES (1, ?)", JSON.stringify(rows));
  }

  #sittings(): Sitting[] {
    const rows = this.#sql.exec<{ seat: number; owner: string; version: number; at: number }>(
      "SELECT seat, owner, version, at FROM sittings ORDER BY number",
    );
    return [...rows].map((row) => ({ ...row, owner: JSON.parse(row.owner) }));
  }
}

function readMove(text: string): Move {
  const move = parseMove(text);
  if (move === undefined) throw new Error(`expected a move in the log, found "${text}"`);
  return move;
}
