import { evictDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Connections } from "#schema/protocol/lobby.ts";
import type { Identity } from "#schema/rooms.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aGuest, enter, expectDone, openWaiting, paint } from "./waitingTable.ts";

const room = () => env.Lobby.getByName("main");

/** Enters the lobby, as a person or anonymously. */
async function come(identity?: Identity): Promise<Player> {
  const ticket = identity && ((await room().issueTicket(identity)) as string);
  const player = await Player.connect("lobby", "main", ticket === undefined ? {} : { ticket });
  await player.event("lobby:snapshot");
  return player;
}

/** Waits until the player was last told of these connections. */
const untilCounted = (player: Player, wanted: Connections) =>
  player.until(({ events }) => {
    const told = events.findLast(({ type }) => type === "info:serverConnections");
    return told !== undefined && JSON.stringify(told.data) === JSON.stringify(wanted);
  });

describe("how many are here", () => {
  test("is told to everybody: all, those at a game, those signed in", async () => {
    const first = await come();
    const [user, guest] = [await come({ kind: "user", id: 901, name: "Anna" }), await come(await aGuest())];
    await untilCounted(first, { total: 3, game: 0, authenticated: 1 });
    expectDone(await guest.ask("info:playing", { isPlaying: true }));
    await untilCounted(first, { total: 3, game: 1, authenticated: 1 });
    user.leave();
    await untilCounted(first, { total: 2, game: 1, authenticated: 0 });
    expectDone(await guest.ask("info:playing", { isPlaying: false }));
    await untilCounted(first, { total: 2, game: 0, authenticated: 0 });
    for (const player of [first, guest]) player.leave();
  });

  test("is told to those who were there before the lobby slept, when the next one wakes it", async () => {
    const first = await come();
    await untilCounted(first, { total: 1, game: 0, authenticated: 0 });
    await evictDurableObject(room(), { webSockets: "hibernate" });
    const second = await come();
    await untilCounted(first, { total: 2, game: 0, authenticated: 0 });
    for (const player of [first, second]) player.leave();
  });
});

describe("what changes in waiting rooms", () => {
  test("is told together, at most once a second, and only what has changed", async () => {
    const player = await come();
    const untouched = await openWaiting();
    await player.until(({ texts }) => texts.some((text) => text.includes(untouched.waitingID)));
    const before = player.events.length;
    const begun = Date.now();
    const table = await openWaiting();
    const admin = await enter(table, table.creator);
    for (const color of ["pink", "white", "blue", "green", "yellow"] as const)
      expectDone(await paint(admin, table, color));
    await player.until(({ texts }) => texts.some((text) => text.includes('"yellow"')));
    const told = player.events.slice(before).filter(({ type }) => type === "waiting:getGames");
    expect(told.length).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - begun) / limits.lobbyPauseMs));
    expect(JSON.stringify(told)).not.toContain(untouched.waitingID);
  });

  test("is told again to who was told of the room already", async () => {
    const player = await come();
    const table = await openWaiting();
    const isTold = (color: string) =>
      player.until(({ texts }) =>
        texts.some((text) => text.includes(table.waitingID) && text.includes(color)),
      );
    await isTold('"red"');
    expectDone(await paint(await enter(table, table.creator), table, "pink"));
    await isTold('"pink"');
  });
});

test("a room for players alone can't be opened by a guest", async () => {
  const guest = await come(await aGuest());
  const wishes = {
    nPlayers: 4,
    nTeams: 2,
    meister: true,
    private: false,
    membersOnly: true,
    rated: true,
    moveTimeMs: null,
  };
  expect(await guest.ask("waiting:createGame", wishes)).toMatchObject({ status: 403, error: "members_only" });
  for (const wrong of [{ moveTimeMs: 1 }, { nTeams: 3 }, { nPlayers: 5 }, { secret: true }]) {
    expect(await guest.ask("waiting:createGame", { ...wishes, ...wrong })).toMatchObject({ status: 422 });
  }
});

test("who has no session changes nothing in a waiting room", async () => {
  const table = await openWaiting();
  const nobody = await enter(table, null);
  await nobody.event("waiting:snapshot");
  for (const [type, data] of [
    ["waiting:joinGame", {}],
    ["waiting:addBot", { slot: 1, level: "solid" }],
    ["waiting:removePlayer", {}],
    ["waiting:readyPlayer", { isReady: true }],
  ] as const) {
    expect(await nobody.ask(type, data), type).toMatchObject({ status: 401, error: "not_signed_in" });
  }
  expect(await nobody.ask("waiting:addBot", { slot: 9, level: "solid" })).toMatchObject({ status: 422 });
});
