import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PlayerStatsAnswer } from "#schema/api/profiles.ts";
import { siteFigures } from "#schema/db/totals.ts";
import type { Identity } from "#schema/rooms.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { addGame, finishGame } from "#store/games.ts";
import { endPlayer } from "#store/players.ts";
import { noteOpened } from "#store/unopenedGames.ts";
import { call } from "#tests/support/api.ts";
import { anEnding, withBots } from "#tests/support/games.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();
let [ada, bea]: Identity[] = [];
beforeAll(async () => {
  [ada, bea] = await Promise.all(
    ["Ada", "Bea", "Neu"].map(
      async (name): Promise<Identity> => ({
        kind: "user",
        id: await aUser(site.db, name, { description: `Ich bin ${name}.` }),
        name,
      }),
    ),
  );
  await requestFriend(site.db, { from: ada.id, to: bea.id }, 5);
  await confirmFriend(site.db, { by: bea.id, from: ada.id }, 7);
  const seats = withBots(ada).with(2, { kind: "human", identity: bea });
  // Just now: the clock of the site deletes older games that nobody has opened, and may strike between two lines.
  const begin = (variant: "4x2m" | "4x1m") =>
    addGame(site.db, { variant, createdAt: Date.now(), seats, waitingID: null });
  const won = await begin("4x2m");
  const ending = anEnding(won);
  const [own, ...others] = ending.seats;
  await finishGame(site.db, {
    ...ending,
    seats: [{ ...own, feats: [{ feat: "hunter", level: 12, move: 2 }] }, ...others],
  });
  await finishGame(site.db, { ...anEnding(await begin("4x2m")), winner: null, endedAt: 4_000 });
  await finishGame(site.db, {
    ...anEnding(await begin("4x1m")),
    winner: "all",
    cardsLaid: 130,
    endedAt: 5_000,
  });
  // The clock would delete it if it had no room.
  await noteOpened(site.db, [await begin("4x2m")]);
});

const get = (name: string, query: Record<string, string>) =>
  call(site.url, `profile/${name}?${new URLSearchParams(query)}`, { method: "GET" });

describe("getPlayerStats", () => {
  it("says what a player's games come to, under the name in any case", async () => {
    const { status, body } = await get("getPlayerStats", { username: "ADA" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: "Ada",
      userDescription: "Ich bin Ada.",
      blockedByModerationUntil: null,
      history: ["w", "a", "c", "r"],
      gamesDistribution: { teamWon: 1, won4: 1, lost4: 0, aborted: 1, teamAborted: 0, running: 1 },
      tableMedians: [null, null, null, null, null, null, null],
      families: { "4x2": { won: 1, aborted: 1 }, "4x1": { team: 1 } },
      streaks: { current: 1, longestWon: 1, longestLost: 0 },
      people: { Bea: [1, 1, 0, 0, 2] },
      ...{ coopBest4: 130, coopMedian4: 130, coopWorst4: 130, coopBest6: null },
      coopReasons: { of4: null, of6: "no_team_games" },
      ...{ ballsInOwnTeam: 8, ballsInEnemy: 2 },
      days: {},
    });
  });

  it("gives numbers or null with a reason, never anything else", async () => {
    for (const username of ["Ada", "Neu"]) {
      const { body } = await get("getPlayerStats", { username });
      const { table, tableReasons } = body as PlayerStatsAnswer;
      expect(table).toHaveLength(7);
      for (const [axis, value] of table.entries()) {
        expect(value === null).toBe(tableReasons[axis] !== null);
        if (value !== null) expect(Number.isInteger(value)).toBe(true);
      }
    }
    expect((await get("getPlayerStats", { username: "Neu" })).body).toMatchObject({
      history: [],
      table: [null, null, null, null, null, null, null],
      people: {},
      cards: { total: [0, 0, 0] },
    });
  });
});

it("a player keeps days and company from others, not from oneself", async () => {
  const token = await aSessionOf(site.db, ada.id);
  const hide = (hidden: object) =>
    call(site.url, "setProfilePrivacy", { method: "POST", token, body: hidden });
  expect((await hide({ hidesActivity: true, hidesSocials: true, hidesSponsoring: false })).status).toBe(204);
  expect((await call(site.url, "getProfilePrivacy", { method: "GET", token })).body).toEqual({
    ...{ hidesActivity: true, hidesSocials: true, hidesSponsoring: false },
  });
  expect((await get("getPlayerStats", { username: "Ada" })).body).toMatchObject({
    hidden: ["socials", "activity"],
    people: {},
  });
  const own = await call(site.url, "profile/getPlayerStats?username=Ada", { method: "GET", token });
  expect(own.body).toMatchObject({ hidden: [], people: { Bea: [1, 1, 0, 0, 2] } });
  await hide({ hidesActivity: false, hidesSocials: false, hidesSponsoring: false });
});

describe("the games of a player who hides", () => {
  const [all, none] = [
    { hidesActivity: true, hidesSocials: true, hidesSponsoring: false },
    { hidesActivity: false, hidesSocials: false, hidesSponsoring: false },
  ];
  let [adas, beas]: string[] = [];
  const hide = (body: object) => call(site.url, "setProfilePrivacy", { method: "POST", token: adas, body });
  const ask = async (name: string, query: Record<string, string> = {}, token?: string) =>
    (
      await call(site.url, `profile/${name}?${new URLSearchParams({ username: "Ada", ...query })}`, {
        ...{ method: "GET", token },
      })
    ).body;
  beforeAll(async () => {
    [adas, beas] = await Promise.all([ada, bea].map(({ id }) => aSessionOf(site.db, id)));
  });
  afterEach(() => hide(none));

  it.each([
    { ...all, hidesSocials: false, hidden: ["activity"] },
    { ...all, hidesActivity: false, hidden: ["socials"] },
    { ...all, hidden: ["socials", "activity"] },
  ])("are listed for nobody else, even if only $hidden is hidden", async ({ hidden, ...hiding }) => {
    await hide(hiding);
    const filters: Record<string, string>[] = [{}, { with: "Bea" }, { kind: "4x2" }, { result: "won" }];
    for (const filter of filters) {
      for (const token of [undefined, beas])
        expect(await ask("getPlayerGames", filter, token)).toEqual({ games: [], total: 0, hidden });
    }
    expect(await ask("getPlayerGames", {}, adas)).toMatchObject({ total: 4, hidden: [] });
    // Bea's list is her own.
    expect(await ask("getPlayerGames", { username: "Bea" })).toMatchObject({ total: 3, hidden: [] });
  });

  it.each([
    { ...all, hidesSocials: false },
    { ...all, hidesActivity: false },
  ])("are not named by feats: %o", async (hiding) => {
    await hide(hiding);
    const nowhere = { gameID: null, move: null, at: null };
    const feat = { feat: "hunter", times: 1, level: 12 };
    for (const token of [undefined, beas])
      expect(await ask("getPlayerFeats", {}, token)).toEqual([{ ...feat, ...nowhere }]);
    expect(await ask("getPlayerFeats", {}, adas)).toMatchObject([{ ...feat, move: 2, at: 3_000 }]);
  });

  it("are not counted by friend where the company is hidden, and are where only days are", async () => {
    await hide({ ...all, hidesActivity: false });
    const friend = { username: "Bea", since: 7 };
    for (const token of [undefined, beas])
      expect(await ask("getPlayerFriends", {}, token)).toEqual([{ ...friend, gamesTogether: null }]);
    expect(await ask("getPlayerFriends", {}, adas)).toEqual([{ ...friend, gamesTogether: 2 }]);
    await hide({ ...all, hidesSocials: false });
    expect(await ask("getPlayerFriends")).toEqual([{ ...friend, gamesTogether: 2 }]);
  });

  it("are in answers that no cache may keep, as they depend on who asks", async () => {
    for (const name of [
      "getPlayerStats",
      "getPlayerGames",
      "getPlayerFeats",
      "getPlayerFriends",
      "getPlayerRatings",
    ]) {
      const { status, headers } = await fetch(`${site.url}/gameApi/profile/${name}?username=Ada`);
      expect([name, status, headers.get("Cache-Control"), headers.get("ETag")]).toEqual([
        ...[name, 200, "no-store", null],
      ]);
    }
  });
});

describe("getPlayerGames", () => {
  it("lists the games of anybody, filtered by kind, result and company", async () => {
    const list = async (filter: Record<string, string>, token?: string) => {
      const query = new URLSearchParams({ username: "Ada", ...filter });
      const { body } = await call(site.url, `profile/getPlayerGames?${query}`, { method: "GET", token });
      const { games, total } = body as { games: { result: string }[]; total: number };
      return [total, games.map(({ result }) => result).toSorted()];
    };
    expect(await list({})).toEqual([3, ["aborted", "team", "won"]]);
    expect(await list({ kind: "4x2" })).toEqual([2, ["aborted", "won"]]);
    expect(await list({ kind: "4x2", result: "won", with: "bea" })).toEqual([1, ["won"]]);
    expect(await list({ with: "Neu" })).toEqual([0, []]);
    expect(await list({ limit: "1", offset: "2" })).toEqual([3, [expect.any(String)]]);
    // Who finds a running game may watch it, so only its player is told of it here.
    const [adas, beas] = await Promise.all([ada, bea].map(({ id }) => aSessionOf(site.db, id)));
    expect(await list({}, adas)).toEqual([4, ["aborted", "running", "team", "won"]]);
    expect(await list({ result: "running" }, beas)).toEqual([0, []]);
    expect(await get("getPlayerGames", { username: "Ada", with: "Nobody" })).toMatchObject({ status: 404 });
    expect(await get("getPlayerGames", { username: "Ada", kind: "5x2" })).toMatchObject({ status: 422 });
  });
});

it("getPlayerFriends says since when they are friends and how many games they have played", async () => {
  expect((await get("getPlayerFriends", { username: "Bea" })).body).toEqual([
    { username: "Ada", since: 7, gamesTogether: 2 },
  ]);
  expect((await get("getPlayerFriends", { username: "Neu" })).body).toEqual([]);
});

it("getPlayerFeats says what a player has done, how often and where last", async () => {
  const feats = await get("getPlayerFeats", { username: "Ada" });
  expect(feats.body).toEqual([
    { feat: "hunter", times: 1, level: 12, gameID: expect.any(Number), move: 2, at: 3_000 },
  ]);
  expect((await get("getPlayerFeats", { username: "Neu" })).body).toEqual([]);
});

it("nobody has taken part in a tournament yet", async () => {
  expect((await get("userTournamentParticipations", { username: "Ada" })).body).toEqual([]);
});

it("a player who does not exist, or no longer, has no profile", async () => {
  const gone = await aUser(site.db, "Gerda");
  await endPlayer(site.db, gone, 1);
  for (const username of ["Nobody", "Gerda"]) {
    for (const name of [
      "getPlayerStats",
      "userTournamentParticipations",
      "getPlayerGames",
      "getPlayerFeats",
      "getPlayerFriends",
    ]) {
      expect(await get(name, { username })).toMatchObject({ status: 404, body: { error: "not_found" } });
    }
  }
});

it("the axes of a player are compared with the medians of all who have ten games", async () => {
  const cleo: Identity = { kind: "user", id: await aUser(site.db, "Cleo"), name: "Cleo" };
  const seats = withBots(cleo);
  for (let n = 0; n < 10; n++) {
    const gameID = await addGame(site.db, { variant: "4x2m", createdAt: Date.now(), seats, waitingID: null });
    const ending = anEnding(gameID);
    const cards = { "7": { laid: 4, played: 1 + (n % 2), traded: 0 } };
    const played = ending.seats.map((seat) => ({ ...seat, statistics: { ...seat.statistics, cards } }));
    await finishGame(site.db, { ...ending, winner: n % 5 === 0 ? 1 : 0, seats: played.map(lostEveryFifth) });

    function lostEveryFifth<Seat extends { hasWon: boolean | null }>(seat: Seat): Seat {
      return n % 5 === 0 ? { ...seat, hasWon: !seat.hasWon } : seat;
    }
  }
  await site.db.delete(siteFigures);
  const { body } = await get("getPlayerStats", { username: "Neu" });
  expect(body).toMatchObject({ tableMedians: [80, null, null, null, null, 38, 100] });
});
