import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { siteFigures } from "#schema/db/totals.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { addGame, type FinishedGame, finishGame } from "#store/games.ts";
import { call } from "#tests/support/api.ts";
import { anEnding, withBots } from "#tests/support/games.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aUser } from "#tests/support/users.ts";

const day = 24 * 60 * 60_000;
const site = withSharedSite();
const now = Date.now();
let teamTac: number[] = [];

beforeAll(async () => {
  const [ada, bea, ...others] = await Promise.all(
    ["Ada", "Bea", "Cleo", "Dora", "Emil"].map(
      async (name): Promise<Identity> => ({
        kind: "user",
        id: await aUser(site.db, name, { activatedAt: now, registeredAt: now, isColorBlind: name === "Ada" }),
        name,
      }),
    ),
  );
  await requestFriend(site.db, { from: ada.id, to: bea.id }, 5);
  await confirmFriend(site.db, { by: bea.id, from: ada.id }, 7);
  const people = (who: Identity) =>
    [who, ...others].map((identity): SeatOwner => ({ kind: "human", identity }));
  const play = async (seats: SeatOwner[], variant: "4x2m" | "4x1m", ending: Partial<FinishedGame>) => {
    const { endedAt = now } = ending;
    const createdAt = endedAt - 600_000;
    const gameID = await addGame(site.db, { variant, createdAt, seats, waitingID: null });
    await finishGame(site.db, { ...anEnding(gameID), endedAt, ...ending });
    return gameID;
  };
  for (let wins = 0; wins < 3; wins++) await play(people(ada), "4x2m", {});
  await play(people(bea), "4x2m", {});
  await play(withBots(bea), "4x2m", { endedAt: now - 800 * day });
  await play(people(bea), "4x2m", { winner: null });
  teamTac = [
    await play(withBots(ada), "4x1m", { winner: "all", cardsLaid: 140 }),
    await play(withBots(bea), "4x1m", { winner: "all", cardsLaid: 120 }),
    await play(withBots(bea), "4x1m", { winner: "all", cardsLaid: 120, endedAt: now - 800 * day }),
  ];
});

const get = (name: string, query: Record<string, string | number> = {}) =>
  call(site.url, `${name}?${new URLSearchParams(query as Record<string, string>)}`, { method: "GET" });

/** The current year. */
const year = { startDate: Date.UTC(new Date(now).getUTCFullYear(), 0, 1), endDate: now };

describe("getWinnerLeaderboard", () => {
  it("ranks by won games, in all time and in a period, with one's own place", async () => {
    expect((await get("getWinnerLeaderboard")).body).toEqual({
      username: ["Dora", "Ada", "Bea"],
      wins: [4, 3, 1],
      winshare: [80, 60, 20],
      nPlayers: 3,
      own: null,
    });
    expect(
      (await get("getWinnerLeaderboard", { ...year, limit: 1, offset: 2, username: "bea" })).body,
    ).toEqual({
      username: ["Bea"],
      wins: [1],
      winshare: [25],
      nPlayers: 3,
      own: { place: 3, wins: 1, winshare: 25 },
    });
  });

  it("is empty where nobody has won", async () => {
    const longAgo = { startDate: Date.UTC(1999, 0, 1), endDate: Date.UTC(2000, 0, 1), username: "Ada" };
    expect((await get("getWinnerLeaderboard", longAgo)).body).toEqual({
      ...{ username: [], wins: [], winshare: [], nPlayers: 0, own: null },
    });
  });

  it("is about whole periods only", async () => {
    expect(await get("getWinnerLeaderboard", { startDate: 1, endDate: 5 })).toMatchObject({
      status: 422,
      body: { error: "invalid", details: [{ field: "startDate" }] },
    });
  });
});

describe("getCoopLeaderboard", () => {
  it("ranks games of Team-Tac by their cards, the earlier one first", async () => {
    const [long, short, early] = teamTac;
    expect((await get("getCoopLeaderboard", { nPlayers: 4 })).body).toMatchObject({
      count: [120, 120, 140],
      gameID: [early, short, long],
      team: [["Bea", "bot1", "bot2", "bot3"], { length: 4 }, ["Ada", "bot1", "bot2", "bot3"]],
      nGames: 3,
    });
    expect((await get("getCoopLeaderboard", { nPlayers: 4, ...year })).body).toMatchObject({
      gameID: [short, long],
    });
    expect((await get("getCoopLeaderboard", { nPlayers: 6 })).body).toMatchObject({ count: [], nGames: 0 });
    expect(await get("getCoopLeaderboard", { nPlayers: 5 })).toMatchObject({ status: 422 });
  });
});

it("a page of a ranking is read in the order of its index, without sorting all players", async () => {
  const plans = await Promise.all(
    [
      sql`select user_id from period_totals where period = 'all' and won > 0 order by won desc, user_id limit 10`,
      sql`select game_id from team_results where period = 'all' and seats = 4
        order by cards_laid, ended_at, game_id limit 10`,
    ].map((query) => site.db.all<{ detail: string }>(sql`explain query plan ${query}`)),
  );
  for (const { detail } of plans.flat())
    expect(detail).toMatch(/^SEARCH .*COVERING INDEX|^SEARCH .*PRIMARY KEY/);
});

it("getHofData names whom the operator thanks", async () => {
  expect((await get("getHofData")).body).toEqual({ verlag: [], spende: [], translation: [], family: [] });
});

it("getPlatformFunFacts counts everything, and again after an hour only", async () => {
  const { body } = await get("getPlatformFunFacts");
  expect(body).toEqual({
    ...{
      nGames4: 8,
      nGames6: 0,
      nGamesTeam: 3,
      registeredUsers: 5,
      nFriends: 1,
      nTutorials: 0,
      nColorBlind: 1,
    },
    ...{ fastestGame: 600, longestGame: 600, averagePlayingTime: 600 },
    ...{ bestTeamGame: 120, worstTeamGame: 140, averageTeamGame: 380 / 3 },
    colors: ["red"],
  });
  await site.db.run(sql`update users set is_color_blind = 0`);
  expect((await get("getPlatformFunFacts")).body).toEqual(body);
  await site.db.update(siteFigures).set({ at: now - day });
  expect((await get("getPlatformFunFacts")).body).toMatchObject({ nColorBlind: 0 });
});

it("getPlatformStats says what happens when, and with which devices", async () => {
  const { body } = await get("getPlatformStats");
  const { weekDataset, dayDataset, hourDataset, activityHeatmap, botDataset } = body as Record<
    string,
    never
  > & {
    weekDataset: { data: Record<string, Record<string, number[]>>; passedRatio: number[] };
    activityHeatmap: number[][];
    dayDataset: number[][];
    hourDataset: number[][];
    botDataset: object;
  };
  const weeks = Object.values(weekDataset.data).flatMap((year) => Object.values(year));
  expect(weeks.at(-1)).toEqual([5, 6, 5]);
  expect(weekDataset.passedRatio.every((share) => share >= 0 && share <= 1)).toBe(true);
  expect([dayDataset.length, hourDataset.length, activityHeatmap.flat().length]).toEqual([7, 24, 168]);
  expect(activityHeatmap.flat().reduce((sum, n) => sum + n)).toBe(8);
  expect(body).toMatchObject({ localeDataset: [{ locale: "de", nUsers: 5 }] });
  expect(botDataset).toEqual({ total: 3, won: 1, levels: { solid: { total: 3, won: 1 } } });
});
