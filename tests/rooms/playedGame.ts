import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { GameLog } from "#party/game/log.ts";
import type { VariantName } from "#rules/index.ts";
import { chanceFor } from "#tests/chance.ts";
import { type PlayedGame, playGame } from "#tests/support/playedGame.ts";
import type { Table } from "./table.ts";

/** The played games by variant: to play one takes half a second. */
const played = new Map<VariantName, Promise<PlayedGame>>();

/**
 * Puts a table where a game of its variant is played but for so many moves, as if all its seats had made the others just
 * now, within a minute. Nobody may have come to it yet. Good moves from there end the game about as soon.
 * @returns the number of moves that are played
 */
export async function playAllBut(left: number, { room }: Pick<Table, "room">): Promise<number> {
  const { variant } = await runInDurableObject(room, (_, { storage }) => gameOf(storage));
  if (!played.has(variant)) played.set(variant, playGame(variant, chanceFor(`a played game of ${variant}`)));
  const { seed, seedHash, moves } = await (played.get(variant) as Promise<PlayedGame>);
  const made = moves.slice(0, -left);
  const chance = chanceFor("times of a played game");
  const pauses = made.map(() => Math.floor(chance() * 100));
  await runInDurableObject(room, async (instance, { storage }) => {
    const now = Date.now();
    let at = now - pauses.reduce((sum, pause) => sum + pause, 0);
    const game = JSON.stringify({ ...gameOf(storage), createdAt: at });
    storage.sql.exec("UPDATE game SET opening = ?, seed = ?, seed_hash = ?", game, seed, seedHash);
    storage.sql.exec("DELETE FROM moves");
    const log = new GameLog(storage.sql);
    for (const [i, move] of made.entries()) {
      at += pauses[i];
      log.append(i + 1, { move, at, isAutopilot: false }, { request: null, told: null });
    }
    // What the room remembers of the game is outdated, as after a rollback.
    (instance as unknown as { onUndone(): void }).onUndone();
    // When it looks whether the game is idle, it also finds out who moves next.
    storage.sql.exec("INSERT OR REPLACE INTO due (name, at, set_at) VALUES ('idle', ?1, ?1)", now);
    await storage.setAlarm(now);
  });
  await runDurableObjectAlarm(room);
  return made.length;
}

function gameOf({ sql }: DurableObjectStorage) {
  const beginning = new GameLog(sql).beginning();
  if (beginning === undefined) throw new Error("expected a game that has begun");
  return beginning.game;
}
