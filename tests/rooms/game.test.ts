import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { formatMove, legalMoves, parseMove, viewOfData } from "#rules/index.ts";
import { replay } from "#rules/notation/replay.ts";
import { limits } from "#schema/limits.ts";
import { type Moved, type Presence, game as protocol, type Snapshot } from "#schema/protocol/game.ts";
import { env } from "./env.ts";
import { playAllBut } from "./playedGame.ts";
import { guest, Player } from "./player.ts";
import {
  beginGame,
  chance,
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

describe("who comes to a game", () => {
  test("sees the own hand on the own seat, and nobody else's", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const { data } = await (await sit(table, 2)).event<Snapshot>("game:snapshot");
    expect(data.view.seat).toBe(2);
    expect(data.view.hand).toHaveLength(5);
    expect(data).toMatchObject({ gameID: table.gameID, version: 0, seed: null, endedAt: null });
    expect(data.seats.map(({ name, color }) => `${name} ${color}`)).toEqual([
      `${identityOf(table, 0).name} black`,
      `${identityOf(table, 1).name} red`,
      `${identityOf(table, 2).name} blue`,
      `${identityOf(table, 3).name} green`,
    ]);
  });

  test("sees no hand as a spectator, with a ticket or without", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const ticket = (await table.room.issueTicket(guest(999_999))) as string;
    for (const query of [{}, { ticket }] as Record<string, string>[]) {
      const player = await Player.connect("game", String(table.gameID), query);
      const { data } = await player.event<Snapshot>("game:snapshot");
      expect(data.view).toMatchObject({ seat: null, hand: null, borrowed: null });
    }
  });

  test("finds nothing where no game was begun", async () => {
    const player = await Player.connect("game", "987654321");
    expect(await player.untilClosed()).toEqual({ code: 4404, reason: "noRoom" });
  });

  test("is counted: seats that are there, and spectators", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const one = await sit(table, 0);
    const other = await sit(table, 3);
    const again = await sit(table, 3);
    const spectator = await watch(table);
    const told = (online: number[], spectators: number) =>
      untilPresent(
        one,
        (now) =>
          now.online.join() === online.join() &&
          now.spectators === spectators &&
          now.awaySince.every((since, seat) => (since === null) === online.includes(seat)),
      );
    await told([0, 3], 1);
    other.leave();
    spectator.leave();
    await told([0, 3], 0);
    again.leave();
    await told([0], 0);
    const { data } = await (await watch(table)).event<Snapshot>("game:snapshot");
    const awaySince = [null, expect.any(Number), expect.any(Number), expect.any(Number)];
    expect(data.presence).toEqual({ online: [0], awaySince, spectators: 1, watching: [] } satisfies Presence);
  });
});

describe("who looks on by name", () => {
  const named = (gameID: number) => async (id: number) => {
    const ticket = (await env.Game.getByName(String(gameID)).issueTicket(guest(id))) as string;
    return Player.connect("game", String(gameID), { ticket });
  };

  test("is named to the table, once however many tabs, and to those who come later", async () => {
    const table = await beginGame({ people: [0, 1] });
    const player = await sit(table, 0);
    const nameless = await watch(table);
    const tabs = await Promise.all([7001, 7001, 7002].map(named(table.gameID)));
    const isTold = (presence: Presence) =>
      presence.spectators === 4 && presence.watching.toSorted().join() === "guest7001,guest7002";
    for (const one of [player, nameless]) await untilPresent(one, isTold);
    const { presence } = (await (await watch(table)).event<Snapshot>("game:snapshot")).data;
    expect(presence.watching.toSorted()).toEqual(["guest7001", "guest7002"]);
    for (const tab of tabs) tab.leave();
    await untilPresent(player, ({ watching }) => watching.length === 0);
  });

  test("is only counted where many are named already", async () => {
    const table = await beginGame({ people: [0, 1] });
    const player = await sit(table, 0);
    const there = limits.watchersNamed + 3;
    await Promise.all(Array.from({ length: there }, (_, i) => 7100 + i).map(named(table.gameID)));
    const { watching } = await untilPresent(player, ({ spectators }) => spectators === there);
    expect(watching).toHaveLength(limits.watchersNamed);
    expect(new Set(watching).size).toBe(watching.length);
  });
});

/** Waits until the player is told that these are present, and returns that event. */
function untilPresent(player: Player, wanted: (presence: Presence) => boolean): Promise<Presence> {
  return player.until(({ events }) => {
    const told = events.findLast(({ type }) => type === "game:presence")?.data as Presence | undefined;
    return told !== undefined && wanted(told) && told;
  });
}

describe("a seat in two tabs", () => {
  test("sees the same in both, and plays in either", async () => {
    const table = await beginGame({ people: [0] });
    const tabs = [await sit(table, 0), await sit(table, 0)];
    const hands = await Promise.all(tabs.map(async (tab) => (await myTurn(tab)).view.hand));
    expect(hands[1]).toEqual(hands[0]);
    // The trade in one tab, the first card in the other, and so on.
    for (let turn = 0; turn < 4; turn++) {
      const now = await myTurn(tabs[turn % 2]);
      const move = goodMove(now) as string;
      const answer = await make(tabs[turn % 2], now.version, move);
      expect(answer).toMatchObject({ status: 200 });
      const { version } = answer.data as { version: number };
      const [one, other] = await Promise.all(
        tabs.map((tab) =>
          tab.until(({ events }) =>
            events.find(({ type, data }) => type === "game:moved" && (data as Moved).version === version),
          ),
        ),
      );
      expect(other).toEqual(one);
      expect(one.data).toMatchObject({ move, view: { seat: 0, hand: expect.any(Array) } });
    }
  });
});

describe("a game that is opened twice", () => {
  test("stays as it was", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const before = (await (await sit(table, 0)).event<Snapshot>("game:snapshot")).data;
    await table.room.open({
      gameID: table.gameID,
      variant: "6x2n",
      createdAt: 0,
      seats: [],
      colors: [],
      moveTimeMs: 30_000,
      isPrivate: true,
      isRated: true,
      waitingID: null,
      tournament: null,
    });
    const after = (await (await sit(table, 0)).event<Snapshot>("game:snapshot")).data;
    expect({ ...after, presence: null }).toEqual({ ...before, presence: null });
  });
});

describe("a move", () => {
  async function fourPeople() {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
    return { table, players };
  }

  async function afterTheTrade() {
    const { table, players } = await fourPeople();
    for (const player of players) {
      const now = await myTurn(player);
      await make(player, now.version, goodMove(now) as string);
    }
    const start = await positionWhere(players[0], ({ view }) => view.phase === "play");
    const turn = start.view.turn;
    return { table, players, turn, player: players[turn], idle: players[(turn + 1) % 4] };
  }

  test("is told to everybody, and a card in the trade only to its giver", async () => {
    const { table, players } = await fourPeople();
    const spectator = await watch(table);
    const first = await myTurn(players[1]);
    const move = goodMove(first) as string;
    expect(await make(players[1], 0, move)).toMatchObject({ status: 200, data: { version: 1 } });
    for (const player of [...players, spectator]) {
      const { data } = await player.event<{ move: string; happened: unknown }>("game:moved");
      expect(data.move).toBe(player === players[1] ? move : "1 trade");
      expect(data.happened).toEqual([{ type: "given", seat: 1 }]);
    }
  });

  test("of a trade may cross the trades of others on the way", async () => {
    const { players } = await fourPeople();
    const moves = await Promise.all(players.map(async (player) => goodMove(await myTurn(player)) as string));
    const answers = await Promise.all(players.map((player, seat) => make(player, 0, moves[seat])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await positionWhere(players[0], ({ view }) => view.phase === "play");
  });

  test("that the rules forbid is refused with the reason, and changes nothing", async () => {
    const { player, turn } = await afterTheTrade();
    const { version, view } = await myTurn(player);
    const legal = legalMoves(viewOfData(view)).map(formatMove);
    const cards = new Set(view.hand);
    const missing = (["N", "E", "K", "D", "13", "12", "9"] as const).find((card) => !cards.has(card));
    const asked: [string, number, string][] = [
      ["hello", 422, "no_move"],
      [`${turn} trade ${view.hand?.[0]}`, 422, "trade_is_over"],
      [`${turn} discard ${missing}`, 422, "not_in_hand"],
      [`${(turn + 1) % 4} discard 2`, 403, "not_your_seat"],
      [`${turn} ${view.hand?.[0]} h0.0-h0.1`, 422, "not_possible"],
    ];
    for (const [move, status, error] of asked) {
      expect(legal).not.toContain(move);
      expect(await make(player, version, move), move).toMatchObject({ status, error });
    }
    expect(position(player)).toMatchObject({ version, view });
  });

  test("out of turn is refused", async () => {
    const { idle, turn } = await afterTheTrade();
    const { version, view } = position(idle)!;
    const move = `${(turn + 1) % 4} discard ${view.hand?.[0]}`;
    expect(await make(idle, version, move)).toMatchObject({ status: 422, error: "not_your_turn" });
  });

  test("of a spectator is refused", async () => {
    const { table } = await fourPeople();
    const spectator = await watch(table);
    expect(await make(spectator, 0, "0 trade 1")).toMatchObject({ status: 403, error: "spectator" });
  });

  test("on another position is stale", async () => {
    const { player } = await afterTheTrade();
    const now = await myTurn(player);
    for (const version of [0, now.version - 1, now.version + 1]) {
      const answer = await make(player, version, goodMove(now) as string);
      expect(answer).toMatchObject({ status: 409, error: "stale" });
    }
    expect(await make(player, now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
  });

  test("that comes twice is made once", async () => {
    const { player } = await afterTheTrade();
    const now = await myTurn(player);
    const first = await make(player, now.version, goodMove(now) as string, "the-move");
    expect(first.status).toBe(200);
    expect(await make(player, now.version, goodMove(now) as string, "the-move")).toEqual(first);
    expect(position(player)?.version).toBe(now.version + 1);
  });

  test("that comes twice is made once, though the room has slept or was killed meanwhile", async () => {
    const { table, player, turn } = await afterTheTrade();
    const now = await myTurn(player);
    const move = goodMove(now) as string;
    const first = await make(player, now.version, move, "the-move");
    await evictDurableObject(table.room, { webSockets: "hibernate" });
    expect(await make(player, now.version, move, "the-move")).toEqual(first);
    await abortAllDurableObjects();
    const back = await sit(table, turn);
    expect(await make(back, now.version, move, "the-move")).toEqual(first);
    expect(await movesOf(table)).toHaveLength(now.version + 1);
  });

  test("with the id of somebody else's is made", async () => {
    const table = await beginGame({ people: [0, 1] });
    for (const seat of [0, 1]) {
      const player = await sit(table, seat);
      const now = await myTurn(player);
      const answer = await make(player, now.version, goodMove(now) as string, "the-move");
      expect(answer).toMatchObject({ status: 200 });
    }
  });
});

describe("a whole game", () => {
  test("of a person with bots goes to its end; then everybody gets the record and libSQL the result", async () => {
    const table = await beginGame({ people: [0] });
    const [player, spectator] = [await sit(table, 0), await watch(table)];
    expect(await player.ask("game:getLog", {})).toMatchObject({ status: 409, error: "not_over" });
    await playOn(player);
    await positionWhere(spectator, isOver);

    const versions = spectator.events
      .filter(({ type }) => type === "game:moved")
      .map(({ data }) => (data as Snapshot).version);
    expect(versions).toEqual(versions.map((_, i) => versions[0] + i));

    const { data } = await spectator.ask("game:getLog", {});
    const { record, seed, seedHash } = protocol.answers["game:getLog"].parse(data);
    expect(replay(record).moves).toBe(position(spectator)!.version);
    const bytes = Uint8Array.from(seed.match(/../g)!, (byte) => Number.parseInt(byte, 16));
    expect(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex()).toBe(seedHash);
    expect((await player.event<Snapshot>("game:snapshot")).data.seedHash).toBe(seedHash);
    expect((await (await watch(table)).event<Snapshot>("game:snapshot")).data.seed).toBe(seed);
    expect(await make(player, position(player)!.version, "0 discard 2")).toMatchObject({
      status: 409,
      error: "game_over",
    });

    const written = await untilWritten(table.gameID);
    expect(written.log.map(({ move }) => move)).toEqual(
      record.split("\n").filter((line) => parseMove(line) !== undefined),
    );
  });
});

describe("the end of a game", () => {
  test.each(["4x2m", "4x2n", "6x2m", "6x3n", "4x1m", "6x1m"] as const)(
    "of %s that bots play alone comes with nobody there, and libSQL gets every move",
    async (variant) => {
      const table = await beginGame({ variant });
      await playAllBut(20, table);
      const { log } = await untilWritten(table.gameID);
      const moves = await runInDurableObject(table.room, (_, { storage }) => [
        ...storage.sql.exec<{ move: string; at: number }>("SELECT move, at FROM moves ORDER BY version"),
      ]);
      expect(log).toEqual(moves);
    },
  );

  test("is the same for who has gone and come back as for who stayed", async () => {
    const table = await beginGame({ people: [0] });
    await playAllBut(80, table);
    const [player, stayed] = [await sit(table, 0), await watch(table)];
    let leaver = await watch(table);
    const seen: number[] = [];
    const leaving = (async () => {
      for (;;) {
        await leaver.until(({ events }) => events.length > 3 + chance(20) || hasEnded(leaver));
        leaver.leave();
        const { events } = leaver;
        seen.push(...events.map(({ v }) => v));
        if (hasEnded(leaver)) return;
        leaver = await Player.connect("game", String(table.gameID), { v: String(events.at(-1)?.v) });
      }
    })();
    await playOn(player);
    await leaving;
    await positionWhere(stayed, isLast);
    expect(position(leaver)).toEqual(position(stayed));
    const distinct = [...new Set(seen)];
    expect(distinct).toEqual(distinct.map((_, i) => distinct[0] + i));
  });
});

function hasEnded(player: Player): boolean {
  const now = position(player);
  return now !== undefined && isLast(now);
}

/** After the last move the room sends a snapshot of the whole game. */
function isLast(now: Snapshot | Moved): boolean {
  return isOver(now) && "status" in now;
}
