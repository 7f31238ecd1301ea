import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { failedAttempts } from "#schema/db/attempts.ts";
import { games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSite } from "#tests/support/site.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";
import { aWaitingRoom } from "#tests/support/waitingRooms.ts";

const site = withSite();
const wish = { variant: "4x2m", level: "solid" };

const statusOf = async (gameID: number) =>
  (await site.db.select().from(games).where(eq(games.id, gameID)))[0].status;

describe("whoever has as many games with bots under way as one may have", () => {
  async function manyGames(token: string): Promise<number[]> {
    const gameIDs: number[] = [];
    for (let n = 0; n < limits.openSoloGames; n++) gameIDs.push(await beginGame(site.url, token));
    return gameIDs;
  }

  it("begins another one, and the oldest that is not looked at ends", async () => {
    const { token } = await beGuest(site.url);
    const [first, second, third] = await manyGames(token);
    const looking = await RoomSocket.open(site.url, first, token);
    const newest = await beginGame(site.url, token);
    await expect.poll(() => statusOf(second)).toBe("aborted");
    expect(await Promise.all([first, third, newest].map(statusOf))).toEqual([
      "running",
      "running",
      "running",
    ]);
    looking.close();
  });

  it("is refused where all of them are looked at, and plays on", async () => {
    const { token } = await beGuest(site.url);
    const gameIDs = await manyGames(token);
    const open = await Promise.all(gameIDs.map((gameID) => RoomSocket.open(site.url, gameID, token)));
    const answer = await call(site.url, "createGame", { token, body: wish });
    expect(answer).toMatchObject({ status: 409, body: { error: "conflict" } });
    expect(new Set(await Promise.all(gameIDs.map(statusOf)))).toEqual(new Set(["running"]));
    for (const socket of open) socket.close();
  });
});

it("guests at one address come into waiting rooms so often an hour", async () => {
  const { token } = await beGuest(site.url);
  const body = { party: "waiting", room: await aWaitingRoom(site.url, token) };
  expect((await call(site.url, "socketTicket", { token, body })).status).toBe(200);
  await site.db
    .update(failedAttempts)
    .set({ failures: limits.guestWaitingTicketsPerPeriod })
    .where(like(failedAttempts.key, "waiting %"));
  expect((await call(site.url, "socketTicket", { token, body })).status).toBe(429);
});

it("guests at one address begin so many games an hour, and users as many as they like", async () => {
  const { token } = await beGuest(site.url);
  await beginGame(site.url, token);
  await site.db
    .update(failedAttempts)
    .set({ failures: limits.guestGamesPerPeriod })
    .where(like(failedAttempts.key, "games %"));
  const refused = await call(site.url, "createGame", { token, body: wish });
  expect(refused).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(limits.guestGamesPeriodMs / 1000);
  const user = await aSessionOf(site.db, await aUser(site.db, "Ada"));
  expect((await call(site.url, "createGame", { token: user, body: wish })).status).toBe(200);
});
