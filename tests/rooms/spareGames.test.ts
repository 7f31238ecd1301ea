import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { addGame } from "#store/games.ts";
import { openSoloGamesOf } from "#store/soloGames.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { enter, expectDone, openWaiting } from "./waitingTable.ts";

/** A game of this person alone against bots. */
async function aSoloGame(identity: Identity): Promise<number> {
  const bots = [1, 2, 3].map((seat): SeatOwner => ({ kind: "bot", level: "solid", name: `bot${seat}` }));
  const game = {
    variant: "4x2m",
    createdAt: Date.now(),
    seats: [{ kind: "human", identity } as const, ...bots],
    colors: ballColors.slice(0, 4),
    moveTimeMs: null,
    isPrivate: true,
    waitingID: null,
  } as const;
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
