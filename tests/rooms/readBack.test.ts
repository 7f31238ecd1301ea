import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { gameFeats } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import { game as protocol } from "#schema/protocol/game.ts";
import { letPass } from "./clock.ts";
import { db } from "./database.ts";
import { playAllBut } from "./playedGame.ts";
import type { Player } from "./player.ts";
import {
  beginGame,
  goodMove,
  identityOf,
  make,
  movesOf,
  myTurn,
  patiently,
  playOn,
  position,
  positionWhere,
  sit,
  untilWritten,
  watch,
} from "./table.ts";

async function readBack(player: Player, before: number, limit: number) {
  const { data } = await patiently(player, "game:getMoves", { before, limit });
  return protocol.answers["game:getMoves"].parse(data).moves;
}

async function statistics(player: Player) {
  const { data } = await patiently(player, "game:getStatistics", {});
  return protocol.answers["game:getStatistics"].parse(data).players;
}

async function featsTold(player: Player) {
  const { data } = await patiently(player, "game:getFeats", {});
  return protocol.answers["game:getFeats"].parse(data).feats;
}

describe("what has happened", () => {
  test("can be read back, as far as each may know it", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
    for (const player of players) {
      const now = await myTurn(player);
      await make(player, now.version, goodMove(now) as string);
    }
    const moves = await movesOf(table);
    for (const [seat, player] of [...players.entries(), [null, await watch(table)] as const]) {
      const told = await readBack(player, 5, 100);
      expect(told.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
      expect(told.map(({ move }) => move)).toEqual(
        moves.map((move, mover) => (mover === seat ? move : `${mover} trade`)),
      );
      expect(told[3].happened).toEqual(
        expect.arrayContaining([{ type: "given", seat: 3 }, { type: "traded" }]),
      );
    }
  });

  test("comes in pages, the last one first, and is what was told", async () => {
    const table = await beginGame({ people: [0] });
    const player = await sit(table, 0);
    await playOn(player, ({ version }) => version > 25);
    const last = position(player)!.version;
    const pages = [await readBack(player, last + 1, 10), await readBack(player, last - 9, 10)];
    expect(pages.map((page) => page.map(({ version }) => version))).toEqual([
      Array.from({ length: 10 }, (_, i) => last - 9 + i),
      Array.from({ length: 10 }, (_, i) => last - 19 + i),
    ]);
    const told = player.events.filter(({ type }) => type === "game:moved").map(({ data }) => data);
    for (const move of pages.flat()) expect(told).toContainEqual(expect.objectContaining(move));
    expect(await readBack(player, 1, 10)).toEqual([]);
    const tooMany = { before: 1, limit: limits.movesPerRequest + 1 };
    expect(await patiently(player, "game:getMoves", tooMany)).toMatchObject({ status: 422 });
  });
});

describe("reading back", () => {
  test("plays a game back once a position, and anew after a move", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
    const [player, other] = players;
    const now = await myTurn(player);
    await make(player, now.version, goodMove(now) as string);
    const moves = await readBack(player, 100, 100);
    const counted = await statistics(player);
    expect(moves).toHaveLength(1);
    const gone = await runInDurableObject(table.room, (_, { storage }) => {
      const rows = storage.sql.exec("SELECT * FROM moves").toArray();
      storage.sql.exec("DELETE FROM moves");
      return rows;
    });
    // A deleted log can't be replayed.
    expect(await readBack(player, 100, 100)).toEqual(moves);
    expect(await statistics(other)).toEqual(counted);
    await runInDurableObject(table.room, (_, { storage }) => {
      for (const { version, move, at, is_autopilot } of gone) {
        const row = [version, move, at, is_autopilot];
        storage.sql.exec("INSERT INTO moves (version, move, at, is_autopilot) VALUES (?, ?, ?, ?)", ...row);
      }
    });
    const next = await myTurn(other);
    await make(other, next.version, goodMove(next) as string);
    expect(await readBack(player, 100, 100)).toHaveLength(2);
  });

  test("is limited for spectators all together, and not for players beside them", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const player = await sit(table, 0);
    await player.event("game:snapshot");
    const codes: (string | undefined)[] = [];
    const crowd = await Promise.all(Array.from({ length: 2 * limits.socketsPerPerson }, () => watch(table)));
    // If the machine stalls meanwhile, all of them may be allowed.
    await expect
      .poll(async () => {
        const answers = await Promise.all(crowd.map((spectator) => spectator.ask("game:getStatistics", {})));
        codes.push(...answers.map(({ error }) => error));
        return codes;
      })
      .toContain("rate_limited");
    expect(codes).toContain(undefined);
    expect((await player.ask("game:getStatistics", {})).status).toBe(200);
  });
});

describe("the statistics", () => {
  test("tell which cards were traded only when the game has ended", async () => {
    const table = await beginGame({ people: [0] });
    await playAllBut(20, table);
    const player = await sit(table, 0);
    await myTurn(player);
    const during = await statistics(player);
    expect(during).toHaveLength(4);
    const counts = during.flatMap(({ cards }) => Object.values(cards));
    expect(counts.every(({ traded, laid }) => traded === null && laid > 0)).toBe(true);
    await playOn(player);
    const after = (await statistics(player)).flatMap(({ cards }) => Object.values(cards));
    const traded = after.reduce((sum, { traded }) => sum + (traded as number), 0);
    expect(traded).toBe((await movesOf(table)).filter((move) => move.includes("trade")).length);
  });
});

describe("the feats", () => {
  test("are told to everybody once the game has ended, as they are stored", async () => {
    const table = await beginGame({ people: [0, 2] });
    await playAllBut(20, table);
    const [player, partner] = [await sit(table, 0), await sit(table, 2)];
    expect(await player.ask("game:getFeats", {})).toMatchObject({ status: 409, error: "not_over" });
    await Promise.all([playOn(player), playOn(partner)]);
    await untilWritten(table.gameID);
    const stored = await db.select().from(gameFeats).where(eq(gameFeats.gameId, table.gameID));
    const expected = stored.map(({ gameId: _, level, ...feat }) => ({
      ...feat,
      ...(level !== null && { level }),
    }));
    for (const viewer of [player, await watch(table)]) {
      const told = await featsTold(viewer);
      expect(told).toHaveLength(expected.length);
      expect(told).toEqual(expect.arrayContaining(expected));
    }
  });

  test("of an aborted game are none", async () => {
    const table = await beginGame({ people: [0] });
    await playAllBut(20, table);
    const player = await sit(table, 0);
    await player.event("game:snapshot");
    await table.room.abort(identityOf(table, 0));
    expect(await featsTold(player)).toEqual([]);
  });
});

describe("a reaction", () => {
  test("is shown to everybody, but not again at once, and not by spectators", async () => {
    const table = await beginGame({ people: [0, 1] });
    const [player, spectator] = [await sit(table, 0), await watch(table)];
    await player.event("game:snapshot");
    expect(await player.ask("game:react", { emoji: "heart" })).toMatchObject({ status: 200 });
    expect((await spectator.event("game:reacted")).data).toEqual({ seat: 0, emoji: "heart" });
    // If the machine stalled for the length of the pause, one may succeed, but not another.
    await expect
      .poll(() => player.ask("game:react", { emoji: "cry" }))
      .toMatchObject({ status: 429, error: "too_soon" });
    expect(await spectator.ask("game:react", { emoji: "cry" })).toMatchObject({
      status: 403,
      error: "spectator",
    });
    expect(await player.ask("game:react", { emoji: "<b>" })).toMatchObject({ error: "invalid_data" });
  });
});

test("a report of an error holds no deck, no seed and no card that was traded", async () => {
  const table = await beginGame({ people: [0] });
  await playAllBut(20, table);
  const record = (await table.room.record()) as string;
  const moves = await movesOf(table);
  const told = record.split("\n").filter((line) => /^\d /.test(line));
  expect(told).toEqual(moves.slice(0, told.length).map((move) => move.replace(/trade .*/, "trade")));
  expect(told.length).toBeGreaterThan(10);
  expect(record).not.toMatch(/deck|hands|^# seed/m);
});

test("the end shows every hand and the seed to everybody", async () => {
  const table = await beginGame({ people: [0, 1, 2, 3] });
  const players = [await sit(table, 0), await watch(table)];
  await letPass(table, limits.idleGameMs);
  for (const player of players) {
    const end = await positionWhere(player, (now) => "status" in now && now.status === "aborted");
    const { hands, seed, view, endedAt } = protocol.events["game:snapshot"].parse(end);
    expect(hands).toHaveLength(4);
    if (view.seat !== null) expect(hands?.[view.seat]).toEqual(view.hand);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(endedAt).not.toBeNull();
  }
});
