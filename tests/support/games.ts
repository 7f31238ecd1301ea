import { newStatistics, variantOf } from "#rules/index.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { addGame, type FinishedGame } from "#store/games.ts";
import { addGuest } from "#store/guests.ts";

/** A guest in the database. */
export function aGuest(db: Database): Promise<Identity> {
  return addGuest(db, { number: 4821, createdAt: 1_000 });
}

/** A running 4x2m game in the database: this player and three bots. */
export async function aRunningGame(db: Database, identity: Identity): Promise<number> {
  const game = { variant: "4x2m", createdAt: 2_000, seats: withBots(identity), waitingID: null } as const;
  return addGame(db, game);
}

/** This player and three bots. */
export function withBots(identity: Identity): SeatOwner[] {
  const bots = ["bot1", "bot2", "bot3"].map((name): SeatOwner => ({ kind: "bot", level: "solid", name }));
  return [{ kind: "human", identity }, ...bots];
}

/** The result of that game: seats 0 and 2 won. */
export function anEnding(gameID: number): FinishedGame {
  return {
    gameID,
    endedAt: 3_000,
    winner: 0,
    cardsLaid: 2,
    seed: "00",
    seedHash: "ff",
    log: [
      { move: "0 1 b0-0", at: 2_500 },
      { move: "1 discard 9", at: 2_600 },
    ],
    seating: { replacements: 0, rows: [] },
    seats: [0, 1, 2, 3].map((seat) => ({
      team: seat % 2,
      color: "red",
      hasWon: seat % 2 === 0,
      ballsHome: seat % 2 === 0 ? 4 : 1,
      feats: [],
      statistics: { ...newStatistics(variantOf("4x2m"))[seat], moves: seat },
    })),
  };
}
