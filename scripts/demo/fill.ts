import { finishedGame } from "#party/game/finish.ts";
import { chanceStream, type Random, seedBytes } from "#rules/index.ts";
import type { Database } from "#store/db.ts";
import { addGame, finishGame } from "#store/games.ts";
import { foldAll } from "#store/ratings/folding.ts";
import { noteOpened } from "#store/unopenedGames.ts";
import { addPlayers, befriend, type DemoPlayer } from "./people.ts";
import { daysBefore, planGames, timesOfGames } from "./plans.ts";
import { ownerOf, playPlannedGame } from "./playedGame.ts";

export interface DemoSize {
  players: number;
  games: number;
  /** Everything follows from it. */
  seed: number;
  /** ms UTC */
  now: number;
}

const dayMs = 24 * 60 * 60_000;
/** Over how many days the games are spread: 14 months. */
const days = 425;

/**
 * Fills an empty database with players, friendships and finished games; the same size gives the same data.
 * @returns the players
 */
export async function fillDemo(db: Database, { players, games, seed, now }: DemoSize): Promise<DemoPlayer[]> {
  const random = randomOf(seed);
  const since = daysBefore(now, days);
  const people = await addPlayers(db, players, since, random);
  await befriend(db, people, random, since);
  await playPastGames(db, people, { games, from: since + 30 * dayMs, to: now - dayMs / 4 }, random);
  return people;
}

/** Plays games between two moments (ms UTC) and stores them, as if these players had played them then. */
export async function playPastGames(
  db: Database,
  players: readonly DemoPlayer[],
  { games, from, to }: { games: number; from: number; to: number },
  random: Random,
): Promise<void> {
  const plans = planGames(players, timesOfGames(games, from, to, random), random);
  for (const [number, plan] of plans.entries()) {
    const { variant, createdAt, seats } = plan;
    // Two may begin at the same moment.
    const creationKey = `demo ${createdAt} ${number}`;
    const game = { variant, createdAt, seats: seats.map(ownerOf), waitingID: null, creationKey };
    const gameID = await addGame(db, game);
    // The clock of a running site deletes old games that have no room.
    await noteOpened(db, [gameID]);
    const { beginning, moves } = playPlannedGame(gameID, plan);
    await finishGame(db, finishedGame(beginning, moves));
  }
  await foldAll(db, to);
}

/** The random numbers that follow from a seed. */
export function randomOf(seed: number): Random {
  const bytes = new Uint8Array(seedBytes);
  new DataView(bytes.buffer).setUint32(0, seed);
  return chanceStream(bytes, 1);
}
