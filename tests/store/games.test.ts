import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { gameRecords, gameSeats, gameStatistics, games } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { jobs } from "#schema/db/jobs.ts";
import { addGame, findGameByKey, finishGame, gameExists } from "#store/games.ts";
import { unpackGame } from "#store/packedGame.ts";
import { findUnopenedGames, noteOpened, removeUnopenedGames } from "#store/unopenedGames.ts";
import { aGuest, anEnding, aRunningGame, withBots } from "#tests/support/games.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

async function everythingAbout(gameID: number) {
  const { db } = database;
  return {
    game: await db.select().from(games).where(eq(games.id, gameID)),
    seats: await db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID)),
    record: await db.select().from(gameRecords).where(eq(gameRecords.gameId, gameID)),
    statistics: await db.select().from(gameStatistics).where(eq(gameStatistics.gameId, gameID)),
  };
}

describe("a game", () => {
  it("exists from when it has its id", async () => {
    const gameID = await aRunningGame(database.db, await aGuest(database.db));
    expect(await gameExists(database.db, gameID)).toBe(true);
    expect(await gameExists(database.db, gameID + 1)).toBe(false);
  });

  it("that never had a room is gone with its seats, and its id is not given again", async () => {
    const { db } = database;
    const guest = await aGuest(db);
    const [gameID, opened, over] = [
      await aRunningGame(db, guest),
      await aRunningGame(db, guest),
      await aRunningGame(db, guest),
    ];
    await noteOpened(db, [opened]);
    await finishGame(db, anEnding(over));
    const unopened = await findUnopenedGames(db, 2_000, 100);
    expect([gameID, opened, over].map((id) => unopened.includes(id))).toEqual([true, false, false]);
    expect(await findUnopenedGames(db, 1_999, 100)).toEqual([]);
    await removeUnopenedGames(db, [gameID], 3_000);
    expect((await everythingAbout(gameID)).seats).toEqual([]);
    expect(await db.select().from(jobs)).toMatchObject([
      { kind: "tellGamesChanged", payload: { to: guest } },
    ]);
    expect(await aRunningGame(db, guest)).toBeGreaterThan(gameID);
  });

  it("is the same one where it is created again with the same key", async () => {
    const { db } = database;
    const guest = await aGuest(db);
    const game = { variant: "4x2m", createdAt: 2_000, seats: withBots(guest), waitingID: null } as const;
    const [one, same, other] = await Promise.all([
      addGame(db, { ...game, creationKey: "mine" }),
      addGame(db, { ...game, creationKey: "mine", createdAt: 3_000 }),
      addGame(db, { ...game, creationKey: "another" }),
    ]);
    expect([same === one, other === one]).toEqual([true, false]);
    expect(await findGameByKey(db, "mine")).toMatchObject({ id: one });
    expect((await everythingAbout(one)).seats).toHaveLength(4);
    expect(await findGameByKey(db, "nobody's")).toBeUndefined();
  });

  it("that is over holds its winner, its log and what each seat did", async () => {
    const gameID = await aRunningGame(database.db, await aGuest(database.db));
    await finishGame(database.db, anEnding(gameID));
    const { game, seats, record, statistics } = await everythingAbout(gameID);
    expect(game).toMatchObject([{ status: "won", winningTeam: 0, cardsLaid: 2, endedAt: 3_000 }]);
    expect(seats.map((seat) => seat.hasWon)).toEqual([true, false, true, false]);
    expect((await unpackGame(record[0].log)).moves).toEqual(anEnding(gameID).log);
    expect(statistics.map((row) => row.statistics.moves)).toEqual([0, 1, 2, 3]);
  });

  it("that is told to be over again stays as it was told first", async () => {
    const gameID = await aRunningGame(database.db, await aGuest(database.db));
    await finishGame(database.db, anEnding(gameID));
    const before = await everythingAbout(gameID);
    await finishGame(database.db, { ...anEnding(gameID), winner: 1, endedAt: 9_000, log: [] });
    expect(await everythingAbout(gameID)).toEqual(before);
  });

  it("that nobody knows any more is not written down", async () => {
    expect(await finishGame(database.db, anEnding(123_456))).toBe(false);
    expect(Object.values(await everythingAbout(123_456)).flat()).toEqual([]);
  });

  it("keeps its seats when a player is deleted, without the person", async () => {
    const { db } = database;
    const guest = await aGuest(db);
    const gameID = await aRunningGame(db, guest);
    await db.delete(guests).where(eq(guests.id, guest.id));
    const { seats } = await everythingAbout(gameID);
    expect(seats.map((seat) => seat.guestId)).toEqual([null, null, null, null]);
  });
});
