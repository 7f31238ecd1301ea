import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { game as protocol, type Snapshot } from "#schema/protocol/game.ts";
import { letPass, setClockBack } from "./clock.ts";
import { playAllBut } from "./playedGame.ts";
import type { Player } from "./player.ts";
import {
  beginGame,
  goodMove,
  identityOf,
  isOver,
  make,
  movesOf,
  myTurn,
  playOn,
  position,
  positionWhere,
  sit,
  untilWritten,
  watch,
} from "./table.ts";

const minute = 60_000;

/** The seats on autopilot, as the player was last told. */
function autopilots({ events }: Player): number[] | undefined {
  const told = events.findLast(({ type }) => type === "game:seats" || type === "game:snapshot");
  const seats = (told?.data as Snapshot | undefined)?.seats;
  return seats && [...seats.keys()].filter((seat) => seats[seat].isAutopilot);
}

const untilAutopilots = (player: Player, seats: number[]) =>
  player.until((p) => JSON.stringify(autopilots(p)) === JSON.stringify(seats));

const traded = (player: Player, seats: number[]) =>
  positionWhere(player, ({ view }) => seats.every((seat) => view.traded[seat]));

describe("a clock that is set back by an hour", () => {
  test("stops no bot: the first sign that somebody is there has them play on, and nobody is out of time", async () => {
    const table = await beginGame({ people: [0], moveTimeMs: limits.moveTimesMs[0] });
    const player = await sit(table, 0);
    const before = await myTurn(player);
    await setClockBack(table, 60 * minute);
    player.send("ping");
    await make(player, before.version, goodMove(before) as string);
    await positionWhere(player, ({ version }) => version > before.version + 1);
    const now = await myTurn(player);
    expect(now.deadline).toBeLessThanOrEqual(Date.now() + limits.moveTimesMs[0]);
    expect(now.deadline).toBeGreaterThan(Date.now());
  });

  test("lets autopilot come when it would have", async () => {
    const table = await beginGame({ people: [0, 1] });
    const player = await sit(table, 0);
    await myTurn(player);
    await setClockBack(table, 60 * minute);
    player.send("ping");
    await player.until(({ pongs }) => pongs > 0);
    await letPass(table, minute);
    await untilAutopilots(player, [1]);
  });
});

describe("a player who is away", () => {
  test("is played for after a minute, marked, and gets the seat back at once", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const [first, second] = [await sit(table, 0), await sit(table, 1)];
    expect((await myTurn(first)).due.map((since) => since !== null)).toEqual([true, true, true, true]);
    await letPass(table, minute);
    await traded(first, [2, 3]);
    await untilAutopilots(first, [2, 3]);
    const moves = first.events.filter(({ type }) => type === "game:moved").map(({ data }) => data);
    expect(moves).toMatchObject([{ isAutopilot: true }, { isAutopilot: true }]);
    // Autopilot does not play for a player who is present, however long it takes.
    expect(position(first)!.view.traded).toEqual([false, false, true, true]);

    await sit(table, 2);
    await untilAutopilots(second, [3]);
  });

  test("is not waited for again, so the others play to the end; libSQL gets it as any game", async () => {
    const table = await beginGame({ people: [0, 1] });
    await playAllBut(40, table);
    const player = await sit(table, 0);
    const playing = playOn(player);
    await positionWhere(player, ({ due }) => due[1] !== null);
    await letPass(table, minute);
    await untilAutopilots(player, [1]);
    await playing;
    const { log, game } = await untilWritten(table.gameID);
    expect(log.map(({ move }) => move)).toEqual(await movesOf(table));
    expect(game.status).toBe("won");
  });

  test("is waited for while nobody else is there", async () => {
    const table = await beginGame({ people: [0, 1] });
    await letPass(table, 10 * minute);
    const spectator = await watch(table);
    await traded(spectator, [2, 3]);
    await letPass(table, 10 * minute);
    expect((await positionWhere(await watch(table), () => true)).view.traded.slice(0, 2)).toEqual([
      false,
      false,
    ]);
  });

  test("is away from when the room was killed, too", async () => {
    const table = await beginGame({ people: [0, 1] });
    await Promise.all([sit(table, 0), sit(table, 1)]);
    await abortAllDurableObjects();
    const player = await sit(table, 0);
    await myTurn(player);
    await letPass(table, minute);
    await untilAutopilots(player, [1]);
  });
});

describe("a clock", () => {
  test("is shown, and plays one card for who lets it run out", async () => {
    const table = await beginGame({ people: [0, 1], moveTimeMs: 30_000 });
    const player = await sit(table, 0);
    await sit(table, 1);
    const now = await traded(player, [2, 3]);
    expect(now.deadline).toBe((now.due[0] as number) + 30_000);
    await letPass(table, 30_000);
    const after = await positionWhere(player, ({ view }) => view.phase === "play");
    expect(autopilots(player)).toEqual([]);
    const byClock = player.events.filter(({ data }) => (data as { isAutopilot?: boolean }).isAutopilot);
    expect(byClock).toHaveLength(2);
    expect(after.view.traded).toEqual([true, true, true, true]);
  });

  test("does not run where none was set", async () => {
    const table = await beginGame({ people: [0, 1] });
    const player = await sit(table, 0);
    expect((await myTurn(player)).deadline).toBeNull();
  });
});

describe("a game that nobody plays", () => {
  test("is aborted after two hours, with every hand open, and kept", async () => {
    const table = await beginGame({ people: [0, 1] });
    const spectator = await watch(table);
    await traded(spectator, [2, 3]);
    await letPass(table, limits.idleGameMs);
    const { data } = await spectator.until(({ events }) =>
      events.find((event) => (event.data as Snapshot).status === "aborted"),
    );
    protocol.events["game:snapshot"].parse(data);
    expect(data).toMatchObject({ view: { hand: null }, seed: expect.any(String), deadline: null });
    expect((data as Snapshot).hands?.map((hand) => hand.length)).toEqual([5, 5, 4, 4]);
    const written = await untilWritten(table.gameID);
    expect(written.game).toMatchObject({ status: "aborted", winningTeam: null });
    expect(written.seats.map(({ hasWon, team }) => [hasWon, team])).toEqual(
      [0, 1, 0, 1].map((t) => [null, t]),
    );
    expect(written.statistics).toHaveLength(4);
    expect((await spectator.ask("game:getLog", {})).status).toBe(200);
  });

  test("ends sooner where a guest has left it to the bots, and not while the guest is there", async () => {
    const left = await beginGame({ people: [0] });
    await letPass(left, limits.idleGuestGameMs);
    expect((await untilWritten(left.gameID)).game.status).toBe("aborted");

    const looked = await beginGame({ people: [0] });
    const player = await sit(looked, 0);
    await traded(player, [1, 2, 3]);
    await letPass(looked, limits.idleGuestGameMs);
    const now = await myTurn(player);
    expect(await make(player, now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
  });

  test("waits for a player with an account, and for people who are at it together", async () => {
    const ofUser = await beginGame({ people: [0] });
    await ofUser.room.reseat(identityOf(ofUser, 0), { kind: "user", id: 987_654, name: "Anna" });
    const together = await beginGame({ people: [0, 2] });
    for (const table of [ofUser, together]) {
      await letPass(table, limits.idleGuestGameMs);
      expect((await table.room.circle())?.endsAt).toBeNull();
    }
  });

  test("but was played lately goes on", async () => {
    const table = await beginGame({ people: [0] });
    const player = await sit(table, 0);
    const before = await myTurn(player);
    await letPass(table, limits.idleGameMs - minute);
    await make(player, before.version, goodMove(before) as string);
    const now = await myTurn(player);
    await letPass(table, 2 * minute);
    expect(await make(player, now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
  });
});

describe("a game that a player aborts", () => {
  test("is over for everybody at once, and no move is taken any more", async () => {
    const table = await beginGame({ people: [0, 1] });
    const player = await sit(table, 0);
    const before = await myTurn(player);
    expect(await table.room.abort(identityOf(table, 1))).toBe("aborted");
    await player.until(({ events }) => events.some((event) => (event.data as Snapshot).status === "aborted"));
    expect(await make(player, before.version, goodMove(before) as string)).toMatchObject({
      status: 409,
      error: "game_over",
    });
    await evictDurableObject(table.room, { webSockets: "hibernate" });
    expect(await table.room.abort(identityOf(table, 0))).toBe("aborted");
    expect((await untilWritten(table.gameID)).game.status).toBe("aborted");
  });

  test("may only be one's own, begun lately, and not over", async () => {
    const table = await beginGame({ people: [0] });
    await playAllBut(10, table);
    expect(await table.room.abort({ kind: "guest", id: 999_999 })).toBe("not_seated");
    await letPass(table, limits.abortableMs + 1000);
    expect(await table.room.abort(identityOf(table, 0))).toBe("too_late");
    const player = await sit(table, 0);
    await playOn(player);
    expect(isOver(position(player)!)).toBe(true);
    expect(await table.room.abort(identityOf(table, 0))).toBe("over");
  });
});
