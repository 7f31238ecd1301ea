import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { env } from "./env.ts";
import { playAllBut } from "./playedGame.ts";
import type { Player } from "./player.ts";
import {
  beginGame,
  chance,
  goodMove,
  isOver,
  make,
  movesOf,
  myTurn,
  playOn,
  position,
  positionWhere,
  sit,
  type Table,
  untilWritten,
  watch,
} from "./table.ts";

describe("a room that is evicted", () => {
  test("in the middle of a move makes it once, and its socket goes on", async () => {
    const table = await beginGame({ people: [0] });
    const player = await sit(table, 0);
    for (let i = 0; i < 10; i++) {
      const now = await myTurn(player);
      const move = goodMove(now) as string;
      const frame = { version: now.version, move };
      player.send(JSON.stringify({ id: `move-${i}`, type: "game:move", data: frame }));
      await evictDurableObject(table.room, { webSockets: "hibernate" });
      const first = await player.until(({ frames }) => frames.find((f) => "re" in f && f.re === `move-${i}`));
      expect(await make(player, now.version, move, `move-${i}`)).toEqual(first);
      await positionWhere(player, ({ version }) => version > now.version);
    }
    expectUnbroken(player);
  });

  test("in the middle of a seven goes on with what is left of it", async () => {
    let found = 0;
    while (found < runs(1)) {
      const table = await beginGame({ people: [0, 1, 2, 3] });
      const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
      const games = players.map((player) =>
        playOn(player, ({ view }) => view.seven !== null && view.turn === view.seat),
      );
      const now = await Promise.race(games);
      if (isOver(now)) continue;
      found++;
      const player = players[now.view.turn];
      await evictDurableObject(table.room, { webSockets: "hibernate" });
      expect((await (await watch(table)).event("game:snapshot")).data).toMatchObject({
        version: now.version,
        view: { seven: now.view.seven, balls: now.view.balls },
      });
      const answer = await make(player, now.version, goodMove(now) as string);
      expect(answer).toMatchObject({ status: 200, data: { version: now.version + 1 } });
      await positionWhere(player, ({ version }) => version > now.version);
      expectUnbroken(player);
    }
  });

  test("again and again while bots play comes to the end as if nothing had been", async () => {
    const table = await beginGame();
    await playAllBut(120, table);
    const spectator = await watch(table);
    while (!(await hasEnded(spectator))) {
      const { version } = position(spectator)!;
      await positionWhere(spectator, (now) => isOver(now) || now.version > version + chance(8));
      // It is gone already if the platform was faster.
      await evictDurableObject(table.room, { webSockets: "hibernate" }).catch(() => {});
    }
    expectUnbroken(spectator);
    await expectWrittenOnce(table);
  });
});

test("games whose rooms are all killed while they run go on to their ends, nothing lost, nothing doubled", async () => {
  for (let round = 0; round < runs(1); round++) await playOnWhileKilled(4);
});

test("a move whose room is killed under it is made once, when it is sent again", async () => {
  const table = await beginGame({ people: [0] });
  for (let i = 0; i < 5; i++) {
    const player = await sit(table, 0);
    const now = await myTurn(player);
    const data = { version: now.version, move: goodMove(now) as string };
    player.send(JSON.stringify({ id: `move-${i}`, type: "game:move", data }));
    await abortAllDurableObjects();
    const again = await sit(table, 0);
    expect(await make(again, data.version, data.move, `move-${i}`)).toMatchObject({
      status: 200,
      data: { version: now.version + 1 },
    });
    expect((await movesOf(table))[now.version]).toBe(data.move);
  }
});

test("libSQL that is away while games end gets each result exactly once when it is back", async () => {
  const tables = await Promise.all(Array.from({ length: 3 }, () => beginGame()));
  await Promise.all(tables.map((table) => playAllBut(30, table)));
  await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
  try {
    for (const table of tables) {
      const spectator = await watch(table);
      await positionWhere(spectator, isOver);
      expect((await spectator.ask("game:getLog", {})).status).toBe(200);
    }
    await abortAllDurableObjects();
  } finally {
    await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
  }
  for (const table of tables) await expectWrittenOnce(table);
});

/** The moves of the game, once there are this many or it is over. */
async function movesOnceThereAre(table: Table, n: number): Promise<string[]> {
  const spectator = await watch(table);
  await positionWhere(spectator, (now) => now.version >= n || isOver(now));
  spectator.leave();
  return movesOf(table);
}

async function hasEnded(player: Player): Promise<boolean> {
  return isOver(await positionWhere(player, () => true));
}

/** The player received every position since it came, each once and in order. */
function expectUnbroken({ events }: Player): void {
  expect(events.map(({ v }) => v)).toEqual(events.map((_, i) => events[0].v + i));
  const versions = events
    .filter(({ type }) => type === "game:moved")
    .map(({ data }) => (data as { version: number }).version);
  expect(versions).toEqual(versions.map((_, i) => versions[0] + i));
}

/** So many games at once, whose rooms are killed three times. */
async function playOnWhileKilled(count: number): Promise<void> {
  const tables = await Promise.all(Array.from({ length: count }, () => beginGame()));
  const [played] = await Promise.all(tables.map((table) => playAllBut(100, table)));
  const cut: string[][][] = [];
  for (const moves of [10, 30, 60]) {
    const before = await Promise.all(tables.map((table) => movesOnceThereAre(table, played + moves)));
    cut.push(before);
    await abortAllDurableObjects();
    const after = await Promise.all(tables.map(movesOf));
    after.forEach((moves, t) => {
      expect(moves.slice(0, before[t].length)).toEqual(before[t]);
    });
  }
  await Promise.all(tables.map(expectWrittenOnce));
  const whole = await Promise.all(tables.map(movesOf));
  expect(whole.filter((moves, t) => moves.length > cut[0][t].length)).not.toEqual([]);
}

/** libSQL has the game once, as it is in the room, and nothing waits for a retry. */
async function expectWrittenOnce(table: Table): Promise<void> {
  const { game, records, log, seats, statistics } = await untilWritten(table.gameID);
  expect(records).toHaveLength(1);
  expect(log.map(({ move }) => move)).toEqual(await movesOf(table));
  expect(game).toMatchObject({ status: "won" });
  expect(seats.filter(({ hasWon }) => hasWon)).toHaveLength(2);
  expect(statistics).toHaveLength(4);
}
