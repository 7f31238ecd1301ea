import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { BotLevel } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { Moved } from "#schema/protocol/game.ts";
import { letPass } from "./clock.ts";
import {
  beginGame,
  goodMove,
  isOver,
  isPosition,
  make,
  myTurn,
  position,
  positionWhere,
  sit,
  watch,
} from "./table.ts";

test.each<BotLevel>(["strong", "master"])(
  "bots of level %s play a deal, one move after the other",
  async (level) => {
    const table = await beginGame({ level });
    const spectator = await watch(table);
    await positionWhere(spectator, ({ version }) => version >= 16);
    const versions = spectator.events
      .filter(({ type }) => isPosition(type))
      .map(({ data }) => (data as Moved).version);
    expect(versions).toEqual(versions.map((_, at) => versions[0] + at));
  },
);

test("people give their cards while masters think about theirs", async () => {
  const table = await beginGame({ people: [0, 2], level: "master" });
  const players = [await sit(table, 0), await sit(table, 2)];
  for (const player of players) {
    const now = await myTurn(player);
    expect(await make(player, now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
  }
  await positionWhere(players[0], ({ view }) => view.phase === "play");
});

test("a master that the room forgot while it thought makes its move all the same", async () => {
  const table = await beginGame({ level: "master" });
  const spectator = await watch(table);
  for (let times = 0; times < 5; times++) {
    const { version } = await positionWhere(spectator, () => true);
    await evictDurableObject(table.room, { webSockets: "hibernate" });
    await letPass(table, limits.thinkingRetryMs);
    await positionWhere(spectator, (now) => isOver(now) || now.version > version);
  }
  expect(position(spectator)?.version).toBeGreaterThan(4);
});

test("many games whose masters think at once all go on", async () => {
  const tables = await Promise.all(Array.from({ length: 6 }, () => beginGame({ level: "master" })));
  const spectators = await Promise.all(tables.map((table) => watch(table)));
  for (const spectator of spectators)
    await positionWhere(spectator, (now) => isOver(now) || now.version >= 6);
});
