import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { TurnBasedGame, Vacation } from "#schema/protocol/user.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { letPass } from "./clock.ts";
import { env } from "./env.ts";
import { guest, Player } from "./player.ts";
import { settle } from "./pushed.ts";
import { come, untilSeated, untilTold } from "./substituting.ts";
import {
  beginGame,
  goodMove,
  make,
  movesOf,
  myTurn,
  position,
  positionWhere,
  sit,
  type Table,
  untilWritten,
  watch,
} from "./table.ts";
import { aGuest, enter, joinAs, openWaiting, roomWhere, usual } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** What docs/scaling.md says of such a move: in the game's room, and at most in a player's. */
const rowsOfTurn = { game: 55, player: 19 };

/** Users who play with a day a move; bots sit on the other seats. */
async function begin(people: number, variant: "4x2n" | "4x2m" = "4x2n") {
  const players: Identity[] = [];
  for (let n = 0; n < people; n++) players.push(await somebody("Zug"));
  const table = await beginGame({ variant, players, moveTimeMs: day });
  return { table, players };
}

/** Plays a card on a seat, and leaves again. */
async function playAndGo(table: Table, seat: number): Promise<void> {
  const player = await sit(table, seat);
  const now = await myTurn(player);
  const answer = await make(player, now.version, goodMove(now) as string);
  expect(answer).toMatchObject({ status: 200 });
  player.leave();
}

/** The newest news of the table for a viewer: whom it waits for, and who sits there. */
function news(player: Player): Pick<Snapshot, "due" | "deadline" | "turns" | "replaceable" | "seats"> {
  return Object.assign({}, ...player.events.map(({ data }) => data));
}

/** The player's turn-based games, as a tab of theirs was told. */
function games({ events }: Player): TurnBasedGame[] {
  const known = new Map<number, TurnBasedGame>();
  for (const { type, data } of events) {
    if (type === "user:snapshot")
      for (const game of (data as { turnBased: TurnBasedGame[] }).turnBased) known.set(game.gameID, game);
    if (type !== "games:turnBased") continue;
    const { changed, gone } = data as { changed: TurnBasedGame[]; gone: number[] };
    for (const game of changed) known.set(game.gameID, game);
    for (const id of gone) known.delete(id);
  }
  return [...known.values()];
}

/** When the room's only alarm is due. */
const alarmOf = ({ room }: Table) => runInDurableObject(room, (_, { storage }) => storage.getAlarm());

const autopilots = (player: Player) => news(player).seats.map(({ isAutopilot }) => isAutopilot);

describe("a turn-based game", () => {
  test("waits for who is away until the deadline; then a bot plays that card and no other", async () => {
    const { table } = await begin(2);
    const watcher = await watch(table);
    await positionWhere(watcher, ({ due }) => due[0] !== null && due[2] === null && due[3] === null);
    await letPass(table, day - minute);
    expect(position(watcher)?.view.traded).toEqual([false, false, true, true]);
    expect(news(watcher).replaceable).toEqual([null, null, 0, 0]);
    await playAndGo(table, 1);
    await letPass(table, 2 * minute);
    const now = await positionWhere(watcher, ({ view }) => view.phase === "play");
    expect(autopilots(watcher)).toEqual([false, false, false, false]);
    expect(news(watcher).turns?.missed).toEqual([1, 0, 0, 0]);
    const turn = now.view.turn;
    if (turn < 2) expect(now.deadline).toBeGreaterThan(Date.now() + day - minute);
  });

  test("gives each trade its own deadline", async () => {
    const { table } = await begin(4);
    const watcher = await watch(table);
    await letPass(table, day / 2);
    await playAndGo(table, 1);
    await playAndGo(table, 3);
    await positionWhere(watcher, ({ view }) => view.traded[1] && view.traded[3]);
    const { deadlines = [] } = news(watcher).turns ?? {};
    expect(deadlines.map((at) => at !== null)).toEqual([true, false, true, false]);
    await letPass(table, day / 2 + minute);
    await positionWhere(watcher, ({ view }) => view.phase === "play");
    expect(news(watcher).turns?.missed).toEqual([1, 0, 1, 0]);
  });

  test("sleeps until the deadline, and goes on after its memory was lost", async () => {
    const { table } = await begin(4);
    for (const seat of [0, 1, 2, 3]) await playAndGo(table, seat);
    await expect.poll(async () => ((await alarmOf(table)) ?? 0) - Date.now()).toBeGreaterThan(day - minute);
    // It has sent everything, and nobody is there.
    await evictDurableObject(table.room);
    await letPass(table, day);
    await expect.poll(async () => (await movesOf(table)).length).toBe(5);
    expect(((await alarmOf(table)) ?? 0) - Date.now()).toBeLessThanOrEqual(day);
  });

  test("tells its players for whom it waits, wherever they are", async () => {
    const { table, players } = await begin(2);
    const tabs = await Promise.all(players.map((player) => home(player)));
    const waitsFor = (tab: Player) => games(tab).some(({ since }) => since !== null);
    for (const [seat, tab] of tabs.entries()) {
      await tab.until(waitsFor);
      const [game] = games(tab);
      expect(game).toMatchObject({
        gameID: table.gameID,
        seat,
        moveTimeMs: day,
        missed: 0,
        isAutopilot: false,
      });
      expect(game.players.slice(0, 2).map(({ name }) => name)).toEqual(players.map(({ name }) => name));
      expect(game.until).toBe((game.since as number) + day);
    }
    await playAndGo(table, 1);
    await tabs[1].until((tab) => !waitsFor(tab));
    expect(waitsFor(tabs[0])).toBe(true);
    // Who comes later sees the same.
    const late = await home(players[0]);
    await late.event("user:snapshot");
    expect(games(late)).toEqual(games(tabs[0]));
  });

  test("waits for nobody whose account is deleted", async () => {
    const { table, players } = await begin(2);
    const watcher = await watch(table);
    await positionWhere(watcher, ({ due }) => due[0] !== null);
    await table.room.renamed({ ...players[0], name: "" });
    await letPass(table, minute);
    await positionWhere(watcher, ({ view }) => view.traded[0]);
    expect(autopilots(watcher)).toEqual([true, false, false, false]);
    expect(news(watcher).replaceable[0]).not.toBeNull();
  });

  test("writes few rows for a move of somebody who comes, plays and leaves", async () => {
    const { table, players } = await begin(4);
    for (const seat of [0, 1, 2, 3]) await playAndGo(table, seat);
    const { turn } = (await positionWhere(await watch(table), ({ view }) => view.phase === "play")).view;
    const rooms = [table.room, ...players.map((player) => env.User.getByName(userRoomName(player)))];
    const settled = () => Promise.all(rooms.map((room) => runInDurableObject(room, isSettled)));
    const untilSettled = () => expect.poll(settled).toEqual(rooms.map(() => true));
    await untilSettled();
    // Nobody is told any more that the game has begun.
    for (const player of players) await settle(player);
    const counts = await Promise.all(rooms.map(countRows));
    const count = () => Promise.all(counts.map((one) => one()));
    const before = await count();
    await playAndGo(table, turn);
    await untilSettled();
    const [ofGame, ...ofPlayers] = (await count()).map((rows, i) => rows - before[i]);
    expect(ofGame).toBeLessThanOrEqual(rowsOfTurn.game);
    // The one who has played, the one whose turn it is, and nobody else.
    expect(ofPlayers.filter((rows) => rows > 0)).toHaveLength(2);
    expect(Math.max(...ofPlayers)).toBeLessThanOrEqual(rowsOfTurn.player);
  });
});

describe("a waiting room of a turn-based game", () => {
  const moveTimeMs = limits.turnBasedMoveTimesMs[1];

  test("is neither opened nor entered by guests", async () => {
    const lobby = await Player.connect("lobby", "main", {
      ticket: (await env.Lobby.getByName("main").issueTicket(await aGuest())) as string,
    });
    const answer = await lobby.ask("waiting:createGame", { ...usual, moveTimeMs });
    expect(answer).toMatchObject({ status: 403, error: "members_only" });
    const table = await openWaiting({ moveTimeMs }, await somebody("Zug"));
    const visitor = await enter(table, await aGuest());
    expect(await visitor.ask("waiting:joinGame", {})).toMatchObject({ error: "members_only" });
    const { player } = await joinAs(table, await somebody("Zug"));
    expect((await roomWhere(player, () => true)).room).toMatchObject({ membersOnly: true, moveTimeMs });
  });
});

describe("who has missed three deadlines of a turn-based game", () => {
  /** Two people, the second of whom has missed three. */
  async function afterThreeMisses() {
    const { table, players } = await begin(2);
    const watcher = await watch(table);
    while ((news(watcher).turns?.missed[1] ?? 0) < limits.missedDeadlines) {
      await positionWhere(watcher, ({ due }) => due[0] !== null || due[1] !== null);
      if (position(watcher)?.due[0] !== null) await playAndGo(table, 0);
      const { version } = await positionWhere(watcher, ({ due }) => due[0] === null);
      if (position(watcher)?.due[1] === null) continue;
      await letPass(table, day);
      await positionWhere(watcher, (now) => now.version > version);
    }
    await watcher.until(() => autopilots(watcher)[1]);
    return { table, players, watcher };
  }

  test("is played for at once, and may be replaced; who does not object within a day agrees", async () => {
    const { table, players, watcher } = await afterThreeMisses();
    const heir = await somebody("Zug");
    const wisher = await come(table, heir);
    expect((await wisher.ask("substitution:start", { seat: 1, by: "me" })).status).toBe(200);
    await untilTold(watcher, ["offered"]);
    // Who wishes for the seat need not wait at the table.
    wisher.leave();
    await letPass(table, limits.presenceDelayMs);
    await letPass(table, limits.turnBasedSubstitutionMs);
    await untilTold(watcher, ["offered", "done"]);
    await untilSeated(table, 5);
    expect(autopilots(watcher)).toEqual([false, false, false, false]);
    expect(news(watcher).turns?.missed[1]).toBe(0);
    const [lost, won] = [await home(players[1]), await home(heir)];
    await lost.until((tab) => games(tab).length === 0);
    await won.until((tab) => games(tab).length === 1);
  });

  test("keeps the seat if somebody objects, or by coming back", async () => {
    const { table, players, watcher } = await afterThreeMisses();
    const heir = await somebody("Zug");
    const wisher = await come(table, heir);
    await wisher.ask("substitution:start", { seat: 1, by: "me" });
    const objector = await sit(table, 0);
    expect((await objector.ask("substitution:answer", { accept: false })).status).toBe(200);
    await untilTold(watcher, ["offered", "rejected"]);
    await letPass(table, limits.substitutionPauseMs);
    await wisher.ask("substitution:start", { seat: 1, by: "me" });
    const tab = await home(players[1]);
    await tab.until((home) => games(home).some(({ isAutopilot, since }) => isAutopilot && since === null));
    await sit(table, 1);
    await untilTold(watcher, ["offered", "rejected", "offered", "played"]);
    await tab.until((home) => games(home).every(({ isAutopilot }) => !isAutopilot));
  });

  test("leaves no seat to a guest", async () => {
    const { table } = await afterThreeMisses();
    const wisher = await come(table, guest(77_001));
    expect(await wisher.ask("substitution:start", { seat: 1, by: "me" })).toMatchObject({
      status: 403,
      error: "members_only",
    });
  });

  test("leaves a game that ends, if everybody else does the same", async () => {
    const { table, players } = await begin(1);
    const watcher = await watch(table);
    const tab = await home(players[0]);
    await tab.until((home) => games(home).length === 1);
    while (watcher.events.every(({ data }) => (data as Snapshot).status !== "aborted")) {
      const moves = (await movesOf(table)).length;
      await letPass(table, day);
      await watcher.until(
        (p) => (position(p)?.version ?? 0) > moves || snapshotsOf(p).at(-1)?.status === "aborted",
      );
    }
    expect((await untilWritten(table.gameID)).game.status).toBe("aborted");
    await tab.until((home) => games(home).length === 0);
  });
});

describe("a vacation", () => {
  test("stops the player's clock until it ends, also if it is ended early", async () => {
    const { table, players } = await begin(2);
    const watcher = await watch(table);
    const tab = await home(players[0]);
    await tab.until((home) => games(home).length === 1);
    const [{ until: before }] = games(tab);
    const answer = await tab.ask("user:startVacation", { days: 3 });
    const { until, daysLeft } = answer.data as Vacation;
    expect(daysLeft).toBe(limits.vacationDays - 3);
    await watcher.until(() => news(watcher).turns?.vacations[0] === until);
    expect(news(watcher).turns?.deadlines[0]).toBe((before as number) + 3 * day);
    expect(games(tab)[0].until).toBe((before as number) + 3 * day);
    expect(await tab.ask("user:startVacation", { days: 1 })).toMatchObject({ error: "on_vacation" });
    expect(await tab.ask("user:startVacation", { days: 20 })).toMatchObject({ error: "invalid_data" });
    expect((await tab.ask("user:endVacation", {})).data).toMatchObject({ until: null });
    await watcher.until(() => (news(watcher).turns?.deadlines[0] ?? 0) < (before as number) + minute);
    expect(await tab.ask("user:startVacation", { days: limits.vacationDays })).toMatchObject({
      error: "no_vacation_left",
    });
  });

  test("counts in a game whose turn comes during it", async () => {
    const { table, players } = await begin(4);
    const tab = await home(players[0]);
    await tab.until((home) => games(home).length === 1);
    await playAndGo(table, 0);
    await tab.until((home) => games(home)[0].since === null);
    await tab.ask("user:startVacation", { days: 2 });
    const watcher = await watch(table);
    for (const seat of [1, 2, 3]) await playAndGo(table, seat);
    for (;;) {
      const { view } = await positionWhere(watcher, ({ view }) => view.phase === "play");
      if (view.turn === 0) break;
      const { version } = position(watcher)!;
      await playAndGo(table, view.turn);
      await positionWhere(watcher, (now) => now.version > version);
    }
    await watcher.until(() => (news(watcher).turns?.deadlines[0] ?? 0) > Date.now() + 3 * day - minute);
  });

  test("is not for guests", async () => {
    const tab = await home(guest(77_002));
    expect(await tab.ask("user:startVacation", { days: 1 })).toMatchObject({ error: "members_only" });
  });
});

test("who has as many turn-based games as one may have begins no further one, and sits down at none", async () => {
  const person = await somebody("Zug");
  const state = {
    variant: "4x2n" as const,
    created: Date.now(),
    moveTimeMs: day,
    seat: 0,
    players: [],
    since: null,
    missed: 0,
    isAutopilot: false,
  };
  for (let n = 1; n <= limits.turnBasedGamesOpen; n++) {
    const gameID = (800_000 + n) as GameID;
    await env.User.getByName(userRoomName(person)).turnChanged(person, {
      gameID,
      v: 1,
      state: { ...state, gameID },
    });
  }
  const wishes = { ...usual, moveTimeMs: day };
  expect(await env.Lobby.getByName("main").openWaiting(wishes, person)).toBeNull();
  const player = await enter(await openWaiting({ moveTimeMs: day }, await somebody("Zug")), person);
  expect(await player.ask("waiting:joinGame", {})).toMatchObject({ status: 409, error: "too_many_games" });
  expect((await joinAs(await openWaiting(), person)).identity).toEqual(person);
});

const snapshotsOf = ({ events }: Player) =>
  events.filter(({ type }) => type === "game:snapshot").map(({ data }) => data as Snapshot);

function isSettled(_: unknown, { storage: { sql } }: DurableObjectState): boolean {
  const waiting = "SELECT 1 FROM outbox UNION ALL SELECT 1 FROM due WHERE at <= ?";
  return sql.exec(waiting, Date.now() + limits.presenceDelayMs).toArray().length === 0;
}

/** Counts from now on the rows that a room writes. */
async function countRows(room: DurableObjectStub): Promise<() => Promise<number>> {
  const cursors: { rowsWritten: number }[] = [];
  await runInDurableObject(room, (_, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    sql.exec = (...statement: Parameters<typeof sql.exec>) => {
      const cursor = exec(...statement);
      cursors.push(cursor as never);
      return cursor as never;
    };
  });
  return () => runInDurableObject(room, () => cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0));
}
