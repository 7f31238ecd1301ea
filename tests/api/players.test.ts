import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { OwnTablesAnswer } from "#schema/api/ownTables.ts";
import { failedAttempts } from "#schema/db/attempts.ts";
import { gameSeats } from "#schema/db/games.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { endPlayer } from "#store/players.ts";
import { activateBy, goodPassword } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { anOwnTable } from "#tests/support/everyCall.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, deleteAccount, thePassword } from "#tests/support/users.ts";

const site = withSharedSite();
beforeAll(async () => {
  for (const name of ["Ada", "Ramada", "Jürgen", "Юлия"]) await aUser(site.db, name);
});

const get = (name: string, query: Record<string, string>) =>
  call(site.url, `${name}?${new URLSearchParams(query)}`, { method: "GET" });

describe("isUsernameFree", () => {
  it.each([
    ["Dora", true],
    ["ADA", false],
    ["Ада", true],
    ["jürgen", false],
    ["юлия", false],
  ])("says of %s: %s", async (username, isFree) => {
    expect(await get("isUsernameFree", { username })).toMatchObject({ status: 200, body: isFree });
  });

  it("says of what looks like a taken name that it is taken", async () => {
    await aUser(site.db, "Хорст");
    await aUser(site.db, "Paul");
    expect((await get("isUsernameFree", { username: "PauI" })).body).toBe(false);
    expect((await get("isUsernameFree", { username: "Хорcт" })).status).toBe(422);
  });

  it("names what is wrong with a name that nobody can have", async () => {
    expect(await get("isUsernameFree", { username: "A1" })).toMatchObject({
      status: 422,
      body: { details: [{ field: "username", message: "too_short" }] },
    });
  });
});

describe("isEmailFree", () => {
  it("knows addresses in any case", async () => {
    expect((await get("isEmailFree", { email: "ADA@example.org" })).body).toBe(false);
    expect((await get("isEmailFree", { email: "nobody@example.org" })).body).toBe(true);
    expect(await get("isEmailFree", { email: "ada" })).toMatchObject({
      status: 422,
      body: { details: [{ field: "email", message: "not_an_email" }] },
    });
  });
});

describe("searchPlayers", () => {
  it("finds parts of names, the name itself first", async () => {
    const found = await get("searchPlayers", { searchString: "ada", nResults: "4" });
    expect(found.body).toMatchObject([{ username: "Ada" }, { username: "Ramada" }]);
    expect((await get("searchPlayers", { searchString: ".*" })).body).toEqual([]);
  });

  it("finds no more than asked for, and must be asked for something", async () => {
    expect((await get("searchPlayers", { searchString: "ada", nResults: "1" })).body).toHaveLength(1);
    for (const query of [{ searchString: " " }, { searchString: "a", nResults: "0" }]) {
      expect(await get("searchPlayers", query as never)).toMatchObject({ status: 422 });
    }
  });
});

describe("an account whose address was never confirmed", () => {
  const username = "Unbekannta";

  it("keeps its name and its address, but nobody finds or can address it, until it is confirmed", async () => {
    const email = `${username}@example.org`;
    const body = { username, email, password: goodPassword, locale: "de" };
    expect(await call(site.url, "sign-up", { body })).toMatchObject({ status: 201 });
    const [{ id }] = await site.db.select().from(users).where(eq(users.username, username));
    expect((await get("isUsernameFree", { username })).body).toBe(false);
    expect((await get("isEmailFree", { email })).body).toBe(false);

    const token = await aSessionOf(site.db, await aUser(site.db, "Nachbarin"));
    const home = await RoomSocket.enter(site.url, "user", "me", token);
    const statusOf = async (path: string) =>
      (await call(site.url, `${path}?username=${username}`, { method: "GET", token })).status;
    const guestsAt = async () => {
      await call(site.url, "tables", { token, body: { ...anOwnTable, guests: [username] } });
      const { body } = await call<OwnTablesAnswer>(site.url, "tables", { method: "GET", token });
      return body.flatMap(({ guests }) => guests);
    };
    const answers = async () => [
      await statusOf("profile/getPlayerStats"),
      await statusOf("profile/getPlayerFriends"),
      await statusOf("profile/getPlayerRatings"),
      await statusOf("getProfilePicture"),
      (await call(site.url, "reportPlayer", { token, body: { username, reason: "Why not?" } })).status,
      (await home.ask("chat:startChat", { userids: [id], title: null })).status,
      (await home.ask("friends:request", { username })).status,
      (await home.ask("user:mute", { username })).status,
    ];
    const search = async () => (await get("searchPlayers", { searchString: username })).body;
    expect(await search()).toEqual([]);
    expect(await answers()).toEqual(Array(8).fill(404));
    expect(await guestsAt()).toEqual([]);

    expect(await activateBy(site.url, email)).toMatchObject({ status: 200 });
    expect(await search()).toEqual([{ username, id }]);
    expect(await answers()).toEqual([200, 200, 200, 200, 204, 200, 200, 200]);
    expect(await guestsAt()).toEqual([{ username, id }]);
    home.close();
  });
});

describe("deleteUser", () => {
  it("needs the password, and guesses of it count as everywhere", async () => {
    const id = await aUser(site.db, "Bedacht");
    const token = await aSessionOf(site.db, id);
    const noPassword = await call(site.url, "deleteUser", { method: "DELETE", token });
    expect(noPassword).toMatchObject({ status: 422, body: { error: "invalid" } });
    const guessed = await deleteAccount(site.url, token, "guessed");
    expect(guessed).toMatchObject({ status: 403, body: { error: "wrong_password" } });
    const guesses = eq(failedAttempts.key, `account ${id} signed in`);
    await site.db
      .update(failedAttempts)
      .set({ nextAt: Date.now() + 60_000 })
      .where(guesses);
    expect(await deleteAccount(site.url, token)).toMatchObject({ status: 429 });
    expect(await site.db.select().from(users).where(eq(users.id, id))).toMatchObject([{ deletedAt: null }]);
  });

  it("takes the account and its sessions away and leaves the games", async () => {
    const id = await aUser(site.db, "Gonne");
    const token = await aSessionOf(site.db, id);
    const other = await aSessionOf(site.db, id);
    const gameID = await beginGame(site.url, token);
    const spectator = await RoomSocket.open(site.url, gameID, (await beGuest(site.url)).token);
    expect(await deleteAccount(site.url, token)).toMatchObject({ status: 204 });

    // On a busy machine the last of the jobs, which deletes the account, is done after the answer.
    await expect.poll(() => site.db.select().from(users).where(eq(users.id, id))).toEqual([]);
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    const [seat] = await site.db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID));
    expect(seat).toMatchObject({ seat: 0, userId: null, guestId: null });
    const { name, kind } = await spectator.until(({ events }) => {
      const told = events.filter(({ type }) => type === "game:snapshot").at(-1)?.data as Snapshot;
      return told.seats[0].name !== "Gonne" && told.seats[0];
    });
    expect([name, kind]).toEqual(["", "human"]);
    spectator.close();
    for (const ended of [token, other]) {
      const answer = await call(site.url, "getGameDefaultPositions", { method: "GET", token: ended });
      expect(answer.status).toBe(401);
    }
  });

  it("leaves no name in games that begin at the same moment", async () => {
    const spectator = (await beGuest(site.url)).token;
    const rounds = [..."ABCDE"].map(async (letter) => {
      const id = await aUser(site.db, `Vanishing${letter}`);
      const token = await aSessionOf(site.db, id);
      const body = { variant: "4x2m", level: "solid" };
      const begin = () => call<{ gameID: number }>(site.url, "createGame", { token, body });
      const [first, gone, ...others] = await Promise.all([
        begin(),
        deleteAccount(site.url, token),
        ...[1, 2].map(begin),
      ]);
      expect(gone).toMatchObject({ status: 204 });
      return [first, ...others].flatMap(({ status, body }) => (status === 200 ? [body.gameID] : []));
    });
    const gameIDs = (await Promise.all(rounds)).flat();
    expect(gameIDs).not.toEqual([]);
    // A game that missed the news is told with the next minute.
    await site.tick();
    const findNameless = async (gameID: number) => {
      const socket = await RoomSocket.open(site.url, gameID, spectator);
      await socket.until(({ events }) => {
        const told = events.findLast(({ type }) => type === "game:snapshot")?.data as Snapshot;
        return told.seats[0].name === "" && told.seats[0].kind === "human";
      });
      socket.close();
      // On a busy machine the last of the jobs, which deletes the account, is done after the answer.
      const owner = async () =>
        (await site.db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID)))[0].userId;
      await expect.poll(owner).toBeNull();
    };
    await Promise.all(gameIDs.map(findNameless));
  });

  it("goes on by itself where it was cut off, and nobody signs in meanwhile", async () => {
    const id = await aUser(site.db, "Halfgone");
    const token = await aSessionOf(site.db, id);
    const gameID = await beginGame(site.url, token);
    // The state if the Worker died after the first statement.
    await endPlayer(site.db, id, 1);
    expect(await call(site.url, "logout", { token })).toMatchObject({ status: 401 });
    const body = { username: "Halfgone", password: thePassword };
    expect(await call(site.url, "login", { body })).toMatchObject({ status: 401 });
    await site.tick();
    await expect.poll(() => site.db.select().from(users).where(eq(users.id, id))).toEqual([]);
    const socket = await RoomSocket.open(site.url, gameID, (await beGuest(site.url)).token);
    const told = socket.events.findLast(({ type }) => type === "game:snapshot")?.data as Snapshot;
    expect(told.seats[0].name).toBe("");
    socket.close();
  });
});
