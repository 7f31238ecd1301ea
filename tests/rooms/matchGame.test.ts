import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { variantOf } from "#rules/index.ts";
import { ratedGames } from "#schema/db/ratings.ts";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { OwnGames } from "#schema/protocol/user.ts";
import { letPass, setClockBack } from "./clock.ts";
import { db } from "./database.ts";
import { aMatch, type Match, matchWhere } from "./matches.ts";
import { playAllBut } from "./playedGame.ts";
import type { Player } from "./player.ts";
import { come, mySeat, untilSeated } from "./substituting.ts";
import {
  goodMove,
  identityOf,
  isOver,
  make,
  myTurn,
  patiently,
  playOn,
  positionWhere,
  sit,
  untilWritten,
} from "./table.ts";
import { home, somebody } from "./writing.ts";

const everySeat = [0, 1, 2, 3];
const { teams } = variantOf("4x2m");

/** All four sit down. */
async function allSit({ table }: Match): Promise<Player[]> {
  return Promise.all(everySeat.map((seat) => sit(table, seat)));
}

/** The last snapshot of the game, once it is as wanted. */
function snapshotWhere(player: Player, wanted: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
  return player.until(({ events }) => {
    const last = events.findLast(({ type }) => type === "game:snapshot")?.data as Snapshot | undefined;
    return last !== undefined && wanted(last) && last;
  });
}

const hasEnded = ({ status }: Snapshot) => status !== "running";

/** The balls home of each side in a view, which shows them as `0*,h0.3/-/…`. */
const homeIn = ({ view }: Pick<Snapshot, "view">) =>
  teams.map((seats) =>
    seats.reduce((sum, seat) => sum + (view.balls.split("/")[seat].match(/h/g)?.length ?? 0), 0),
  );

const isOutboxEmpty = ({ table }: Match) =>
  runInDurableObject(
    table.room,
    (_, { storage }) => storage.sql.exec("SELECT 1 FROM outbox").toArray().length === 0,
  );

const ratedGameOf = (gameID: number) => db.select().from(ratedGames).where(eq(ratedGames.gameId, gameID));

describe("the game of a match", () => {
  test("says which match it decides, and when its time is up", async () => {
    const match = await aMatch("Ma");
    const player = await sit(match.table, 0);
    const { match: shown, created } = await snapshotWhere(player, () => true);
    expect(shown).toEqual({
      tournamentID: match.tournament.id,
      kind: "public",
      title: "Sunday cup",
      matchID: expect.any(String),
      endsAt: created + limits.tournamentGameTimeMs.from,
    });
  });

  test("can't be aborted by its players, has no substitution and no rematch", async () => {
    const match = await aMatch("Ma");
    const { table } = match;
    const player = await sit(table, 0);
    const spectator = await come(table, await somebody("Mah"));
    expect(await table.room.abort(identityOf(table, 0))).toBe("tournament_game");
    const wish = { seat: 1, by: "bot", level: "solid" };
    expect(await player.ask("substitution:start", wish)).toMatchObject({ error: "tournament_game" });
    const own = await spectator.ask("substitution:start", { seat: 1, by: "me" });
    expect(own).toMatchObject({ error: "tournament_game" });
    await letPass(table, limits.replaceableAfterMs + 1000);
    const again = await sit(table, 2);
    expect((await snapshotWhere(again, () => true)).replaceable).toEqual([null, null, null, null]);
    await table.room.endMatchGame();
    const { rematch } = await snapshotWhere(player, hasEnded);
    expect(rematch).toBeNull();
    expect(await patiently(player, "waiting:createRematch", {})).toMatchObject({ error: "tournament_game" });
  });

  test("does not end because nothing happens", async () => {
    const { table } = await aMatch("Ma");
    await letPass(table, limits.idleGameMs + 60_000);
    expect((await snapshotWhere(await sit(table, 0), () => true)).status).toBe("running");
  });

  test("tells the tournament the balls home, and who has won in the end", async () => {
    const match = await aMatch("Ma");
    await playAllBut(40, match.table);
    const players = await allSit(match);
    const play = Promise.all(players.map((player) => playOn(player)));
    await matchWhere(match, ({ score }) => score.some((balls) => balls > 0));
    const [last] = await play;
    const winner = last.view.winner as number;
    const decided = await matchWhere(match, ({ decision }) => decision !== null);
    expect(decided.decision?.reason).toBe("won");
    expect(decided.winner).toBe(decided.teams[winner]);
    expect(decided.score).toEqual(homeIn(last));
    expect((await untilWritten(match.table.gameID)).game).toMatchObject({
      status: "won",
      winningTeam: winner,
      isRated: true,
    });
    expect(await ratedGameOf(match.table.gameID)).toHaveLength(1);
  });
});

describe("when its time is up", () => {
  test("more balls home win, in libSQL too, and nobody moves any more", async () => {
    const match = await aMatch("Ma");
    await playAllBut(80, match.table);
    const players = await allSit(match);
    const isUneven = (now: Pick<Snapshot, "view">) => {
      const [one, other] = homeIn(now);
      return one !== other;
    };
    // Whoever is to move stops as soon as one side is ahead.
    await Promise.race(players.map((player) => playOn(player, isUneven)));
    await match.table.room.endMatchGame();
    const end = await snapshotWhere(players[0], hasEnded);
    const balls = homeIn(end);
    const side = balls[0] > balls[1] ? 0 : 1;
    expect(end).toMatchObject({ status: "over", decision: { side, reason: "ballsHome" } });
    expect(end.seed).not.toBeNull();
    const decided = await matchWhere(match, ({ decision }) => decision !== null);
    expect(decided).toMatchObject({ winner: decided.teams[side], score: balls });
    expect(decided.decision?.reason).toBe("ballsHome");
    const { game, seats } = await untilWritten(match.table.gameID);
    expect(game).toMatchObject({
      status: "won",
      winningTeam: side,
      endedAt: end.endedAt,
      decidedBy: "ballsHome",
    });
    const { data } = await patiently(players[0], "game:getLog", {});
    expect((data as { record: string }).record).toContain(`# time was up: won by team ${side}, ballsHome`);
    expect(seats.map(({ hasWon }) => hasWon)).toEqual(everySeat.map((seat) => seat % 2 === side));
    expect(await ratedGameOf(match.table.gameID)).toHaveLength(1);
    const { view, version } = end;
    const answer = await make(players[view.turn], version, goodMove(end) ?? `${view.turn} 5 0-5`);
    expect(answer).toMatchObject({ status: 409, error: "game_over" });
  });

  test("with as many balls home less thinking time wins, the time of who is awaited included", async () => {
    const match = await aMatch("Ma");
    const { table } = match;
    const players = await allSit(match);
    for (const seat of [1, 3]) {
      const now = await myTurn(players[seat]);
      await make(players[seat], now.version, goodMove(now) as string);
    }
    await positionWhere(players[0], ({ view }) => view.traded[1] && view.traded[3]);
    await letPass(table, 5000);
    await table.room.endMatchGame();
    const decided = await matchWhere(match, ({ decision }) => decision !== null);
    expect(decided.decision?.reason).toBe("thinkingTime");
    expect(decided.winner).toBe(decided.teams[1]);
  });

  test("the lot decides where everything is level, once and for all", async () => {
    const match = await aMatch("Ma");
    const { table } = match;
    const players = await allSit(match);
    await table.room.endMatchGame();
    const { decision } = await snapshotWhere(players[0], hasEnded);
    expect(decision?.reason).toBe("lot");
    await table.room.endMatchGame();
    await evictDurableObject(table.room, { webSockets: "hibernate" });
    await table.room.endMatchGame();
    const later = await sit(table, 1);
    expect((await snapshotWhere(later, () => true)).decision).toEqual(decision);
    const decided = await matchWhere(match, (now) => now.decision !== null);
    expect(decided.winner).toBe(decided.teams[decision?.side as number]);
  });

  test("a side that never came does not win, and the game does not count for ratings", async () => {
    const match = await aMatch("Ma");
    const player = await sit(match.table, 1);
    await player.event("game:snapshot");
    await match.table.room.endMatchGame();
    const decided = await matchWhere(match, ({ decision }) => decision !== null);
    expect(decided.decision?.reason).toBe("noShow");
    expect(decided.winner).toBe(decided.teams[1]);
    expect((await untilWritten(match.table.gameID)).game).toMatchObject({ status: "won", isRated: false });
    expect(await ratedGameOf(match.table.gameID)).toEqual([]);
  });

  test("the report is neither lost nor doubled where the room ends in the middle", async () => {
    const match = await aMatch("Ma");
    const players = await allSit(match);
    await players[0].event("game:snapshot");
    await runInDurableObject(match.table.room, (room) => room.endMatchGame());
    await evictDurableObject(match.table.room, { webSockets: "hibernate" });
    const decided = await matchWhere(match, ({ decision }) => decision !== null);
    expect(decided.decision?.reason).toBe("lot");
    await expect.poll(() => isOutboxEmpty(match)).toBe(true);
    const after = await match.tournament.room.snapshot();
    expect(after?.rounds[0].matches[0]).toEqual(decided);
  });

  test("a clock that was set back takes nothing from its time", async () => {
    const match = await aMatch("Ma");
    const [player] = await allSit(match);
    const before = await snapshotWhere(player, () => true);
    await setClockBack(match.table, 3_600_000);
    const later = await snapshotWhere(await sit(match.table, 1), () => true);
    expect(Math.abs((later.match?.endsAt as number) - (before.match?.endsAt as number))).toBeLessThan(30_000);
    await match.table.room.endMatchGame();
    const { endedAt } = await snapshotWhere(player, hasEnded);
    expect(Math.abs((endedAt as number) - Date.now())).toBeLessThan(30_000);
  });
});

describe("a match that is decided without its game", () => {
  test("closes the game as aborted, and hears nothing of it", async () => {
    const match = await aMatch("Ma");
    const [player] = await allSit(match);
    await expect.poll(() => isOutboxEmpty(match)).toBe(true);
    await match.table.room.closeMatchGame();
    await match.table.room.closeMatchGame();
    const { match: shown, decision } = await snapshotWhere(player, ({ status }) => status === "aborted");
    expect(shown).not.toBeNull();
    expect(decision).toBeNull();
    expect((await untilWritten(match.table.gameID)).game.status).toBe("aborted");
    expect(await ratedGameOf(match.table.gameID)).toEqual([]);
    await expect.poll(() => isOutboxEmpty(match)).toBe(true);
    expect((await match.tournament.room.snapshot())?.rounds[0].matches[0].decision).toBeNull();
  });
});

describe("a game whose tournament is over", () => {
  test("goes on as any other game, and everybody is told", async () => {
    const match = await aMatch("Ma");
    const { table } = match;
    const [player] = await allSit(match);
    await table.room.detachMatchGame();
    await table.room.detachMatchGame();
    const { replaceable } = await snapshotWhere(player, (now) => now.match === null);
    expect(replaceable.some((from) => from !== null)).toBe(true);
    await table.room.endMatchGame();
    const now = await myTurn(player);
    expect(isOver(now)).toBe(false);
    expect(await table.room.abort(identityOf(table, 0))).toBe("aborted");
    expect((await match.tournament.room.snapshot())?.rounds[0].matches[0].decision).toBeNull();
  });
});

describe("a player who is exchanged", () => {
  test("watches from then on, and whoever plays in their place has the game among their own", async () => {
    const match = await aMatch("Ma");
    const { table } = match;
    const [player] = await allSit(match);
    const replacement = await somebody("Mae");
    const other = await come(table, replacement);
    const [formerTab, tab] = [await home(identityOf(table, 0)), await home(replacement)];
    await table.room.reseat(identityOf(table, 0), replacement);
    await table.room.reseat(identityOf(table, 0), replacement);
    await player.until(() => mySeat(player) === null);
    await other.until(() => mySeat(other) === 0);
    const now = await myTurn(other);
    const stolen = await make(player, now.version, goodMove(now) as string);
    expect(stolen).toMatchObject({ error: "spectator" });
    expect(await make(other, now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
    const rows = await untilSeated(table, 5);
    expect(rows.map(({ userId, satOn }) => [userId, satOn])).toEqual([
      [replacement.id, null],
      ...[1, 2, 3].map((seat) => [identityOf(table, seat).id, null]),
      [identityOf(table, 0).id, 0],
    ]);
    /** The seat in the person's list of running games; null where the game is not in it. */
    const seatInList = ({ events }: Player) => {
      const games = events.findLast(({ type }) => type === "games:getGames")?.data as OwnGames | undefined;
      return games && (games.runningGames.find(({ id }) => id === table.gameID)?.seat ?? null);
    };
    await tab.until(() => seatInList(tab) === 0);
    await formerTab.until(() => seatInList(formerTab) === null);
  });
});
