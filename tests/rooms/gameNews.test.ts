import { runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { figuresDue } from "#party/lobby/figures.ts";
import { limits } from "#schema/limits.ts";
import type { RunningGame } from "#schema/protocol/lobby.ts";
import type { OwnGames } from "#schema/protocol/user.ts";
import { addGuest } from "#store/guests.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { playAllBut } from "./playedGame.ts";
import { Player } from "./player.ts";
import { beginGame, identityOf, playOn, sit, type Table, untilWritten } from "./table.ts";
import { expectDone } from "./waitingTable.ts";

type Running = { running: RunningGame[] };

const lobby = () => Player.connect("lobby", "main");

/** The game as the lobby lists it. */
async function listed({ gameID }: Table): Promise<RunningGame | undefined> {
  const player = await lobby();
  const { data } = await player.event<Running>("lobby:snapshot");
  player.leave();
  return data.running.find(({ id }) => id === gameID);
}

/** A tab of the person, in their own room. */
async function home(table: Table, seat: number): Promise<Player> {
  const identity = identityOf(table, seat);
  const name = `${identity.kind}-${identity.id}`;
  const ticket = (await env.User.getByName(name).issueTicket(identity)) as string;
  return Player.connect("user", name, { ticket });
}

const gamesWhere = (player: Player, wanted: (games: OwnGames) => boolean) =>
  player.until(({ events }) =>
    events.some(({ type, data }) => type === "games:getGames" && wanted(data as OwnGames)),
  );

describe("the lobby", () => {
  test("lists games among people before those of one person with bots", async () => {
    const among = await beginGame({ people: [0, 1] });
    const alone = await beginGame({ people: [0] });
    await expect.poll(() => listed(alone)).toBeDefined();
    const player = await lobby();
    const { data } = await player.event<Running>("lobby:snapshot");
    player.leave();
    const ids: number[] = data.running.map(({ id }) => id);
    expect(ids.indexOf(among.gameID)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(among.gameID)).toBeLessThan(ids.indexOf(alone.gameID));
  });

  test("lists a game from its start to its end, by teams", async () => {
    const table = await beginGame({ people: [0, 1] });
    await expect.poll(() => listed(table)).toBeDefined();
    expect((await listed(table))?.teams).toEqual([
      [
        { name: identityOf(table, 0).name, kind: "guest" },
        { name: "bot2", kind: "bot" },
      ],
      [
        { name: identityOf(table, 1).name, kind: "guest" },
        { name: "bot3", kind: "bot" },
      ],
    ]);
    await table.room.abort(identityOf(table, 0));
    await expect.poll(() => listed(table)).toBeUndefined();
  });

  test("never hears of a private game", async () => {
    const table = await beginGame({ people: [0], isPrivate: true });
    const messages = await runInDurableObject(table.room, (_, { storage }) => [
      ...storage.sql.exec("SELECT kind FROM outbox WHERE kind = 'listing'"),
    ]);
    expect(messages).toEqual([]);
    const open = await beginGame({ people: [0] });
    await expect.poll(() => listed(open)).toBeDefined();
    expect(await listed(table)).toBeUndefined();
  });

  test("is not touched by moves: of twenty of them it hears nothing, and nothing is on its way", async () => {
    const table = await beginGame({ people: [0] });
    const spectator = await lobby();
    await spectator.until(({ texts }) => texts.some((text) => text.includes(`"id":${table.gameID},`)));
    const isQuiet = (room: DurableObjectStub, waiting: string) =>
      runInDurableObject(room, (_, { storage }) => storage.sql.exec(waiting).toArray().length === 0);
    const untilQuiet = async () => {
      await expect.poll(() => isQuiet(table.room, "SELECT 1 FROM outbox")).toBe(true);
      const news = `SELECT 1 FROM due WHERE name <> '${figuresDue}'`;
      await expect.poll(() => isQuiet(env.Lobby.getByName("main"), news)).toBe(true);
      expectDone(await spectator.ask("lobby:catchUp", { v: spectator.events.at(-1)?.v }));
    };
    // Joining and leaving changes the connection counts, which don't matter here.
    const heard = () => spectator.events.filter(({ type }) => type !== "info:serverConnections");
    const timesListed = () =>
      runInDurableObject(
        table.room,
        (_, { storage }) => storage.sql.exec("SELECT told FROM game").one().told,
      );
    await untilQuiet();
    const before = { heard: heard().length, listed: await timesListed() };
    const player = await sit(table, 0);
    expect((await playOn(player, ({ version }) => version >= 20)).version).toBeGreaterThanOrEqual(20);
    await untilQuiet();
    expect({ heard: heard().length, listed: await timesListed() }).toEqual(before);
  });

  test("hears who has taken whose seat, and what a player is called by now", async () => {
    const table = await beginGame({ people: [0, 1] });
    const player = await sit(table, 0);
    await sit(table, 1).then((other) => other.event("game:snapshot"));
    await table.room.reseat(identityOf(table, 1), { kind: "user", id: 4242, name: "Anna" });
    await expect
      .poll(async () => (await listed(table))?.teams[1][0])
      .toEqual({ name: "Anna", kind: "human" });
    const identity = await addGuest(db, { number: 5151, createdAt: Date.now() });
    const ticket = (await table.room.issueTicket(identity)) as string;
    const substitute = await Player.connect("game", String(table.gameID), { ticket });
    await substitute.ask("substitution:start", { seat: 2, by: "me" });
    await player.ask("substitution:answer", { accept: true });
    await table.room.reseat({ kind: "user", id: 4242 }, { ...identityOf(table, 1) });
    const other = await sit(table, 1);
    await other.ask("substitution:answer", { accept: true });
    await expect.poll(async () => (await listed(table))?.teams[0][1].name).toBe(identity.name);
  });
});

describe("the channel of a game", () => {
  /** The kinds of the outbox messages when the game has just been aborted. */
  const abort = (table: Table) =>
    runInDurableObject(table.room, async (room, { storage }) => {
      await room.abort(identityOf(table, 0));
      return storage.sql
        .exec<{ kind: string }>("SELECT kind FROM outbox")
        .toArray()
        .map(({ kind }) => kind);
    });

  test("is not woken by the end where nobody ever opened it", async () => {
    const table = await beginGame({ people: [0] });
    expect(await abort(table)).not.toContain("channel");
    // Nor does anything wake the game once its result is stored, until its room is to be emptied.
    const due = () =>
      runInDurableObject(table.room, async (_, { storage }) => (await storage.getAlarm()) ?? 0);
    await expect.poll(due).toBeGreaterThan(Date.now() + limits.gameArchivedMs / 2);
  });

  test("hears of the end where somebody did", async () => {
    const table = await beginGame({ people: [0] });
    const reader = await Player.connect("channel", `g-${table.gameID}`, {
      ticket: (await env.Channel.getByName(`g-${table.gameID}`).issueTicket(identityOf(table, 0))) as string,
    });
    await reader.event("channel:snapshot");
    expect(await abort(table)).toContain("channel");
    expect((await reader.event<{ ends: number | null }>("channel:snapshot", 2)).data.ends).not.toBeNull();
  });
});

describe("a player", () => {
  test("hears at home that a game has begun, and how it ended", async () => {
    const table = await beginGame({ people: [0] });
    await playAllBut(10, table);
    const tab = await home(table, 0);
    await gamesWhere(tab, ({ open, runningGames }) => open === 1 && runningGames[0]?.id === table.gameID);
    await playOn(await sit(table, 0));
    await gamesWhere(
      tab,
      ({ open, won, lost, history }) => open === 0 && won + lost === 1 && history.length === 1,
    );
  });

  test("who is a guest and away costs nothing when a game ends, and hears of it when it comes", async () => {
    const table = await beginGame({ people: [0] });
    const { kind, id } = identityOf(table, 0);
    const room = () => env.User.getByName(`${kind}-${id}`);
    const tab = await home(table, 0);
    await gamesWhere(tab, ({ open }) => open === 1);
    tab.leave();
    const kept = () =>
      runInDurableObject(room(), (_, { storage: { sql } }) => ({
        games: sql.exec("SELECT games FROM person").one().games,
        messages: sql.exec("SELECT key FROM outbox").toArray(),
      }));
    await expect.poll(() => runInDurableObject(room(), (_, ctx) => ctx.getWebSockets().length)).toBe(0);
    // What is still being read for the tab would be read once more.
    await expect.poll(kept).toMatchObject({ messages: [] });
    await table.room.abort(identityOf(table, 0));
    await untilWritten(table.gameID);
    await expect.poll(kept).toEqual({ games: null, messages: [] });
    await gamesWhere(await home(table, 0), ({ open, aborted }) => open === 0 && aborted === 1);
  });

  test("hears it of an aborted game, too", async () => {
    const table = await beginGame({ people: [0] });
    const tab = await home(table, 0);
    await table.room.abort(identityOf(table, 0));
    await gamesWhere(tab, ({ open, aborted }) => open === 0 && aborted === 1);
  });
});
