import { eq, gt } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { mailKeys, mails } from "#schema/db/mails.ts";
import { tournamentPeople, tournaments } from "#schema/db/tournaments.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { NewTournament } from "#schema/rooms.ts";
import type { StoredTournament, StoredTournamentPerson } from "#schema/tournament/stored.ts";
import type { Database } from "#store/db.ts";
import { removeOldMails, takeDueMails } from "#store/mails.ts";
import { deletePlayer } from "#store/players.ts";
import { participationsOf, tournamentTable } from "#store/tournamentLists.ts";
import { announceTournament, mailTournament } from "#store/tournamentMails.ts";
import {
  addTournament,
  adminsOf,
  findPeopleByName,
  markOpened,
  storeTournament,
  tournamentVersion,
  unopenedTournaments,
} from "#store/tournaments.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await aSharedDatabase();
  db = database.db;
});

const hour = 60 * 60_000;
const day = 24 * hour;
/** A Wednesday. */
const now = Date.UTC(2026, 10, 25, 12);
const form = {
  tournamentType: "knockout",
  nTeams: 4,
  playersPerTeam: 2,
  teamsPerMatch: 2,
  legs: 1,
  rounds: null,
  timePerGameMs: hour / 2,
  moveTimeMs: 60_000,
} as const;

let people = 0;
const someone = (more: Partial<typeof users.$inferInsert> = {}) =>
  aUser(db, `Ida${"abcdefghkmnoprstuvwxyz"[people % 22]}${"abcdefg"[Math.floor(people++ / 22)]}`, more);

const aPublicOne = (date: number): NewTournament => ({
  title: "Sunday cup",
  form,
  createdAt: now,
  schedule: {
    signUpBegin: date - 2 * hour,
    signUpDeadline: date - hour,
    creationDates: [date, date + hour],
    minTeams: 2,
  },
});
const aPrivateOne = (organizer: number): NewTournament => ({
  title: "Family cup",
  form,
  createdAt: now,
  organizer: { ...user(organizer), name: "Ida" },
  startsGames: "admin",
  repeats: [],
});

/** A report of a room. */
const report = (id: number, v: number, more: Partial<StoredTournament> = {}): StoredTournament => ({
  ...{ id, v, status: "signUp", date: now, endedAt: null, nTeams: 4, winner: null, people: [] },
  ...more,
});
const plays = (userID: number, placement: number, team = "Zebras"): StoredTournamentPerson => ({
  userID,
  role: "playing",
  team,
  outcome: { exitRound: 2, totalRounds: 2, placement },
});
const rowOf = async (id: number) => (await db.select().from(tournaments).where(eq(tournaments.id, id)))[0];
const peopleOf = (id: number) =>
  db
    .select({ userID: tournamentPeople.userId, role: tournamentPeople.role, team: tournamentPeople.team })
    .from(tournamentPeople)
    .where(eq(tournamentPeople.tournamentId, id))
    .orderBy(tournamentPeople.userId);

const query = { first: 0, limit: 50, filter: null, span: "all" } as const;
const listed = async (userID: number | null, more: Partial<Parameters<typeof tournamentTable>[1]> = {}) => {
  const { total, tournaments } = await tournamentTable(db, { ...query, ...more }, userID, now);
  return { total, ids: tournaments.map(({ id }) => id) };
};

describe("a tournament", () => {
  it("waits for its room until that is open, and then names nobody any more", async () => {
    const organizer = await someone();
    const opening = aPrivateOne(organizer);
    const id = await addTournament(db, opening);
    expect(await unopenedTournaments(db, now - 1, 10)).toEqual([]);
    expect(await unopenedTournaments(db, now, 10)).toContainEqual({ id, ...opening });
    expect(await peopleOf(id)).toEqual([{ userID: organizer, role: "organizer", team: null }]);
    await markOpened(db, id);
    expect(await unopenedTournaments(db, now, 10)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ opening: null, status: "planned", kind: "private", date: now });
    expect([await tournamentVersion(db, id), await tournamentVersion(db, id + 1)]).toEqual([0, undefined]);
  });

  it("is as its room reported it last, whatever comes late", async () => {
    const [one, other] = [await someone(), await someone()];
    const id = await addTournament(db, aPublicOne(now + day));
    const registered = (userID: number) =>
      ({ userID, role: "registered", team: "Zebras", outcome: null }) as const;
    await storeTournament(db, report(id, 1, { people: [registered(one)] }));
    await storeTournament(db, report(id, 3, { nTeams: 8, people: [registered(other), registered(999_999)] }));
    await storeTournament(db, report(id, 2, { status: "aborted", people: [registered(one)] }));
    await storeTournament(db, report(id, 3, { status: "aborted", people: [] }));
    expect(await rowOf(id)).toMatchObject({ v: 3, status: "signUp", nTeams: 8 });
    expect(await peopleOf(id)).toEqual([{ userID: other, role: "registered", team: "Zebras" }]);
  });

  it("ended when that was first reported", async () => {
    const id = await addTournament(db, aPublicOne(now));
    await storeTournament(db, report(id, 1, { status: "ended", endedAt: now + 1 }));
    await storeTournament(db, report(id, 2, { status: "ended", endedAt: now + 2 }));
    expect(await rowOf(id)).toMatchObject({ v: 2, endedAt: now + 1 });
  });

  it("that nobody has created is not stored", async () => {
    await storeTournament(db, report(777_777, 1, { people: [plays(await someone(), 1)] }));
    expect(await rowOf(777_777)).toBeUndefined();
    expect(await peopleOf(777_777)).toEqual([]);
  });

  it("takes as many people as there can be, in one request", async () => {
    const id = await addTournament(db, aPublicOne(now));
    const those = await Promise.all(Array.from({ length: 40 }, () => someone()));
    await storeTournament(db, report(id, 1, { people: those.map((userID) => plays(userID, 1)) }));
    expect((await peopleOf(id)).map(({ userID }) => userID)).toEqual(those.toSorted((a, b) => a - b));
  });
});

describe("the table of tournaments", () => {
  it("has all public ones, and of the private ones one's own, the latest first", async () => {
    const [organizer, player, stranger] = [await someone(), await someone(), await someone()];
    const before = await listed(null);
    const later = await addTournament(db, aPublicOne(now + 30 * day));
    const own = await addTournament(db, aPrivateOne(organizer));
    const past = await addTournament(db, aPublicOne(now - 400 * day));
    await storeTournament(db, report(past, 1, { date: now - 400 * day }));
    await storeTournament(db, report(own, 1, { people: [{ ...plays(player, 1), outcome: null }] }));
    expect((await listed(stranger)).ids).toEqual([later, ...before.ids, past]);
    expect(await listed(null)).toEqual(await listed(stranger));
    const all = await listed(player);
    expect(all.total).toBe(before.total + 3);
    expect(all.ids).toContain(own);
    expect(await listed(player, { filter: "private" })).toEqual({ total: 1, ids: [own] });
    expect(await listed(null, { filter: "private" })).toEqual({ total: 0, ids: [] });
    expect((await listed(player, { filter: "public" })).ids).not.toContain(own);
    expect(await listed(player, { first: 0, limit: 1 })).toEqual({ total: all.total, ids: [later] });
    expect((await listed(player, { first: 1, limit: 50 })).ids).toEqual(all.ids.slice(1));
    expect(await listed(player, { first: 100 })).toEqual({ total: all.total, ids: [] });
    const thisWeek = (await listed(player, { span: "week" })).ids;
    expect(thisWeek).toContain(own);
    expect(thisWeek).not.toContain(later);
    expect((await listed(player, { span: "year" })).ids).toContain(later);
    expect((await listed(player, { span: "year" })).ids).not.toContain(past);
  });

  it("names who has won as they are called now, and nobody who is gone", async () => {
    const [one, other] = [await someone(), await someone()];
    const id = await addTournament(db, aPublicOne(now + 50 * day));
    const ended = { status: "ended", date: now + 50 * day, winner: "Zebras" } as const;
    await storeTournament(
      db,
      report(id, 1, { ...ended, people: [plays(one, 1), plays(other, 1), plays(await someone(), 2)] }),
    );
    await db.update(users).set({ username: "Renamed" }).where(eq(users.id, one));
    await deletePlayer(db, other);
    const { tournaments } = await tournamentTable(db, query, null, now);
    expect(tournaments[0]).toEqual({
      id,
      type: "public",
      title: "Sunday cup",
      status: "ended",
      date: now + 50 * day,
      nTeams: 4,
      winner: { teamName: "Zebras", players: ["Renamed"], placement: 1 },
      isOwn: false,
    });
  });

  it("says which ones the user plays in or leads, and of nobody else", async () => {
    const [organizer, stranger] = [await someone(), await someone()];
    const own = await addTournament(db, aPrivateOne(organizer));
    const other = await addTournament(db, aPublicOne(now + 60 * day));
    const ownSeenBy = async (userID: number | null) => {
      const { tournaments } = await tournamentTable(db, query, userID, now);
      expect(tournaments.map(({ id }) => id)).toContain(other);
      return tournaments.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    };
    expect(await ownSeenBy(organizer)).toEqual([own]);
    for (const one of [stranger, null]) expect(await ownSeenBy(one)).toEqual([]);
  });
});

it("a profile lists the public tournaments that somebody has played to their end", async () => {
  const player = await someone();
  const [first, second, running] = [
    await addTournament(db, aPublicOne(now)),
    await addTournament(db, aPublicOne(now + day)),
    await addTournament(db, aPublicOne(now + 2 * day)),
  ];
  const hidden = await addTournament(db, aPrivateOne(player));
  const ended = { status: "ended", endedAt: now, people: [plays(player, 3)] } as const;
  for (const id of [first, hidden]) await storeTournament(db, report(id, 1, ended));
  await storeTournament(db, report(second, 1, { ...ended, date: now + day }));
  await storeTournament(db, report(running, 1, { people: [{ ...plays(player, 1), outcome: null }] }));
  const outcome = { title: "Sunday cup", team: "Zebras", exitRound: 2, totalRounds: 2, placement: 3 };
  expect(await participationsOf(db, player)).toEqual([
    { id: second, date: now + day, ...outcome },
    { id: first, date: now, ...outcome },
  ]);
});

it("admins are those of the site, and people are found by their names", async () => {
  const admin = await someone({ isAdmin: true });
  await someone({ isAdmin: true, deletedAt: now });
  expect((await adminsOf(db)).map(({ id }) => id)).toEqual([admin]);
  const player = await aUser(db, "Zoe");
  await aUser(db, "Zac", { activatedAt: null });
  expect(await findPeopleByName(db, ["zOE", "Zac", "Nobody"])).toEqual([
    { kind: "user", id: player, name: "Zoe", nameVersion: 0 },
  ]);
});

describe("a mail about a tournament", () => {
  const tournament = { id: 7, type: "public", title: "Sunday cup", dates: [now, now + hour] } as const;
  const mailsTo = async (userID: number) => {
    const [{ email }] = await db.select().from(users).where(eq(users.id, userID));
    return db.select().from(mails).where(eq(mails.recipient, email));
  };
  const mail = (userID: number, key: string) =>
    mailTournament(db, { key, userID, mail: "calendar", team: "Zebras", tournament }, now);

  it("is written once, however often it is asked for", async () => {
    const player = await someone({ locale: "en" });
    await Promise.all([1, 2, 3].map(() => mail(player, "a")));
    await mail(player, "a");
    expect(await mailsTo(player)).toMatchObject([
      {
        kind: "tournamentCalendar",
        locale: "en",
        data: {
          title: "Sunday cup",
          team: "Zebras",
          dates: `${now} ${now + hour}`,
          url: "/gameApi/tournamentCalendar?tournamentID=7&locale=en",
        },
      },
    ]);
    await mail(player, "b");
    expect(await mailsTo(player)).toHaveLength(2);
  });

  it.each([
    ["does not want it", { mailsTournamentInvitations: false }],
    ["has not confirmed the address", { activatedAt: null }],
    ["has deleted the account", { deletedAt: now }],
  ])("is not written to somebody who %s", async (why, more) => {
    const player = await someone(more);
    await mail(player, why);
    expect(await mailsTo(player)).toEqual([]);
  });

  it("invites one player only so many times in a day, whoever does it", async () => {
    const player = await someone({});
    const invite = (key: string, at: number) =>
      mailTournament(db, { key, userID: player, mail: "privateInvitation", team: "", tournament }, at);
    for (let n = 0; n <= limits.tournamentInvitationMailsPerDay; n++) await invite(`${player} ${n}`, now);
    await mail(player, `${player} calendar`);
    const kinds = (await mailsTo(player)).map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...Array.from({ length: limits.tournamentInvitationMailsPerDay }, () => "privateTournamentInvitation"),
      "tournamentCalendar",
    ]);
    await invite(`${player} later`, now + day);
    expect(await mailsTo(player)).toHaveLength(kinds.length + 1);
    await db.delete(mailKeys).where(gt(mailKeys.expiresAt, now + limits.mailKeyKeptMs));
  });

  it("announces a sign-up to everybody who wants such news, once, and after all other mails", async () => {
    await db.delete(mails);
    const reader = await someone({ mailsTournamentInvitations: false, locale: "ru" });
    const other = await someone({ mailsTournamentNews: false });
    const announced = { ...tournament, deadline: now + day };
    await announceTournament(db, announced, now);
    await announceTournament(db, announced, now);
    expect(await mailsTo(other)).toEqual([]);
    expect(await mailsTo(reader)).toMatchObject([
      {
        kind: "tournamentNews",
        data: { deadline: String(now + day), url: "/ru/tournament/public/7" },
      },
    ]);
    await mail(other, "later");
    const [first] = (await takeDueMails(db, now + 1)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    expect(first.kind).toBe("tournamentCalendar");
  });

  it("may be written again when its key is forgotten, long after", async () => {
    await removeOldMails(db, now + limits.mailKeyKeptMs - 1);
    expect(await db.$count(mailKeys)).toBeGreaterThan(0);
    await removeOldMails(db, now + limits.mailKeyKeptMs);
    expect(await db.$count(mailKeys)).toBe(0);
  });
});
