import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { addGame } from "#store/games.ts";
import { openSoloGamesOf } from "#store/soloGames.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { enter, expectDone, openWaiting } from "./waitingTable.ts";

/** A game of this person alone against bots, yet to be created. */
function soloGameOf(identity: Identity) {
  const bots = [1, 2, 3].map((seat): SeatOwner => ({ kind: "bot", level: "solid", name: `bot${seat}` }));
  return {
    variant: "4x2m",
    createdAt: Date.now(),
    seats: [{ kind: "human", identity } as const, ...bots],
    colors: ballColors.slice(0, 4),
    moveTimeMs: null,
    isPrivate: true,
    isRated: true,
    waitingID: null,
    tournament: null,
  } as const;
}

/** The same, under way. */
async function aSoloGame(identity: Identity): Promise<number> {
  const game = soloGameOf(identity);
  const gameID = await addGame(db, game);
  await env.Game.getByName(String(gameID)).open({ gameID, ...game });
  return gameID;
}

test("whoever begins one game too many with bots alone, in a waiting room, ends the oldest", async () => {
  const table = await openWaiting();
  const { creator } = table;
  const gameIDs: number[] = [];
  for (let n = 0; n < limits.openSoloGames; n++) gameIDs.push(await aSoloGame(creator));
  const admin = await enter(table, creator);
  for (const slot of [1, 2, 3]) expectDone(await admin.ask("waiting:addBot", { slot, level: "solid" }));
  expectDone(await admin.ask("waiting:readyPlayer", { isReady: true }));
  const { gameID } = (await admin.event<{ gameID: number }>("waiting:startGame")).data;
  await expect.poll(() => openSoloGamesOf(db, creator)).toEqual([...gameIDs.slice(1), gameID]);
});

test("a game gives way to nobody but its player, and says so again", async () => {
  const { creator } = await openWaiting();
  const gameID = await aSoloGame(creator);
  const room = env.Game.getByName(String(gameID));
  expect(await room.giveWay({ kind: "user", id: creator.id })).toBe(false);
  expect(await room.giveWay(creator)).toBe(true);
  expect(await room.giveWay(creator)).toBe(true);
});

test("a game that was given up before its room was opened never begins, whoever calls late", async () => {
  const { creator } = await openWaiting();
  const gameID = await addGame(db, soloGameOf(creator));
  const room = env.Game.getByName(String(gameID));
  expect(await room.openedOrNever()).toBe(false);
  for (let twice = 0; twice < 2; twice++) {
    expect(await room.open({ gameID, ...soloGameOf(creator) })).toBe(false);
    expect(await room.exists()).toBe(false);
    await evictDurableObject(room);
  }
  expect(await room.issueTicket(creator)).toBeNull();
  const begun = env.Game.getByName(String(await aSoloGame(creator)));
  expect(await begun.openedOrNever()).toBe(true);
  expect(await begun.exists()).toBe(true);
});
