import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { and, eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { games } from "#schema/db/games.ts";
import { mails } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { db } from "./database.ts";
import { deliverNow } from "./deliverNow.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aPublicTournament, letPass, type Opened, register, untilTold } from "./tournaments.ts";
import { home, somebody } from "./writing.ts";

const hour = 60 * 60_000;
const matchMs = limits.tournamentGameTimeMs.from;

/** A tournament of four pairs whose sign-up has ended, and its players. */
async function aFullTournament() {
  const now = Date.now();
  const schedule = { creationDates: [now + 2 * hour, now + 4 * hour] };
  const tournament = await aPublicTournament({ nTeams: 4 }, schedule);
  const players = await Promise.all(Array.from({ length: 8 }, () => somebody("Ft")));
  for (let t = 0; t < 4; t++) await register(tournament, `The foxes ${t}`, players.slice(2 * t, 2 * t + 2));
  return { tournament, players };
}

const seen = async ({ room }: Opened) => (await room.snapshot()) as TournamentSnapshot;

/** Whether two teams meet: where nobody came to the matches before, there is nothing to play. */
const isPlayed = ({ teams }: TournamentMatch) => teams.filter((team) => typeof team === "number").length > 1;

/** The games in libSQL of a tournament's matches. */
const gamesOf = ({ id }: Opened) =>
  db
    .select()
    .from(games)
    .where(like(games.creationKey, `tournament ${id} %`));

/** All players go to the games that are open now. */
async function goToGames(tournament: Opened, players: readonly Identity[]): Promise<void> {
  const { rounds } = await seen(tournament);
  for (const { gameID, decision } of rounds.flatMap(({ matches }) => matches)) {
    if (gameID === null || decision !== null) continue;
    const room = () => env.Game.getByName(String(gameID));
    for (const player of players) {
      const ticket = await room().issueTicket(player);
      if (ticket !== null) await Player.connect("game", String(gameID), { ticket });
    }
  }
}

/** Delivers what the rooms of the tournament and of its games have to say. @returns whether there was anything */
async function deliverAll(tournament: Opened): Promise<boolean> {
  const matches = (await seen(tournament)).rounds.flatMap((round) => round.matches);
  const gameRooms = matches.flatMap(({ gameID }) =>
    gameID === null ? [] : env.Game.getByName(String(gameID)),
  );
  const delivered = await Promise.all([tournament.room, ...gameRooms].map(deliverNow));
  return delivered.includes(true);
}

/** Waits until everything is said, such as who has come to the games. */
async function untilAllSaid(tournament: Opened): Promise<void> {
  await expect.poll(() => deliverAll(tournament)).toBe(false);
}

/** Waits until this is so; meanwhile everything is said. */
async function until(tournament: Opened, isSo: () => Promise<boolean>): Promise<void> {
  const isSoNow = async () => {
    await deliverAll(tournament);
    return isSo();
  };
  await expect.poll(isSoNow).toBe(true);
}

/** Waits until all matches of a round that are played have a game or a decision. */
async function untilUnderWay(tournament: Opened, round: number): Promise<void> {
  const isUnderWay = async () => {
    const { rounds } = await seen(tournament);
    const played = rounds[round].matches.filter(isPlayed);
    return played.every(({ gameID, decision }) => gameID !== null || decision !== null);
  };
  await until(tournament, isUnderWay);
}

const untilStatus = (tournament: Opened, status: TournamentSnapshot["status"]) =>
  until(tournament, async () => (await seen(tournament)).status === status);

/** Plays both rounds to their ends; `disturb` happens at every step. */
async function playOut(
  tournament: Opened,
  players: readonly Identity[],
  disturb: () => Promise<unknown> = async () => {},
): Promise<void> {
  await disturb();
  for (const [round, wait] of [2 * hour, 2 * hour].entries()) {
    await letPass(tournament, wait);
    await disturb();
    await untilUnderWay(tournament, round);
    await disturb();
    await goToGames(tournament, players);
    await disturb();
    await untilAllSaid(tournament);
    await letPass(tournament, matchMs);
    await disturb();
    await until(tournament, async () => (await seen(tournament)).endedRounds === round + 1);
    await disturb();
  }
  await untilStatus(tournament, "ended");
  await untilTold(tournament);
}

/** Every match has one result, and libSQL one game of it, which has ended. */
async function expectOneGameEach(tournament: Opened): Promise<void> {
  const { rounds, placements, teams } = await seen(tournament);
  const matches = rounds.flatMap((round) => round.matches);
  expect(placements?.toSorted()).toEqual(teams.map((_, team) => team));
  expect(matches.filter((match) => isPlayed(match) && match.decision === null)).toEqual([]);
  const opened = matches.flatMap(({ gameID }) => gameID ?? []);
  expect(new Set(opened).size).toBe(opened.length);
  const isOver = async () => (await gamesOf(tournament)).every(({ status }) => status !== "running");
  await until(tournament, isOver);
  const kept = (await gamesOf(tournament)).map(({ id }) => id).toSorted((one, other) => one - other);
  expect(kept).toEqual(opened.toSorted((one, other) => one - other));
}

/** The kinds of the toasts that a tab has shown. */
const toastsIn = ({ events }: Player) =>
  events.flatMap(({ type, data }) =>
    type.startsWith("tournament:toast:") ? `${type} ${JSON.stringify(data)}` : [],
  );

const mailsTo = ({ name }: Identity) =>
  db
    .select({ kind: mails.kind })
    .from(mails)
    .where(and(like(mails.data, `%"username":"${name}"%`), like(mails.kind, "tournament%")));

describe("a tournament", () => {
  test("goes on through evictions at every step, and nobody is told anything twice", async () => {
    const { tournament, players } = await aFullTournament();
    const tab = await home(players[0]);
    const pause = () => evictDurableObject(tournament.room, { webSockets: "hibernate" }).catch(() => {});
    await playOut(tournament, players, pause);
    await expectOneGameEach(tournament);
    const told = toastsIn(tab);
    expect(new Set(told).size).toBe(told.length);
    const kinds = (await mailsTo(players[0])).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  test("goes on after all rooms were killed at every step", async () => {
    const { tournament, players } = await aFullTournament();
    await playOut(tournament, players, abortAllDurableObjects);
    await expectOneGameEach(tournament);
    const kinds = (await mailsTo(players[1])).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "tournamentCalendar")).toHaveLength(1);
  });

  test("decides the matches of a round without games if libSQL is away all the time, and plays the next one", async () => {
    const { tournament, players } = await aFullTournament();
    await untilTold(tournament);
    await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
    try {
      await letPass(tournament, 2 * hour);
      expect((await seen(tournament)).rounds[0].matches.map(({ gameID }) => gameID)).toEqual([null, null]);
      await letPass(tournament, matchMs);
      const { rounds, endedRounds } = await seen(tournament);
      expect(endedRounds).toBe(1);
      expect(rounds[0].matches.map(({ decision }) => decision?.reason)).toEqual(["noGame", "noGame"]);
      await abortAllDurableObjects();
    } finally {
      await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
    }
    await letPass(tournament, 2 * hour);
    await untilUnderWay(tournament, 1);
    await goToGames(tournament, players);
    await untilAllSaid(tournament);
    await letPass(tournament, matchMs);
    await untilStatus(tournament, "ended");
    await untilTold(tournament);
    await expectOneGameEach({ ...tournament });
  });
});

describe("a player", () => {
  test("who is renamed in the middle has the new name everywhere, also among the winners", async () => {
    const { tournament, players } = await aFullTournament();
    const [anna] = players;
    await untilTold(tournament);
    await letPass(tournament, 2 * hour);
    await untilUnderWay(tournament, 0);
    const named = { ...anna, name: `${anna.name}x`, nameVersion: 1 };
    await db
      .update(users)
      .set({ username: named.name, usernameLower: named.name.toLowerCase(), nameVersion: 1 })
      .where(eq(users.id, anna.id));
    await env.User.getByName(userRoomName(anna)).renamed(named);
    const isThere = async () => JSON.stringify((await seen(tournament)).teams).includes(`"${named.name}"`);
    await expect.poll(isThere).toBe(true);
    await goToGames(tournament, [named, ...players.slice(1, 4)]);
    await untilAllSaid(tournament);
    await letPass(tournament, limits.noShowMs);
    await letPass(tournament, matchMs);
    await letPass(tournament, 2 * hour);
    await untilUnderWay(tournament, 1);
    await letPass(tournament, limits.noShowMs);
    await untilStatus(tournament, "ended");
    await untilTold(tournament);
    expect(JSON.stringify(await seen(tournament))).not.toContain(`"${anna.name}"`);

    const later = { ...anna, name: `${anna.name}y`, nameVersion: 2 };
    await env.User.getByName(userRoomName(anna)).renamed(later);
    await expect.poll(async () => JSON.stringify(await seen(tournament))).toContain(`"${later.name}"`);
  });

  test("whose account is deleted in the middle is nobody there, and the others play on", async () => {
    const { tournament, players } = await aFullTournament();
    const [anna] = players;
    await untilTold(tournament);
    await letPass(tournament, 2 * hour);
    await untilUnderWay(tournament, 0);
    expect(await env.User.getByName(userRoomName(anna)).end(anna)).toBe(true);
    await expect.poll(async () => JSON.stringify(await seen(tournament))).not.toContain(`"${anna.name}"`);
    await goToGames(tournament, players.slice(1));
    await untilAllSaid(tournament);
    await letPass(tournament, matchMs);
    await expect.poll(async () => (await seen(tournament)).endedRounds).toBe(1);
  });
});
