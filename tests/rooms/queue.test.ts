import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { gameSeats, games } from "#schema/db/games.ts";
import { db, whenFree } from "./database.ts";
import { comes, queueIs, waiter } from "./queueing.ts";
import { somebody } from "./writing.ts";

/** The game, and the people who sit at it, as libSQL has them. */
async function gameAndPlayers(gameID: number) {
  const [game] = await whenFree(() => db.select().from(games).where(eq(games.id, gameID)));
  const seats = await whenFree(() => db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID)));
  return { game, users: seats.map(({ userId }) => userId) };
}

test("four who want the same are called, come, and play", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => somebody("Qvier")));
  const tabs = await Promise.all(people.map((person) => waiter(person)));
  await Promise.all(tabs.map(comes));
  const begun = await Promise.all(tabs.map((tab) => queueIs(tab, "begun")));
  const [{ gameID, waitingID }] = begun;
  expect(begun).toEqual(begun.map(() => ({ state: "begun", gameID, waitingID })));
  const { game, users } = await gameAndPlayers(gameID);
  expect(game).toMatchObject({ variant: "4x2n", waitingId: waitingID });
  expect(users.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});
