import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { gameSeats, games } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { jobs } from "#schema/db/jobs.ts";
import { sessions } from "#schema/db/sessions.ts";
import { finishGame } from "#store/games.ts";
import { addGuest, removeIdleGuests } from "#store/guests.ts";
import { addGuestSession } from "#store/sessions.ts";
import { anEnding, aRunningGame } from "#tests/support/games.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aDevice } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

it("guests who have not played for long are removed with their sessions; their games keep the seat, without a person", async () => {
  const { db } = database;
  const add = (createdAt: number) => addGuest(db, { number: 4821, createdAt });
  const [idle, playing, lately, long, young] = [
    await add(1_000),
    await add(1_000),
    await add(1_000),
    await add(1_000),
    await add(9_000),
  ];
  await aRunningGame(db, playing);
  const [endedLately, endedLongAgo] = [await aRunningGame(db, lately), await aRunningGame(db, long)];
  await finishGame(db, { ...anEnding(endedLately), endedAt: 9_000 });
  await finishGame(db, { ...anEnding(endedLongAgo), endedAt: 3_000 });
  const device = aDevice("browser", 1_000, 99_000);
  await addGuestSession(db, { tokenHash: "a", createdAt: 1_000, expiresAt: 99_000, device }, idle.id);

  expect(await removeIdleGuests(db, 5_000, 10, 10_000)).toBe(2);
  const left = await db.select({ id: guests.id }).from(guests);
  expect(left.map(({ id }) => id)).toEqual([playing.id, lately.id, young.id]);
  expect(await db.select().from(sessions)).toEqual([]);
  const [seat] = await db.select().from(gameSeats).where(eq(gameSeats.gameId, endedLongAgo));
  expect(seat).toMatchObject({ seat: 0, guestId: null, userId: null, botLevel: null, hasWon: true });
  expect(await db.$count(games)).toBe(3);
  expect(await db.select().from(jobs)).toMatchObject([
    { kind: "forgetGuests", payload: { to: { guests: [idle.id, long.id] } } },
  ]);
  expect(await removeIdleGuests(db, 5_000, 10, 10_000)).toBe(0);
});
