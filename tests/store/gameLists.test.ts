import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { gameSeats } from "#schema/db/games.ts";
import { users } from "#schema/db/users.ts";
import type { Identity, OpenGame, SeatOwner } from "#schema/rooms.ts";
import { gamesSummaryOf, ownGames } from "#store/gameLists.ts";
import { findGameRecord } from "#store/gameRecords.ts";
import { addGame, finishGame, runningGamesOf, type Seating, writeSeating } from "#store/games.ts";
import { addGuest, becomeUser } from "#store/guests.ts";
import { aGuest, anEnding, withBots } from "#tests/support/games.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

let names = 0;
async function someone(): Promise<Identity> {
  const name = `Ada${"abcdefghijkmnp"[names++]}`;
  return { kind: "user", id: await aUser(database.db, name), name };
}

const limits = { history: 10, running: 10 };

function begin(seats: SeatOwner[], variant: OpenGame["variant"] = "4x2m", waitingID: string | null = null) {
  return addGame(database.db, { variant, createdAt: 2_000, seats, waitingID });
}

/** Seat 0 passes from one player to another. */
function replaced(one: SeatOwner, other: SeatOwner, replacements = 1): Seating {
  const others = withBots((one as { identity: Identity }).identity).slice(1);
  return {
    replacements,
    rows: [...[other, ...others].map((owner) => ({ owner, satOn: null })), { owner: one, satOn: 0 }],
  };
}

describe("a game of a waiting room", () => {
  it("is begun once, however often it is asked for", async () => {
    const ada = await someone();
    const [first, second, other] = await Promise.all([
      begin(withBots(ada), "4x2m", "room1"),
      begin(withBots(ada), "4x2m", "room1"),
      begin(withBots(ada), "4x2m", "room2"),
    ]);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(await database.db.select().from(gameSeats).where(eq(gameSeats.gameId, first))).toHaveLength(4);
  });
});

describe("what a player's games come to", () => {
  it("is counted by how they ended, the newest history first", async () => {
    const { db } = database;
    const ada = await someone();
    const [won, lost, team, aborted, running] = await Promise.all([
      begin(withBots(ada)),
      begin(withBots(ada)),
      begin(withBots(ada), "4x1m"),
      begin(withBots(ada)),
      begin(withBots(ada)),
    ]);
    await finishGame(db, { ...anEnding(won), endedAt: 10 });
    const lostSeats = anEnding(lost).seats.map((seat) => ({ ...seat, hasWon: !seat.hasWon }));
    await finishGame(db, { ...anEnding(lost), endedAt: 30, winner: 1, seats: lostSeats });
    await finishGame(db, { ...anEnding(team), endedAt: 20, winner: "all" });
    await finishGame(db, { ...anEnding(aborted), winner: null });
    expect(await gamesSummaryOf(db, ada, limits)).toMatchObject({
      ...{ open: 1, aborted: 1, won: 1, lost: 1, team: 1 },
      history: [0, 2, 1],
      runningGames: [{ id: running, seat: 0, players: [{ name: ada.name, kind: "human" }, {}, {}, {}] }],
    });
    const { games, total } = await ownGames(db, ada, { offset: 1, limit: 3, sort: "id", order: "desc" });
    expect(total).toBe(5);
    expect(games.map(({ id }) => id)).toEqual(
      [won, lost, team, aborted, running].sort((a, b) => b - a).slice(1, 4),
    );
  });

  it("names every table with other users, however many newer games with bots there are", async () => {
    const { db } = database;
    const [ada, bea] = [await someone(), await someone()];
    const [, , ...bots] = withBots(ada);
    const common = await begin([{ kind: "human", identity: ada }, { kind: "human", identity: bea }, ...bots]);
    for (let n = 0; n <= limits.running; n++) await begin(withBots(ada));
    const { runningGames, tables } = await gamesSummaryOf(db, ada, limits);
    expect(runningGames.map(({ id }) => id)).not.toContain(common);
    expect(tables).toEqual([{ gameID: common, userIDs: [ada.id, bea.id] }]);
  });

  it("of somebody without games is nothing", async () => {
    expect(await gamesSummaryOf(database.db, await aGuest(database.db), limits)).toEqual({
      ...{ open: 0, aborted: 0, won: 0, lost: 0, team: 0 },
      ...{ history: [], runningGames: [], tables: [] },
    });
  });
});

describe("who is replaced", () => {
  it("has an aborted game, and who came has a running one", async () => {
    const { db } = database;
    const [ada, bea] = [await someone(), await someone()];
    const gameID = await begin(withBots(ada));
    const seating = replaced({ kind: "human", identity: ada }, { kind: "human", identity: bea });
    for (let twice = 0; twice < 2; twice++) expect(await writeSeating(db, gameID, seating)).toBe(true);
    expect(await gamesSummaryOf(db, ada, limits)).toMatchObject({ open: 0, aborted: 1, runningGames: [] });
    expect(await gamesSummaryOf(db, bea, limits)).toMatchObject({ open: 1, aborted: 0 });
    expect(await runningGamesOf(db, ada)).toEqual([gameID]);

    const ending = anEnding(gameID);
    const rest = { ...ending.seats[0], hasWon: null };
    await finishGame(db, { ...ending, seating, seats: [...ending.seats, rest] });
    expect(await gamesSummaryOf(db, ada, limits)).toMatchObject({ aborted: 1, won: 0, history: [] });
    expect(await gamesSummaryOf(db, bea, limits)).toMatchObject({ open: 0, won: 1, history: [1] });
    const record = await findGameRecord(db, gameID);
    expect(record?.players.map(({ seat, isReplaced, player }) => [seat, isReplaced, player.name])).toEqual([
      [0, false, bea.name],
      [1, false, "bot1"],
      [2, false, "bot2"],
      [3, false, "bot3"],
      [0, true, ada.name],
    ]);
  });

  it("stays replaced, though it is told late who sat before", async () => {
    const { db } = database;
    const [ada, bea, cleo] = [await someone(), await someone(), await someone()];
    const gameID = await begin(withBots(ada));
    const [a, b, c] = [ada, bea, cleo].map((identity): SeatOwner => ({ kind: "human", identity }));
    const later = replaced(a, c, 2);
    await writeSeating(db, gameID, { ...later, rows: [...later.rows, { owner: b, satOn: 0 }] });
    await writeSeating(db, gameID, replaced(a, b, 1));
    expect((await gamesSummaryOf(db, cleo, limits)).open).toBe(1);
    expect((await gamesSummaryOf(db, bea, limits)).open).toBe(0);
  });

  it("stays the user whom a guest has become, though it is told late that the guest sits there", async () => {
    const { db } = database;
    const [ada, bea] = [await someone(), await someone()];
    const guest = await addGuest(db, { number: 7, createdAt: 1 });
    const gameID = await begin(withBots(ada).with(1, { kind: "human", identity: guest }));
    await becomeUser(db, [guest.id], bea.id);
    const late = withBots(ada).with(1, { kind: "human", identity: guest });
    await writeSeating(db, gameID, { replacements: 1, rows: late.map((owner) => ({ owner, satOn: null })) });
    expect(await runningGamesOf(db, bea)).toEqual([gameID]);
    expect(await runningGamesOf(db, guest)).toEqual([]);
  });

  it("and then deleted leaves a row without a name", async () => {
    const { db } = database;
    const [ada, bea] = [await someone(), await someone()];
    const gameID = await begin(withBots(ada));
    await db.delete(users).where(eq(users.id, ada.id));
    const seating = replaced({ kind: "human", identity: ada }, { kind: "human", identity: bea });
    expect(await writeSeating(db, gameID, seating)).toBe(true);
    expect((await findGameRecord(db, gameID))?.players.at(-1)?.player).toEqual({ name: "", kind: "human" });
  });

  it("in a game that nobody knows any more is nobody", async () => {
    const seating: Seating = { replacements: 1, rows: [] };
    expect(await writeSeating(database.db, 987_654, seating)).toBe(false);
  });
});
