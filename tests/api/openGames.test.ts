import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creationKeyOf } from "#edge/services/games.ts";
import type { CreateGameAnswer } from "#schema/api/games.ts";
import { failedAttempts } from "#schema/db/attempts.ts";
import { gameSeats, games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import type { OwnGames } from "#schema/protocol/user.ts";
import { addGame } from "#store/games.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { withBots } from "#tests/support/games.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";
import { aWaitingRoom } from "#tests/support/waitingRooms.ts";

const site = withSharedSite();
const wish = { variant: "4x2m", level: "solid" } as const;

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

const create = (token: string, body: object) =>
  call<CreateGameAnswer>(site.url, "createGame", { token, body });
const gamesOf = (guestId: number) =>
  site.db.select({ id: gameSeats.gameId }).from(gameSeats).where(eq(gameSeats.guestId, guestId));

describe("a game that is created again with the same key", () => {
  it("is the same one, however often and quickly", async () => {
    const { token, id } = await beGuest(site.url);
    const mine = { ...wish, idempotencyKey: "mine" };
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => create(token, mine)))),
      await create(token, mine),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.gameID)).size).toBe(1);
    expect(await gamesOf(id)).toHaveLength(1);

    const { gameID } = answers[0].body;
    const stranger = (await beGuest(site.url)).token;
    const others = await Promise.all([
      create(token, { ...wish, idempotencyKey: "another" }),
      create(token, { ...mine, level: "strong" }),
      create(stranger, mine),
      create(token, wish),
    ]);
    const ids = [gameID, ...others.map(({ body }) => body.gameID)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const idempotencyKey of ["", "x".repeat(limits.requestIDMaxLength + 1), 7])
      expect(await create(token, { ...wish, idempotencyKey })).toMatchObject({ status: 422 });
  });

  it("opens its room where the first call got no further than the row", async () => {
    const { token, ...guest } = await beGuest(site.url);
    const gameID = await aRowAlone(guest, "lost", Date.now());
    const knock = { token, body: { party: "game", room: String(gameID) } };
    expect(await call(site.url, "socketTicket", knock)).toMatchObject({ status: 404 });
    expect((await create(token, { ...wish, idempotencyKey: "lost" })).body).toEqual({ gameID });
    const socket = await RoomSocket.open(site.url, gameID, token);
    expect(socket.closed).toBeUndefined();
    socket.close();
  });
});

/** The row of a game whose creation was interrupted before its room was opened. */
function aRowAlone({ id }: { id: number }, idempotencyKey: string, createdAt: number): Promise<number> {
  const identity = { kind: "guest", id, name: "" } as const;
  const { variant } = wish;
  const creationKey = creationKeyOf(identity, { ...wish, idempotencyKey });
  return addGame(site.db, { variant, createdAt, seats: withBots(identity), waitingID: null, creationKey });
}

describe("the clock", () => {
  it("ends a game whose room was never opened, for its player too, and no other", async () => {
    const { token, ...guest } = await beGuest(site.url);
    const old = Date.now() - limits.gameUnopenedMs;
    const [unopened, young] = [
      await aRowAlone(guest, "unopened", Date.now()),
      await aRowAlone(guest, "young", Date.now() + limits.gameUnopenedMs),
    ];
    const opened = await beginGame(site.url, token);
    await site.db.update(games).set({ createdAt: old }).where(eq(games.id, opened));
    const own = await RoomSocket.enter(site.url, "user", "me", token);
    const isListed = (gameID: number) => {
      const news = own.events.findLast(({ type }) => type === "games:getGames")?.data as OwnGames | undefined;
      return news?.runningGames.some(({ id }) => id === gameID);
    };
    await own.until(() => isListed(unopened));
    await site.db.update(games).set({ createdAt: old }).where(eq(games.id, unopened));
    await site.tick();
    // The minute after, a job tells its player.
    await site.tick();
    await own.until(() => isListed(unopened) === false);
    own.close();
    expect((await gamesOf(guest.id)).map(({ id }) => id).sort()).toEqual([young, opened].sort());
    const [row] = await site.db.select().from(games).where(eq(games.id, opened));
    expect(row).toMatchObject({ status: "running", isOpened: true });

    // Its player tries again: that is another game, and it begins.
    const { body } = await create(token, { ...wish, idempotencyKey: "unopened" });
    expect(body.gameID).toBeGreaterThan(unopened);
    const socket = await RoomSocket.open(site.url, body.gameID, token);
    expect(socket.closed).toBeUndefined();
    socket.close();
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
