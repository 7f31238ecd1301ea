import { beforeAll, expect, it } from "vitest";
import { addGame, finishGame } from "#store/games.ts";
import { countOpenSoloGames, openSoloGamesOf } from "#store/soloGames.ts";
import { countUntil } from "#store/tallies.ts";
import { aGuest, anEnding, aRunningGame, withBots } from "#tests/support/games.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

it("open solo games are those under way at which nobody else sits, the oldest first", async () => {
  const { db } = database;
  const [guest, other] = [await aGuest(db), await aGuest(db)];
  const [first, second, third] = [
    await aRunningGame(db, guest),
    await aRunningGame(db, guest),
    await aRunningGame(db, guest),
  ];
  await aRunningGame(db, other);
  const seats = withBots(guest).with(2, { kind: "human", identity: other });
  await addGame(db, { variant: "4x2m", createdAt: 2_000, seats, waitingID: null });
  await finishGame(db, anEnding(second));
  expect(await openSoloGamesOf(db, guest)).toEqual([first, third]);
});

it("open solo games are counted of the guests of one place, whoever else plays", async () => {
  const { db } = database;
  const [one, two, elsewhere] = [await aGuest(db), await aGuest(db), await aGuest(db)];
  for (const { id } of [one, two]) await countUntil(db, `open here ${id}`, 5_000);
  await countUntil(db, `open there ${elsewhere.id}`, 5_000);
  for (const guest of [one, one, two, elsewhere]) await aRunningGame(db, guest);
  const over = await aRunningGame(db, two);
  expect(await countOpenSoloGames(db, "open here ")).toBe(4);
  await finishGame(db, anEnding(over));
  expect(await countOpenSoloGames(db, "open here ")).toBe(3);
  expect(await countOpenSoloGames(db, "open there ")).toBe(1);
  expect(await countOpenSoloGames(db, "open nowhere ")).toBe(0);
});

it("a tally counts each key by itself, also when many count at once", async () => {
  const { db } = database;
  const counts = await Promise.all(Array.from({ length: 10 }, () => countUntil(db, "a", 5_000)));
  expect(counts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await countUntil(db, "b", 5_000)).toBe(1);
});
