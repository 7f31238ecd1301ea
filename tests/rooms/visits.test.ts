import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashOf } from "#edge/services/tokens.ts";
import type { PartyName } from "#schema/api/sockets.ts";
import { sessions } from "#schema/db/sessions.ts";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { roomAt, userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import { addGame } from "#store/games.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { sqlOf } from "./sqlOf.ts";
import { beginGame, identityOf, positionWhere } from "./table.ts";

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

async function somebody(name: string): Promise<Identity> {
  return { kind: "user", id: await aUser(db, name), name };
}

/** The person's socket to a room, as the Worker forwards it. */
async function come(person: Identity, session: string, party: PartyName, room: string): Promise<Player> {
  expect(await roomOf(person).visit(person, { party, room }, session)).toMatchObject(person);
  const ticket = (await roomAt(env, { party, room }).issueTicket(person, session)) as string;
  const player = await Player.connect(party, room, { ticket });
  await player.event(`${party}:snapshot` as never);
  return player;
}

/** Makes everything due in the person's room, and fires its alarm. */
async function letADayPass(person: Identity): Promise<void> {
  await runInDurableObject(roomOf(person), (_, { storage }) => {
    storage.sql.exec("UPDATE due SET at = 0");
    storage.sql.exec("UPDATE visits SET at = 0");
  });
  await runDurableObjectAlarm(roomOf(person));
}

const visited = (person: Identity) => roomOf(person).visited();

/** Breaks a room, so that it can't close sockets until it is mended. */
async function breakRoom(room: DurableObjectStub): Promise<() => Promise<void>> {
  const rename = (from: string, to: string) =>
    runInDurableObject(room, (_, { storage }) => {
      storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    });
  await rename("tickets", "broken");
  return () => rename("broken", "tickets");
}

test("a room that can't be told now that a session has ended hears it later", async () => {
  const person = await somebody("Later");
  const table = await beginGame({ people: [0] });
  const game = await come(person, "here", "game", String(table.gameID));
  const lobby = await come(person, "here", "lobby", "main");
  const mend = await breakRoom(env.Game.getByName(String(table.gameID)));
  await roomOf(person).logOut(person, { only: ["here"] });
  expect(await lobby.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
  expect(game.closed).toBeUndefined();
  await mend();
  expect(await game.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
});

test("signing out calls only rooms that the session has visited, by few outbox messages", async () => {
  const person = await somebody("Signsout");
  const table = await beginGame({ people: [0] });
  const elsewhere = await come(person, "there", "game", String(table.gameID));
  const lobby = await come(person, "here", "lobby", "main");
  for (let room = 1; room < 60; room++)
    await roomOf(person).visit(person, { party: "game", room: String(800_000 + room) }, "here");
  await runInDurableObject(roomOf(person), (room, { storage }) => {
    // The room has its outbox from now on.
    sqlOf(room).exec("INSERT INTO outbox (key, kind, payload, next_at) VALUES ('none', 'none', '{}', 0)");
    sqlOf(room).exec("DELETE FROM outbox WHERE key = 'none'");
    storage.sql.exec(`CREATE TABLE sent (payload TEXT);
      CREATE TRIGGER counts AFTER INSERT ON outbox BEGIN INSERT INTO sent VALUES (new.payload); END;`);
  });
  const sent = () =>
    runInDurableObject(roomOf(person), (_, { storage }) =>
      storage.sql
        .exec<{ payload: string }>("DELETE FROM sent RETURNING payload")
        .toArray()
        .map(({ payload }) => JSON.parse(payload) as { addresses?: unknown[] }),
    );
  // The room of the other session can't be called without a message staying behind.
  const mend = await breakRoom(table.room);
  await roomOf(person).logOut(person, { only: ["here"] });
  expect(await lobby.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
  expect((await sent()).map(({ addresses }) => addresses?.length)).toEqual([20, 20, 20]);
  expect(elsewhere.closed).toBeUndefined();
  await mend();
  // The rooms where nobody of the person has been since are not called again.
  await roomOf(person).logOut(person, { except: ["another"] });
  expect(await elsewhere.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
  expect(await sent()).toMatchObject([{ addresses: [{ party: "game", room: String(table.gameID) }] }]);
});

test("sockets end within a day whose session has expired, and nobody has said so", async () => {
  const person = await somebody("Expired");
  const [ends, stays] = [await aSessionOf(db, person.id), await aSessionOf(db, person.id)];
  const markOf = async (token: string) => sessionMark(await hashOf(token));
  const ending = await come(person, await markOf(ends), "channel", "general");
  const staying = await come(person, await markOf(stays), "channel", "general");
  await db
    .update(sessions)
    .set({ expiresAt: 1 })
    .where(eq(sessions.tokenHash, await hashOf(ends)));
  await letADayPass(person);
  expect(await ending.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
  expect(staying.closed).toBeUndefined();
  expect(await visited(person)).toEqual([{ party: "channel", room: "general" }]);
  // A person without connections is no longer checked.
  staying.leave();
  await expect.poll(() => env.Channel.getByName("general").holds(person)).toBe(false);
  await letADayPass(person);
  await expect.poll(() => visited(person)).toEqual([]);
});

test("a person is in so many rooms and no more, of which those count that it has not left", async () => {
  const person = await somebody("Everywhere");
  const visit = (room: number) =>
    roomOf(person).visit(person, { party: "game", room: String(900_000 + room) }, "here");
  const lobby = await come(person, "here", "lobby", "main");
  for (let room = 1; room < limits.roomsPerPerson; room++) expect(await visit(room)).toMatchObject(person);
  // All of them may still be on their way there.
  expect(await visit(0)).toBe("full");
  expect(await visit(1)).toMatchObject(person);
  await runInDurableObject(roomOf(person), (_, { storage }) => {
    storage.sql.exec("UPDATE visits SET at = 0");
  });
  await evictDurableObject(roomOf(person), { webSockets: "hibernate" });
  expect(await visit(0)).toMatchObject(person);
  expect(await visited(person)).toEqual([
    { party: "lobby", room: "main" },
    { party: "game", room: "900000" },
  ]);
  lobby.leave();
});

test("a game that begins for who has just been deleted has no name on that seat, whatever comes late", async () => {
  const person = await somebody("Deleted");
  await roomOf(person).issueTicket(person);
  for (let twice = 0; twice < 2; twice++) await roomOf(person).end(person);
  const table = await beginGame({ people: [0] });
  // The state while it was on its way: as the user's game, and as the game of a guest who was signing in.
  await table.room.reseat(identityOf(table, 0), person);
  const { opening } = await runInDurableObject(table.room, (_, { storage }) =>
    storage.sql.exec<{ opening: string }>("SELECT opening FROM game").one(),
  );
  const gameID = await addGame(db, JSON.parse(opening));
  const begun = env.Game.getByName(String(gameID));
  await begun.open({ ...JSON.parse(opening), gameID });
  for (const id of [table.gameID, gameID]) {
    const spectator = await Player.connect("game", String(id));
    await positionWhere(spectator, (now) => "seats" in now && now.seats[0].name === "");
    await env.Game.getByName(String(id)).reseat(person, person);
    const again = await Player.connect("game", String(id));
    const { seats } = (await again.event<Snapshot>("game:snapshot")).data;
    expect(seats[0]).toMatchObject({ name: "", kind: "human" });
  }
  expect(await roomOf(person).issueTicket(person)).toBeNull();
  expect(await roomOf(person).exists()).toBe(false);
  expect(await visited(person)).toEqual([]);
});
