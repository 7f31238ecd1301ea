import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { GameRatingsAnswer, PlayerRatingsAnswer, RatingLeaderboardAnswer } from "#schema/api/ratings.ts";
import { ratings } from "#schema/db/ratings.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { addGame, finishGame } from "#store/games.ts";
import { foldAll } from "#store/ratings/folding.ts";
import { call } from "#tests/support/api.ts";
import { anEnding, withBots } from "#tests/support/games.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();
const now = Date.now();
let people: Identity[];
/** The ids of the games that were played. */
const played: number[] = [];

const sits = (identity: Identity): SeatOwner => ({ kind: "human", identity });
const get = <Body>(name: string, query: Record<string, string | number>) =>
  call<Body>(site.url, `${name}?${new URLSearchParams(query as Record<string, string>)}`, { method: "GET" });

async function play(seats: readonly SeatOwner[], winner: 0 | 1, endedAt: number): Promise<number> {
  const createdAt = endedAt - 600_000;
  const gameID = await addGame(site.db, { variant: "4x2m", createdAt, seats, waitingID: null });
  const ending = anEnding(gameID);
  const ended = ending.seats.map((seat) => ({ ...seat, hasWon: seat.team === winner }));
  await finishGame(site.db, { ...ending, winner, endedAt, seats: ended });
  return gameID;
}

const untilRated = () => foldAll(site.db, Date.now());

beforeAll(async () => {
  people = [];
  for (const name of ["Ada", "Bea", "Cleo", "Dora"])
    people.push({ kind: "user", id: await aUser(site.db, name), name });
  const seats = people.map(sits);
  // The same people count against each other only so often a day.
  const daysAgo = (game: number) => Math.floor((29 - game) / limits.samePeoplePerDay) * 24 * 3_600_000;
  for (let game = 0; game < 30; game++)
    played.push(await play(seats, game % 3 === 0 ? 1 : 0, now - (30 - game) * 1000 - daysAgo(game)));
  await untilRated();
});

describe("a player's ratings", () => {
  it("tell of every kind that was played, with history and fixed teams", async () => {
    const { status, body } = await get<PlayerRatingsAnswer>("profile/getPlayerRatings", { username: "ada" });
    expect(status).toBe(200);
    expect(body.ratings).toHaveLength(1);
    const [{ history, ...rating }] = body.ratings;
    expect(rating).toMatchObject({ family: "4x2", games: 30, gamesNeeded: 30, place: 1 });
    expect(rating.rating).toBeGreaterThan(1500);
    expect(history).toHaveLength(30);
    expect(history[29]).toEqual({ at: now - 1000, rating: rating.rating });
    expect(body.teams).toMatchObject([{ games: 30, gamesNeeded: 20, players: ["Ada", "Cleo"] }]);
    expect((await get("profile/getPlayerRatings", { username: "Nobody" })).status).toBe(404);
  });

  it("tell others no days and no fixed teams that the player hides", async () => {
    const token = await aSessionOf(site.db, people[0].id);
    const hide = (hidesActivity: boolean, hidesSocials: boolean) => {
      const body = { hidesActivity, hidesSocials, hidesSponsoring: false };
      return call(site.url, "setProfilePrivacy", { method: "POST", token, body });
    };
    const seen = async (by?: string) => {
      const name = "profile/getPlayerRatings?username=Ada";
      const { body } = await call<PlayerRatingsAnswer>(site.url, name, { method: "GET", token: by });
      return [body.ratings[0].games, body.ratings[0].history.length, body.teams.length];
    };
    await hide(true, false);
    expect([await seen(), await seen(token)]).toEqual([
      [30, 0, 1],
      [30, 30, 1],
    ]);
    await hide(false, true);
    expect([await seen(), await seen(token)]).toEqual([
      [30, 30, 0],
      [30, 30, 1],
    ]);
    await hide(false, false);
  });

  it("are told for several players at once", async () => {
    const { body } = await get<{ username: string }[]>("getRatings", { usernames: "bea,ADA,Nobody" });
    expect(body.map(({ username }) => username).sort()).toEqual(["Ada", "Bea"]);
    expect((await get("getRatings", { usernames: "" })).status).toBe(422);
    expect((await get("getRatings", { usernames: Array(21).fill("Ada").join(",") })).status).toBe(422);
  });
});

describe("the ranking by rating", () => {
  it("lists players and teams, with one's own place", async () => {
    const query = { family: "4x2", username: "dora", limit: 1 };
    const { body } = await get<RatingLeaderboardAnswer>("getRatingLeaderboard", query);
    expect(body).toMatchObject({ ranked: 4, gamesNeeded: 30, entries: [{ games: 30 }] });
    expect(body.entries[0].players).toEqual(["Ada"]);
    expect(body.own).toMatchObject({ players: ["Dora"], games: 30, place: 3 });
    const teams = await get<RatingLeaderboardAnswer>("getRatingLeaderboard", { ...query, of: "teams" });
    expect(teams.body.entries).toMatchObject([{ players: ["Ada", "Cleo"] }]);
    expect(teams.body.own).toMatchObject({ players: ["Bea", "Dora"], place: 2 });
  });

  it("tells others of no team of who hides the company, unless it is in the ranking", async () => {
    const token = await aSessionOf(site.db, people[1].id);
    const hide = (hidesSocials: boolean) => {
      const body = { hidesActivity: false, hidesSocials, hidesSponsoring: false };
      return call(site.url, "setProfilePrivacy", { method: "POST", token, body });
    };
    const name = "getRatingLeaderboard?family=4x2&of=teams&username=Bea";
    const ownTeam = async (by?: string) =>
      (await call<RatingLeaderboardAnswer>(site.url, name, { method: "GET", token: by })).body.own;
    const team = { players: ["Bea", "Dora"] };
    await hide(true);
    expect(await ownTeam()).toMatchObject({ ...team, place: 2 });
    const isOfTeam = eq(ratings.players, `${people[1].id}+${people[3].id}`);
    await site.db.update(ratings).set({ isRanked: false }).where(isOfTeam);
    expect([await ownTeam(), await ownTeam(token)]).toMatchObject([null, { ...team, place: null }]);
    await hide(false);
    expect(await ownTeam()).toMatchObject({ ...team, place: null });
    await site.db.update(ratings).set({ isRanked: true }).where(isOfTeam);
  });

  it("is empty where nobody is ranked, and refuses what it does not know", async () => {
    const { body } = await get<RatingLeaderboardAnswer>("getRatingLeaderboard", {
      family: "6x3",
      username: "Ada",
    });
    expect(body).toEqual({ entries: [], ranked: 0, gamesNeeded: 30, own: null });
    expect((await get("getRatingLeaderboard", { family: "4x1" })).status).toBe(422);
  });
});

describe("an ended game", () => {
  it("tells what it did to the ratings, by seat", async () => {
    const { body } = await get<GameRatingsAnswer>("getGameRatings", { gameID: played[29] });
    expect(body).toMatchObject({ status: "rated", seats: Array(4).fill({ games: 30, gamesNeeded: 30 }) });
    const [ada, bea] = body.seats;
    expect(ada?.after).toBeGreaterThan(ada?.before as number);
    expect(bea?.after).toBeLessThan(bea?.before as number);
    const [first] = (await get<GameRatingsAnswer>("getGameRatings", { gameID: played[0] })).body.seats;
    expect(first).toMatchObject({ before: 1500, games: 1 });
  });

  it("with bots is not rated; one that runs, or does not exist, has no answer", async () => {
    const gameID = await play(withBots(people[0]), 0, now);
    expect((await get("getGameRatings", { gameID })).body).toEqual({ status: "unrated", seats: [] });
    const seats = people.map(sits);
    const running = await addGame(site.db, { variant: "4x2m", createdAt: now, seats, waitingID: null });
    expect((await get("getGameRatings", { gameID: running })).status).toBe(404);
    expect((await get("getGameRatings", { gameID: 999_999 })).status).toBe(404);
  });

  it("is annulled by moderation and restored, which is noted", async () => {
    const admin = await aSessionOf(site.db, await aUser(site.db, "Admin", { isAdmin: true }));
    const player = await aSessionOf(site.db, people[0].id);
    const name = `moderation/ratedGames/${played[3]}`;
    const body = { reason: "agreed beforehand" };
    const before = await get<PlayerRatingsAnswer>("profile/getPlayerRatings", { username: "Ada" });

    expect((await call(site.url, name, { token: player, body })).status).toBe(403);
    for (const method of ["POST", "DELETE"] as const) {
      const asked = { method, token: admin, body };
      expect((await call(site.url, "moderation/ratedGames/999999", asked)).status).toBe(404);
    }
    expect((await call(site.url, name, { token: admin, body })).status).toBe(204);
    await untilRated();
    const status = async () =>
      (await get<GameRatingsAnswer>("getGameRatings", { gameID: played[3] })).body.status;
    expect(await status()).toBe("annulled");
    const without = await get<PlayerRatingsAnswer>("profile/getPlayerRatings", { username: "Ada" });
    expect(without.body.ratings[0]).toMatchObject({ games: 29, place: null });

    expect((await call(site.url, name, { method: "DELETE", token: admin, body })).status).toBe(204);
    await untilRated();
    const after = await get<PlayerRatingsAnswer>("profile/getPlayerRatings", { username: "Ada" });
    expect(after.body).toEqual(before.body);
    const log = await call(site.url, "moderation/log", { method: "GET", token: admin });
    expect(log.body).toMatchObject([
      { action: "restore", reason: `#${played[3]}: agreed beforehand` },
      { action: "annul", moderator: "Admin" },
    ]);
  });

  it("is annulled and restored by no moderator who has played in it, unless as an admin", async () => {
    const token = await aSessionOf(site.db, people[1].id);
    const name = `moderation/ratedGames/${played[4]}`;
    const judge = async (method: "POST" | "DELETE") =>
      (await call(site.url, name, { method, token, body: { reason: "I have lost it" } })).status;
    const become = (roles: { isModerator?: boolean; isAdmin?: boolean }) =>
      site.db.update(users).set(roles).where(eq(users.id, people[1].id));
    await become({ isModerator: true });
    expect([await judge("POST"), await judge("DELETE")]).toEqual([403, 403]);
    await become({ isAdmin: true });
    expect([await judge("POST"), await judge("DELETE")]).toEqual([204, 204]);
    await become({ isModerator: false, isAdmin: false });
  });
});
