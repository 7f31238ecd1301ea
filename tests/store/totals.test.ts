import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { newStatistics, variantNames, variantOf } from "#rules/index.ts";
import type { VariantName } from "#rules/variant.ts";
import {
  pairTotals,
  periodTotals,
  playerCards,
  playerStreaks,
  playerTotals,
  siteBots,
  siteHours,
  siteTotals,
  teamResults,
} from "#schema/db/totals.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { addGame, type FinishedGame, finishGame } from "#store/games.ts";
import { addGuest, becomeUser } from "#store/guests.ts";
import { deletePlayer } from "#store/players.ts";
import { checkTotals } from "#store/totals/checking.ts";
import { countMissingGames, forgetTotals } from "#store/totals/counting.ts";
import { totalsTables } from "#store/totals/tables.ts";
import { runs } from "#tests/chance.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await aSharedDatabase();
  db = database.db;
});

const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot1" };
const sits = (identity: Identity): SeatOwner => ({ kind: "human", identity });

let names = 0;
async function someone(): Promise<Identity> {
  const name = `Ada${"abcdefghijkmnopqrstuvwxyz"[names++]}`;
  return { kind: "user", id: await aUser(db, name), name };
}

const minute = 60_000;

type Outcome = {
  variant?: VariantName;
  seats: SeatOwner[];
  /** The team, or null if it was aborted. Team-Tac is won by all. */
  winner: number | null;
  endedAt: number;
  /** Who sat on seat 0 before. */
  replaced?: SeatOwner;
  statistics?: Partial<FinishedGame["seats"][number]["statistics"]>;
};

/** A game that is about to end, as its room reports it. */
async function aGame({ variant = "4x2m", seats, winner, endedAt, replaced, statistics }: Outcome) {
  const waitingID = null;
  const gameID = await addGame(db, { variant, createdAt: endedAt - minute, seats, waitingID });
  const { teamOf, isTeamTac } = variantOf(variant);
  const rows = [
    ...seats.map((owner) => ({ owner, satOn: null })),
    ...(replaced ? [{ owner: replaced, satOn: 0 }] : []),
  ];
  const empty = newStatistics(variantOf(variant));
  const finished: FinishedGame = {
    gameID,
    endedAt,
    winner: winner === null ? null : isTeamTac ? "all" : winner,
    cardsLaid: 100 + (endedAt % 50),
    seed: "00",
    seedHash: "ff",
    log: [],
    seating: { replacements: replaced ? 1 : 0, rows },
    seats: rows.map(({ satOn }, row) => {
      const seat = satOn ?? row;
      const team = teamOf[seat];
      const hasWon = winner === null || satOn !== null ? null : isTeamTac || team === winner;
      return {
        ...{ team, color: "red", hasWon, ballsHome: hasWon ? 4 : 1 },
        statistics: { ...empty[seat], moves: 3, ...statistics },
        feats: row % 2 === 0 ? [{ feat: "hunter", level: 8 + (endedAt % 3) * 4, move: 5 }] : [],
      };
    }),
  };
  return finished;
}

async function play(outcome: Outcome): Promise<void> {
  await finishGame(db, await aGame(outcome));
}

const noDifference = { differences: [], uncounted: 0 };
const march = Date.UTC(2026, 2, 1, 18, 30);

it("a player's games add up: how they ended, what was done, with whom, when and in which runs", async () => {
  const [ada, bea, cleo] = [await someone(), await someone(), await someone()];
  const statistics = {
    cards: { "7": { laid: 3, played: 2, traded: 1 } },
    ...{ moves: 10, autopilotMoves: 4, thinkingTime: 12_000, ballsLost: 2, skipsCaused: 1 },
    ballsKicked: { opponents: 3, mates: 1, own: 1 },
  };
  const seats = [sits(ada), sits(bea), sits(cleo), bot];
  await play({ seats, winner: 0, endedAt: march, statistics });
  await play({ seats, winner: 0, endedAt: march + minute, statistics });
  await play({ seats, winner: 1, endedAt: march + 2 * minute, statistics });
  await play({ seats, winner: null, endedAt: march + 3 * minute, statistics });
  await play({ seats, variant: "4x1n", winner: 0, endedAt: march + 4 * minute, statistics });
  await play({ seats, winner: 0, endedAt: march + 5 * minute, replaced: sits(await someone()), statistics });

  const isAdas = sql`user_id = ${ada.id}`;
  expect(await db.select().from(playerTotals).where(isAdas)).toEqual([
    {
      ...{
        userId: ada.id,
        family: "4x1",
        won: 0,
        lost: 0,
        team: 1,
        aborted: 0,
        moves: 6,
        thinkingTime: 12_000,
      },
      ...{ ballsLost: 2, kickedOpponents: 3, kickedMates: 1, kickedOwn: 1, skipsCaused: 1 },
      ...{ ballsHome: 0, ballsHomeOpponents: 0 },
    },
    {
      ...{
        userId: ada.id,
        family: "4x2",
        won: 3,
        lost: 1,
        team: 0,
        aborted: 1,
        moves: 24,
        thinkingTime: 48_000,
      },
      ...{ ballsLost: 8, kickedOpponents: 12, kickedMates: 4, kickedOwn: 4, skipsCaused: 4 },
      ...{ ballsHome: 26, ballsHomeOpponents: 14 },
    },
  ]);
  expect(await db.select().from(playerCards).where(isAdas)).toEqual([
    { userId: ada.id, card: "7", laid: 15, played: 10, traded: 5 },
  ]);
  expect(await db.select().from(pairTotals).where(isAdas).orderBy(pairTotals.otherId)).toEqual([
    { userId: ada.id, otherId: bea.id, games: 5, together: 0, wonTogether: 0, against: 4, wonAgainst: 3 },
    { userId: ada.id, otherId: cleo.id, games: 5, together: 4, wonTogether: 3, against: 0, wonAgainst: 0 },
  ]);
  expect(await db.select().from(periodTotals).where(isAdas).orderBy(periodTotals.period)).toEqual(
    ["2026", "2026-03", "2026-03-01", "2026-W09", "all"].map((period) => ({
      // A bot sits there, so no win counts for the ranking.
      ...{ userId: ada.id, period, games: 5, won: 0 },
    })),
  );
  expect(await db.select().from(playerStreaks).where(isAdas)).toMatchObject([
    { current: 1, longestWon: 2, longestLost: 1, lastEndedAt: march + 5 * minute },
  ]);
  expect(await db.select().from(siteTotals).where(sql`period = '2026-W09'`)).toEqual([
    {
      ...{ period: "2026-W09", family: "4x1", finished: 1, aborted: 0, duration: minute },
      ...{ shortest: minute, longest: minute, cardsLaid: 100 + ((march + 4 * minute) % 50) },
    },
    expect.objectContaining({ family: "4x2", finished: 4, aborted: 1, duration: 4 * minute }),
  ]);
  expect(await db.select().from(teamResults).where(sql`period = '2026'`)).toMatchObject([{ seats: 4 }]);
  expect(await db.select().from(siteHours)).toEqual([{ weekday: 6, hour: 18, games: 5, players: 15 }]);
  expect(await db.select().from(siteBots)).toEqual([{ level: "solid", seats: 3, won: 1 }]);
  expect(await checkTotals(db)).toEqual(noDifference);
});

it("the days around a new year belong to the ISO week that most of them lie in", async () => {
  const ada = await someone();
  const seats = [sits(ada), bot, bot, bot];
  const days = {
    "2024-12-30": "2025-W01",
    "2026-12-31": "2026-W53",
    "2027-01-03": "2026-W53",
    "2027-01-04": "2027-W01",
  };
  for (const day of Object.keys(days)) await play({ seats, winner: 0, endedAt: Date.parse(day) });
  const rows = await db.select().from(periodTotals).where(sql`user_id = ${ada.id} and period like '%-W%'`);
  expect(Object.fromEntries(rows.map(({ period, games }) => [period, games]))).toEqual({
    ...{ "2025-W01": 1, "2026-W53": 2, "2027-W01": 1 },
  });
});

it("a resigned game is won and lost, but neither the shortest nor the longest", async () => {
  const ada = await someone();
  const seats = [sits(ada), bot, bot, bot];
  const endedAt = Date.parse("2031-05-05");
  await finishGame(db, { ...(await aGame({ seats, winner: 1, endedAt })), decidedBy: "resigned" });
  expect(await db.select().from(playerTotals).where(sql`user_id = ${ada.id}`)).toMatchObject([{ lost: 1 }]);
  const inYear = () => db.select().from(siteTotals).where(sql`period = '2031'`);
  expect(await inYear()).toMatchObject([{ finished: 1, shortest: null, longest: null }]);
  await play({ seats, winner: 0, endedAt: endedAt + minute });
  expect(await inYear()).toMatchObject([{ finished: 2, shortest: minute, longest: minute }]);
  expect(await checkTotals(db)).toEqual(noDifference);
});

it("a game that is reported twice at the same moment is counted once", async () => {
  const ada = await someone();
  const finished = await aGame({ seats: [sits(ada), bot, bot, bot], winner: 0, endedAt: march });
  await Promise.all([finishGame(db, finished), finishGame(db, finished)]);
  expect(await db.select().from(playerTotals).where(sql`user_id = ${ada.id}`)).toMatchObject([{ won: 1 }]);
  expect(await checkTotals(db)).toEqual(noDifference);
});

it("a guest's games become the user's, and others' sums stay when a player is deleted", async () => {
  const [ada, bea] = [await someone(), await someone()];
  const guest = await addGuest(db, { number: 1234, createdAt: 1 });
  const seats = [sits(guest), sits(bea), bot, bot];
  await play({ seats, winner: 0, endedAt: march });
  await play({ seats, winner: 1, endedAt: march + minute });
  expect(await db.all(sql`select won, lost from guest_totals where guest_id = ${guest.id}`)).toEqual([
    { won: 1, lost: 1 },
  ]);
  await becomeUser(db, [guest.id], ada.id);
  expect(await db.all(sql`select * from guest_totals where guest_id = ${guest.id}`)).toEqual([]);
  expect(await db.select().from(playerTotals).where(sql`user_id = ${ada.id}`)).toMatchObject([
    { won: 1, lost: 1 },
  ]);
  expect(await db.select().from(pairTotals).where(sql`user_id = ${bea.id}`)).toMatchObject([
    { otherId: ada.id, against: 2, wonAgainst: 1 },
  ]);
  expect(await checkTotals(db)).toEqual(noDifference);
  await deletePlayer(db, ada.id);
  expect(await db.select().from(playerTotals).where(sql`user_id = ${bea.id}`)).toMatchObject([
    { won: 1, lost: 1 },
  ]);
  expect(await checkTotals(db)).toEqual(noDifference);
});

it("what was lost is noticed", async () => {
  const ada = await someone();
  await play({ seats: [sits(ada), bot, bot, bot], winner: 0, endedAt: march });
  await db.run(sql`update player_totals set won = won + 1 where user_id = ${ada.id}`);
  await db.run(sql`delete from player_streaks where user_id = ${ada.id}`);
  expect((await checkTotals(db)).differences).toEqual([
    { table: "player_totals", stored: 1, missing: 1 },
    { table: "player_streaks", stored: 0, missing: 1 },
  ]);
  await recount();
  expect(await checkTotals(db)).toEqual(noDifference);
});

async function recount(): Promise<void> {
  await forgetTotals(db);
  while ((await countMissingGames(db, 7)) > 0);
}

it("games that end in any order, are reported again, or are counted anew, give the same totals", async () => {
  const people = [await someone(), await someone(), await someone()];
  const guest = await addGuest(db, { number: 4321, createdAt: 1 });
  const owners = [...people.map(sits), sits(guest), bot];
  const game = fc.record({
    variant: fc.constantFrom(...variantNames),
    seats: fc.array(fc.nat(owners.length - 1), { minLength: 6, maxLength: 6 }),
    winner: fc.option(fc.nat(1), { freq: 6 }),
    endedAt: fc.integer({ min: 0, max: 40 }).map((at) => march + at * 7 * 60 * minute),
    isReplaced: fc.boolean(),
    isReportedAgain: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(game, { minLength: 3, maxLength: 12 }), async (games) => {
      for (const { variant, seats, isReplaced, isReportedAgain, ...rest } of games) {
        const owned = distinct(seats.slice(0, variantOf(variant).seats)).map((at) => owners[at]);
        const finished = await aGame({
          ...rest,
          variant,
          seats: owned,
          ...(isReplaced && { replaced: owners[0] }),
        });
        await finishGame(db, finished);
        if (isReportedAgain) await finishGame(db, finished);
      }
      expect(await checkTotals(db)).toEqual(noDifference);
      const stored = await everything();
      await recount();
      expect(await everything()).toEqual(stored);
    }),
    { numRuns: runs(4) },
  );
});

/** Nobody sits on two seats: whoever comes again is a bot. */
function distinct(seats: number[]): number[] {
  return seats.map((owner, seat) => (seats.indexOf(owner) === seat ? owner : 4));
}

async function everything() {
  const names = [...Object.keys(totalsTables), "player_streaks"];
  const tables = await Promise.all(names.map((name) => db.all(sql`select * from ${sql.raw(name)}`)));
  return tables.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());
}
