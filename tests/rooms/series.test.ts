import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { RunningGame } from "#schema/protocol/lobby.ts";
import type { BestOf, Series } from "#schema/protocol/series.ts";
import { newWaitingGame, type WaitingID } from "#schema/protocol/waitingGame.ts";
import { newSeries } from "#schema/series.ts";
import { letPass } from "./clock.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import {
  beginGame,
  goodMove,
  identityOf,
  make,
  myTurn,
  patiently,
  playOn,
  positionWhere,
  sit,
  type Table,
  watch,
} from "./table.ts";
import { aGuest, expectDone, openWaiting, roomWhere, usual } from "./waitingTable.ts";

const people = [0, 1];

/** A public game of a series, in which two people play against each other, each with a bot. */
async function aGameOf(bestOf: BestOf): Promise<Table> {
  return beginGame({ variant: "4x2n", people, series: newSeries(bestOf) });
}

const comeTo = (table: Table) => Promise.all(people.map((seat) => sit(table, seat)));

/** Plays the first deal, after which the player on this seat resigns for both. */
async function resign(players: readonly Player[], seat: number): Promise<void> {
  await Promise.all(players.map((player) => playOn(player, ({ view }) => view.deal >= 1)));
  expectDone(await patiently(players[seat], "ending:start", { how: "resign" }));
}

const ended = (player: Player) =>
  positionWhere(player, (now) => "status" in now && now.status !== "running") as Promise<Snapshot>;
const seriesNow = async (table: Table) =>
  ((await positionWhere(await watch(table), () => true)) as Snapshot).series;

async function again(player: Player): Promise<WaitingID> {
  return (expectDone(await player.ask("waiting:createRematch", {})).data as { waitingID: WaitingID })
    .waitingID;
}

/** Enters the room of the next game as the player of a seat. */
async function wait(table: Table, seat: number, waitingID: WaitingID): Promise<Player> {
  const ticket = await env.Waiting.getByName(waitingID).issueTicket(identityOf(table, seat));
  return Player.connect("waiting", waitingID, { ticket: ticket as string });
}

/** The game as the lobby lists it, once it does. */
async function listed({ gameID }: Table): Promise<RunningGame> {
  const lobby = await Player.connect("lobby", "main");
  return lobby.until(({ events }) =>
    events.flatMap(({ data }) => gamesIn(data)).find(({ id }) => id === gameID),
  );
}

const gamesIn = (data: unknown): RunningGame[] => {
  const { running = [], changed = [] } = data as { running?: RunningGame[]; changed?: RunningGame[] };
  return [...running, ...changed];
};

/** Both want the next game, and begin it. `look` sees the room before that. */
async function playNext(
  table: Table,
  players: readonly Player[],
  look: (waiting: readonly Player[], waitingID: WaitingID) => Promise<unknown> = async () => {},
): Promise<Table> {
  for (const player of players) await ended(player);
  const waitingID = await again(players[0]);
  await again(players[1]);
  await look(await Promise.all(people.map((seat) => wait(table, seat, waitingID))), waitingID);
  const waiting = await Promise.all(people.map((seat) => wait(table, seat, waitingID)));
  for (const player of waiting) expectDone(await player.ask("waiting:readyPlayer", { isReady: true }));
  const { data } = await waiting[0].event<{ gameID: number }>("waiting:startGame");
  const { gameID } = data;
  return {
    gameID,
    owners: table.owners,
    get room() {
      return env.Game.getByName(String(gameID));
    },
  };
}

test("goes on in the next game until a team has won two, through evictions and kills, then anew", async () => {
  const first = await aGameOf(3);
  const players = await comeTo(first);
  expect(await seriesNow(first)).toEqual({ bestOf: 3, winners: [] });
  await resign(players, 1);
  expect((await ended(players[0])).series).toEqual({ bestOf: 3, winners: [0] });
  await evictDurableObject(first.room, { webSockets: "hibernate" });

  const second = await playNext(first, players, async ([one, other], waitingID) => {
    const { room } = await roomWhere(one, () => true);
    expect(room).toMatchObject({ bestOf: 3, series: { bestOf: 3, winners: [0] } });
    // Nobody changes sides while a series is under way, but everybody may change seats within a team.
    const { name } = identityOf(first, 1);
    expect(await other.ask("waiting:movePlayer", { slot: 2, name, steps: -1 })).toMatchObject({
      status: 409,
      error: "cannot_move",
    });
    expectDone(await other.ask("waiting:movePlayer", { slot: 2, name, steps: 1 }));
    expectDone(await other.ask("waiting:movePlayer", { slot: 3, name, steps: -1 }));
    await evictDurableObject(env.Waiting.getByName(waitingID), { webSockets: "hibernate" });
  });
  // It is listed as the first one was, though its room was in no list.
  expect((await listed(second)).series).toEqual({ bestOf: 3, winners: [0] });
  await abortAllDurableObjects();
  expect(await seriesNow(second)).toEqual({ bestOf: 3, winners: [0] });

  const back = await comeTo(second);
  await resign(back, 1);
  expect((await ended(back[1])).series).toEqual({ bestOf: 3, winners: [0, 0] });
  const third = await playNext(second, back, async ([one]) => {
    const { room } = await roomWhere(one, () => true);
    expect(room.bestOf).toBe(3);
    expect(room.series).toBeUndefined();
  });
  expect(await seriesNow(third)).toEqual({ bestOf: 3, winners: [] });
});

test("does not count an aborted game", async () => {
  const series: Series = { bestOf: 5, winners: [1] };
  const table = await beginGame({ variant: "4x2n", people, series, isPrivate: true });
  const players = await comeTo(table);
  await table.room.abort(identityOf(table, 0));
  expect((await ended(players[0])).series).toEqual(series);
  expect(await seriesNow(await playNext(table, players))).toEqual(series);
});

test("stays with the team when one of its players is replaced", async () => {
  const table = await beginGame({ variant: "4x2n", people: [0, 1, 3], series: newSeries(3) });
  const players = await comeTo(table);
  const third = await sit(table, 3);
  for (const player of players) {
    const now = await myTurn(player);
    await make(player, now.version, goodMove(now) as string);
  }
  third.leave();
  await letPass(table, limits.replaceableAfterMs);
  expectDone(await players[0].ask("substitution:start", { seat: 3, by: "bot", level: "solid" }));
  expectDone(await players[1].ask("substitution:answer", { accept: true }));
  await players[0].until(({ events }) =>
    events.some(
      ({ type, data }) => type === "substitution:changed" && (data as { change: string }).change === "done",
    ),
  );
  await resign(players, 0);
  expect((await ended(players[1])).series).toEqual({ bestOf: 3, winners: [1] });
  expect(await seriesNow(await playNext(table, players))).toEqual({ bestOf: 3, winners: [1] });
});

test("is a choice of whoever opens the room, but not in Team-Tac", async () => {
  expect(newWaitingGame.safeParse({ ...usual, bestOf: 3 }).success).toBe(true);
  expect(newWaitingGame.safeParse({ ...usual, bestOf: 1, nTeams: 1 }).success).toBe(true);
  for (const wishes of [{ bestOf: 2 }, { bestOf: 7 }, { bestOf: 3, nTeams: 1 }])
    expect(newWaitingGame.safeParse({ ...usual, ...wishes }).success).toBe(false);

  // Alone with bots, everybody plays single games.
  for (const friends of [0, 1]) {
    const { waitingID, creator, room } = await openWaiting({ bestOf: 5 });
    const members = [creator, ...(friends ? [await aGuest()] : [])];
    const players = await Promise.all(
      members.map(async (one) =>
        Player.connect("waiting", waitingID, { ticket: (await room.issueTicket(one)) as string }),
      ),
    );
    for (const player of players.slice(1)) expectDone(await player.ask("waiting:joinGame", {}));
    for (const slot of [1, 2, 3].slice(friends))
      expectDone(await players[0].ask("waiting:addBot", { slot, level: "solid" }));
    for (const player of players) expectDone(await player.ask("waiting:readyPlayer", { isReady: true }));
    const { data } = await players[0].event<{ gameID: number }>("waiting:startGame");
    const spectator = await Player.connect("game", String(data.gameID));
    const { series } = (await positionWhere(spectator, () => true)) as Snapshot;
    expect(series).toEqual(friends ? { bestOf: 5, winners: [] } : null);
  }
});
