import { evictDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { variantOf } from "#rules/index.ts";
import { ratedGames } from "#schema/db/ratings.ts";
import { limits } from "#schema/limits.ts";
import type { EndingInfo } from "#schema/protocol/ending.ts";
import type { Answer } from "#schema/protocol/envelope.ts";
import { game as protocol, type Snapshot } from "#schema/protocol/game.ts";
import type { OpenGame } from "#schema/rooms.ts";
import { untilFound } from "#tests/support/patience.ts";
import { letPass, setClockBack } from "./clock.ts";
import { db } from "./database.ts";
import { aMatch, matchWhere } from "./matches.ts";
import type { Player } from "./player.ts";
import { come, kill, someone } from "./substituting.ts";
import {
  beginGame,
  goodMove,
  make,
  myTurn,
  patiently,
  playOn,
  sit,
  type Table,
  untilWritten,
  watch,
} from "./table.ts";

type Changed = ReturnType<(typeof protocol.events)["ending:changed"]["parse"]>;

/** Plays the first deal to its end. */
const toSecondDeal = (players: readonly Player[]) =>
  Promise.all(players.map((player) => playOn(player, ({ view }) => view.deal >= 1)));

/** A table whose people have all come. */
async function withPeople(variant: OpenGame["variant"] = "4x2n", people = [0, 1, 2, 3]) {
  const table = await beginGame({ variant, people });
  return { table, players: await Promise.all(people.map((seat) => sit(table, seat))) };
}

/** The same in the second deal, where a team may resign. */
async function inSecondDeal(variant: OpenGame["variant"] = "4x2n", people = [0, 1, 2, 3]) {
  const seated = await withPeople(variant, people);
  await toSecondDeal(seated.players);
  return seated;
}

type How = EndingInfo["how"];
const start = (player: Player, how: How = "resign", id?: string) => ask(player, "ending:start", { how }, id);
const answer = (player: Player, accept: boolean, how: How = "resign", id?: string) =>
  ask(player, "ending:answer", { how, accept }, id);

/** Repeats a request that came after too many frames. */
function ask(player: Player, type: string, data: unknown, id?: string): Promise<Answer> {
  const once = async () => {
    const reply = await player.ask(type, data, id);
    return reply.error !== "rate_limited" && reply;
  };
  return untilFound(`an answer to ${type} of not too many`, once, { pauseMs: 100 });
}

/** What the player has heard of questions, in order. */
const changes = ({ events }: Player) =>
  events.filter(({ type }) => type === "ending:changed").map(({ data }) => data as Changed);
const untilTold = (player: Player, wanted: Changed["change"][]) =>
  player.until((p) => JSON.stringify(changes(p).map(({ change }) => change)) === JSON.stringify(wanted));

const lastSnapshot = ({ events }: Player) =>
  events.findLast(({ type }) => type === "game:snapshot")?.data as Snapshot | undefined;
const ended = (player: Player) =>
  player.until((p) => {
    const last = lastSnapshot(p);
    return last !== undefined && last.status !== "running" && last;
  });

/** Nobody has told them that there was a question, not even by a gap in the numbers of events. */
function expectUnaware(player: Player) {
  expect(player.texts.join()).not.toMatch(/ending:changed|"endings":\[\{/);
  const numbers = player.events.map(({ v }) => v);
  expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
}

const isRunning = (table: Table) =>
  sit(table, 0)
    .then((player) => player.event<Snapshot>("game:snapshot"))
    .then(({ data }) => data.status === "running");

describe("a team that agrees", () => {
  test("has lost, and the others have not heard of the question", async () => {
    const { table, players } = await inSecondDeal();
    const spectator = await watch(table);
    await spectator.event("game:snapshot");
    expect(await start(players[0])).toMatchObject({ status: 200 });
    const asked = (await players[2].event<Changed>("ending:changed")).data;
    protocol.events["ending:changed"].parse(asked);
    expect(asked).toMatchObject({
      change: "asked",
      how: "resign",
      seat: 0,
      ending: { by: 0, acceptedBy: [0], asked: [2] },
    });
    expect(await answer(players[2], true)).toMatchObject({ status: 200 });
    for (const player of [...players, spectator]) {
      const snapshot = await ended(player);
      protocol.events["game:snapshot"].parse(snapshot);
      expect(snapshot).toMatchObject({
        status: "over",
        decision: { side: 1, reason: "resigned" },
        endings: [],
      });
      expect(snapshot.hands).not.toBeNull();
    }
    for (const player of [players[1], players[3], spectator]) expectUnaware(player);
    const { game, seats } = await untilWritten(table.gameID);
    expect(game).toMatchObject({ status: "won", winningTeam: 1, decidedBy: "resigned" });
    expect(seats.map(({ hasWon }) => hasWon)).toEqual([false, true, false, true]);
    const log = await patiently(spectator, "game:getLog", {});
    const { record } = protocol.answers["game:getLog"].parse(log.data);
    expect(record).toContain("# the others resigned: won by team 1\n");
    expect(record).not.toMatch(/^over/m);
    expect(await start(players[1])).toMatchObject({ status: 409, error: "game_over" });
    expect(await answer(players[2], true)).toMatchObject({ status: 409, error: "no_ending" });
  });

  test("may ask at the same time, and go on playing meanwhile", async () => {
    const { table, players } = await inSecondDeal();
    await start(players[3]);
    const now = await myTurn(players[1]);
    expect(await make(players[1], now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
    expect(await isRunning(table)).toBe(true);
    expect(await start(players[3])).toMatchObject({ status: 200 });
    expect(await start(players[1])).toMatchObject({ status: 200 });
    expect((await ended(players[0])).decision).toEqual({ side: 0, reason: "resigned" });
  });

  test("of three ends the game only with the third", async () => {
    const { players } = await inSecondDeal("6x2n", [0, 1, 2, 3, 4, 5]);
    await start(players[1]);
    await answer(players[3], true);
    await untilTold(players[5], ["asked", "accepted"]);
    expect(changes(players[5])[1].ending).toMatchObject({ acceptedBy: [1, 3], asked: [5] });
    await answer(players[5], true);
    const { decision } = await ended(players[0]);
    expect(decision).toEqual({ side: 0, reason: "resigned" });
    expectUnaware(players[2]);
  });

  test("resigns though the room is killed after every step", async () => {
    const { table, players } = await inSecondDeal();
    await start(players[0], "resign", "ask");
    await kill(table);
    const [one, other] = [await sit(table, 0), await sit(table, 2)];
    expect(await start(one, "resign", "ask")).toMatchObject({ status: 200 });
    const { endings } = (await other.event<Snapshot>("game:snapshot")).data;
    expect(endings).toMatchObject([{ how: "resign", by: 0, asked: [2] }]);
    const opponent = await sit(table, 1);
    expect((await opponent.event<Snapshot>("game:snapshot")).data.endings).toEqual([]);
    await answer(other, true, "resign", "yes");
    await kill(table);
    const again = await sit(table, 2);
    expect(await answer(again, true, "resign", "yes")).toMatchObject({ status: 200 });
    expect((await ended(again)).decision).toEqual({ side: 1, reason: "resigned" });
    expect((await untilWritten(table.gameID)).game).toMatchObject({ winningTeam: 1, decidedBy: "resigned" });
  });

  test("may be one person with a bot, who agrees", async () => {
    const { table, players } = await inSecondDeal("4x2n", [0, 1]);
    await start(players[0]);
    expect((await ended(players[1])).decision).toEqual({ side: 1, reason: "resigned" });
    expect((await untilWritten(table.gameID)).game).toMatchObject({ decidedBy: "resigned" });
  });

  test("loses a match of a tournament, but in the second deal no ratings; such a game can't end without a result", async () => {
    const match = await aMatch("Resign");
    const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(match.table, seat)));
    await toSecondDeal(players);
    expect(await start(players[0], "noResult")).toMatchObject({ status: 409, error: "tournament_game" });
    await start(players[0]);
    await answer(players[2], true);
    const decided = await matchWhere(match, ({ decision }) => decision !== null);
    expect(decided.decision?.reason).toBe("resigned");
    expect(decided.winner).toBe(decided.teams[1]);
    const { game } = await untilWritten(match.table.gameID);
    expect(game).toMatchObject({ status: "won", winningTeam: 1, isRated: true, isForRanking: false });
    const rated = db.select().from(ratedGames).where(eq(ratedGames.gameId, match.table.gameID));
    expect(await rated).toEqual([]);
  });
});

describe("a question to the team", () => {
  test("ends with a no, and may be put again after five minutes", async () => {
    const { table, players } = await inSecondDeal();
    await start(players[0]);
    await answer(players[2], false);
    await untilTold(players[0], ["asked", "rejected"]);
    expect(changes(players[0])[1]).toMatchObject({ seat: 2, ending: null });
    for (const seat of [0, 2])
      expect(await start(players[seat])).toMatchObject({ status: 429, error: "too_soon" });
    // The other team asks on its own account.
    expect(await start(players[1])).toMatchObject({ status: 200 });
    await answer(players[1], false);
    await untilTold(players[3], ["asked", "withdrawn"]);
    await letPass(table, limits.endingPauseMs);
    expect(await start(players[2])).toMatchObject({ status: 200 });
    expect(await isRunning(table)).toBe(true);
  });

  test("ends after a minute without an answer", async () => {
    const { table, players } = await inSecondDeal();
    await start(players[0]);
    await letPass(table, limits.endingMs);
    await untilTold(players[2], ["asked", "expired"]);
    expect(await answer(players[2], true)).toMatchObject({ status: 409, error: "no_ending" });
    expect(await isRunning(table)).toBe(true);
  });

  test("keeps its minute when the clock is set back", async () => {
    const { table, players } = await inSecondDeal();
    await start(players[0]);
    await setClockBack(table, 60 * 60_000);
    await answer(await sit(table, 2), true);
    expect((await ended(players[1])).decision?.reason).toBe("resigned");
  });

  test("can't be put by or answered by somebody else", async () => {
    const { table, players } = await inSecondDeal();
    const spectator = await come(table, await someone());
    expect(await start(spectator)).toMatchObject({ status: 403, error: "spectator" });
    await start(players[0]);
    expect(await answer(spectator, true)).toMatchObject({ status: 403, error: "spectator" });
    for (const seat of [1, 3])
      expect(await answer(players[seat], true)).toMatchObject({ status: 409, error: "no_ending" });
    expect(await isRunning(table)).toBe(true);
  });

  test("can't be put in the first deal, or to somebody who is away", async () => {
    const { table, players } = await withPeople();
    expect(await start(players[0])).toMatchObject({ status: 409, error: "first_deal" });
    await toSecondDeal(players);
    players[2].leave();
    await players[0].until(({ events }) =>
      events.some(
        ({ type, data }) => type === "game:presence" && (data as Snapshot["presence"]).awaySince[2] !== null,
      ),
    );
    expect(await start(players[0])).toMatchObject({ status: 409, error: "somebody_away" });
    await sit(table, 2);
    expect(await start(players[0])).toMatchObject({ status: 200 });
  });

  test.each(["4x1n", "6x3n"] as const)("can't be put at a table of %s", async (variant) => {
    const { players } = await withPeople(variant, [0]);
    expect(await start(players[0])).toMatchObject({ status: 409, error: "not_two_teams" });
  });

  test("is dropped when somebody else takes a seat of the team", async () => {
    const { table, players } = await inSecondDeal("4x2n", [0, 1, 2, 3]);
    await letPass(table, limits.replaceableAfterMs);
    const substitute = await come(table, await someone());
    expect(await substitute.ask("substitution:start", { seat: 2, by: "me" })).toMatchObject({ status: 200 });
    await start(players[0]);
    for (const seat of [0, 1, 3]) await ask(players[seat], "substitution:answer", { accept: true });
    await untilTold(players[0], ["asked", "dropped"]);
    await substitute.until((p) => lastSnapshot(p)?.view.seat === 2);
    expect(await answer(substitute, true)).toMatchObject({ status: 409, error: "no_ending" });
    expect(await isRunning(table)).toBe(true);
  });
});

describe("all people who agree", () => {
  test.each(["4x2n", "4x1n", "6x3n"] as const)("end a game of %s without a result", async (variant) => {
    const people = variantOf(variant).teams.flat().sort();
    const { table, players } = await withPeople(variant, people);
    const spectator = await watch(table);
    await spectator.event("game:snapshot");
    const [first, ...others] = players;
    await start(first, "noResult");
    for (const player of others) {
      await evictDurableObject(table.room, { webSockets: "hibernate" });
      expect(await answer(player, true, "noResult")).toMatchObject({ status: 200 });
    }
    for (const player of [...players, spectator])
      expect(await ended(player)).toMatchObject({
        status: "aborted",
        decision: { side: null, reason: "agreed" },
        endings: [],
      });
    expectUnaware(spectator);
    const { game, seats } = await untilWritten(table.gameID);
    expect(game).toMatchObject({ status: "aborted", winningTeam: null, decidedBy: "agreed" });
    expect(new Set(seats.map(({ hasWon }) => hasWon))).toEqual(new Set([null]));
    const log = await patiently(spectator, "game:getLog", {});
    expect(log.data).toMatchObject({
      record: expect.stringContaining("# ended without a result: all agreed\n"),
    });
  });

  test("are only the people, not the bots", async () => {
    const { players } = await withPeople("4x2n", [0, 1]);
    await start(players[0], "noResult");
    await untilTold(players[1], ["asked"]);
    expect(changes(players[1])[0].ending?.asked).toEqual([1]);
    await answer(players[1], true, "noResult");
    expect(await ended(players[0])).toMatchObject({ status: "aborted", decision: { reason: "agreed" } });
  });

  test("must be all: one refuses, and the game goes on", async () => {
    const { table, players } = await withPeople();
    await start(players[0], "noResult");
    await answer(players[1], true, "noResult");
    await answer(players[2], false, "noResult");
    await untilTold(players[3], ["asked", "accepted", "rejected"]);
    expect(await start(players[3], "noResult")).toMatchObject({ status: 429, error: "too_soon" });
    expect(await isRunning(table)).toBe(true);
  });
});
