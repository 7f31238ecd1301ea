import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ErrorAnswer } from "#schema/api/errors.ts";
import type { ParticipationsAnswer } from "#schema/api/profiles.ts";
import type {
  CreateTournamentAnswer,
  TeamNameAnswer,
  TournamentSeries,
  TournamentSeriesAnswer,
} from "#schema/api/tournaments.ts";
import { tournaments } from "#schema/db/tournaments.ts";
import { limits } from "#schema/limits.ts";
import type { NewTournament } from "#schema/rooms.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { dayIn, daysLater, weekdayOf } from "#schema/tournament/wallClock.ts";
import { mailTournament } from "#store/tournamentMails.ts";
import { addTournament, storeTournament } from "#store/tournaments.ts";
import { aMember, mailsTo } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { aSeries } from "#tests/support/everyCall.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();

const minute = 60_000;
const hour = 60 * minute;
const begun = Date.now();
let admin: string;
beforeAll(async () => {
  admin = await aSessionOf(site.db, await aUser(site.db, "Root", { isAdmin: true }));
});

/** A tournament of four teams whose sign-up has begun. */
const aCup = {
  title: "Sunday cup",
  begin: begun - minute,
  deadline: begun + hour,
  creationDates: [begun + 2 * hour, begun + 3 * hour],
  secondsPerGame: 1800,
  nTeams: 4,
};
const create = (body: object = aCup) =>
  call<CreateTournamentAnswer>(site.url, "createTournament", { token: admin, body });
const aTournament = async () => (await create()).body.id;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorAnswer).error];
const rowOf = async (id: number) =>
  (await site.db.select().from(tournaments).where(eq(tournaments.id, id)))[0];
const rowsOf = (title: string) => site.db.select().from(tournaments).where(eq(tournaments.title, title));

describe("an admin creates a public tournament", () => {
  it("whose room is open at once, as the rules of most tournaments say", async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    await expect.poll(() => rowOf(body.id)).toMatchObject({ status: "signUp", opening: null, nTeams: 4 });
  });

  it.each([
    ["whose rounds are too few", { creationDates: [begun + 2 * hour] }],
    ["whose rounds are too close", { creationDates: [begun + 2 * hour, begun + 2 * hour + minute] }],
    ["whose sign-up is over", { begin: begun - hour, deadline: begun - minute }],
    ["that needs more teams than it takes", { minTeams: 5 }],
  ])("but none %s", async (_, more) => {
    expect(codeOf(await create({ ...aCup, ...more }))).toEqual([409, "wrong_dates"]);
  });

  it("but none that can't be played", async () => {
    const answer = await create({ ...aCup, playersPerTeam: 3, teamsPerMatch: 3 });
    expect(codeOf(answer)).toEqual([422, "invalid"]);
    expect(codeOf(await create({ ...aCup, secondsPerGame: 1 }))).toEqual([422, "invalid"]);
  });

  it("and the clock opens one whose creation was interrupted", async () => {
    const opening: NewTournament = {
      title: "Interrupted cup",
      form: { ...aSeries.form, nTeams: 4 },
      createdAt: Date.now() - 2 * limits.tournamentUnopenedMs,
      schedule: {
        signUpBegin: aCup.begin,
        signUpDeadline: aCup.deadline,
        creationDates: aCup.creationDates,
        minTeams: 2,
      },
    };
    const id = await addTournament(site.db, opening);
    await site.tick();
    await expect.poll(() => rowOf(id)).toMatchObject({ status: "signUp", opening: null });
  });
});

describe("an admin changes the size of a tournament", () => {
  const change = (tournamentID: number, more: object) =>
    call(site.url, "changeTournamentSignUpSize", { token: admin, body: { tournamentID, ...more } });

  it("where the dates fit it, during the sign-up", async () => {
    const id = await aTournament();
    expect(codeOf(await change(id, { nTeams: 8 }))).toEqual([409, "wrong_dates"]);
    const creationDates = [...aCup.creationDates, begun + 4 * hour];
    expect(await change(id, { nTeams: 8, creationDates })).toMatchObject({ status: 204 });
    await expect.poll(() => rowOf(id)).toMatchObject({ nTeams: 8 });
  });

  it("but not of one that does not exist, or is another's", async () => {
    expect(codeOf(await change(999_999, { nTeams: 8 }))).toEqual([404, "not_found"]);
    expect(codeOf(await change(await aPrivateOne(), { nTeams: 8 }))).toEqual([403, "not_admin"]);
  });

  it("nor after the sign-up", async () => {
    const id = await aFailedOne();
    expect(codeOf(await change(id, { nTeams: 2 }))).toEqual([409, "wrong_status"]);
  });
});

/** A private tournament of somebody else. */
async function aPrivateOne(): Promise<number> {
  const owner = await aUser(site.db, `Olga${"abcdefgh"[others++]}`);
  const id = await addTournament(site.db, {
    title: "Family cup",
    form: aSeries.form,
    createdAt: 1,
    organizer: { kind: "user", id: owner, name: "Olga" },
    startsGames: "admin",
    repeats: [],
  });
  await site.tick();
  await expect.poll(async () => (await rowOf(id)).opening).toBeNull();
  return id;
}
let others = 0;

/** A tournament whose sign-up has failed: nobody came in time. */
async function aFailedOne(): Promise<number> {
  const opening: NewTournament = {
    title: "Lonely cup",
    form: { ...aSeries.form, nTeams: 4 },
    createdAt: 1,
    schedule: {
      signUpBegin: begun - 2 * hour,
      signUpDeadline: begun - hour,
      creationDates: aCup.creationDates,
      minTeams: 2,
    },
  };
  const id = await addTournament(site.db, opening);
  await site.tick();
  await expect.poll(() => rowOf(id)).toMatchObject({ status: "signUpFailed" });
  return id;
}

/** A tournament of two pairs, who have all signed up. */
async function aFullOne(): Promise<number> {
  const { id } = (await create({ ...aCup, nTeams: 2, creationDates: [begun + 2 * hour] })).body;
  const pairs = { Dachse: ["Anna", "Boris"], Igel: ["Clara", "Dieter"] };
  for (const [team, names] of Object.entries(pairs)) {
    const rooms = await Promise.all(names.map((name) => enterAs(name, id)));
    const [first, second] = rooms;
    const register = { name: `Die ${team}`, players: [names[1]] };
    expect(await first.ask("tournament:public:registerTeam", register)).toMatchObject({ status: 200 });
    expect(await second.ask("tournament:public:activateUser", {})).toMatchObject({ status: 200 });
    for (const room of rooms) room.close();
  }
  await expect.poll(() => rowOf(id)).toMatchObject({ status: "signUpEnded" });
  return id;
}

/** A new player's socket to a tournament. */
async function enterAs(name: string, id: number): Promise<RoomSocket> {
  const token = await aSessionOf(site.db, await aUser(site.db, name));
  return RoomSocket.enter(site.url, "tournament", String(id), token);
}

/** The players of each team, as everybody sees them. */
async function teamsOf(id: number): Promise<string[][]> {
  const room = await RoomSocket.enter(site.url, "tournament", String(id), admin);
  const { data } = await room.ask("tournament:public:get", {});
  room.close();
  return (data as { tournament: TournamentSnapshot }).tournament.teams.map(({ players }) => players);
}

describe("an admin exchanges a player", () => {
  const exchange = (tournamentID: number, usernameToReplace = "Vera", usernameOfReplacement = "Wim") =>
    call(site.url, "exchangeUser", {
      token: admin,
      body: { tournamentID, usernameToReplace, usernameOfReplacement },
    });
  beforeAll(async () => {
    for (const name of ["Vera", "Wim"]) await aUser(site.db, name);
  });

  it("but not before the sign-up has ended, nor in another's tournament", async () => {
    expect(codeOf(await exchange(await aTournament()))).toEqual([409, "wrong_status"]);
    expect(codeOf(await exchange(await aPrivateOne()))).toEqual([403, "not_admin"]);
  });

  it("once the sign-up has ended, for somebody who takes part, by somebody who does not", async () => {
    const id = await aFullOne();
    expect(codeOf(await exchange(id, "Vera", "Wim"))).toEqual([403, "not_member"]);
    expect(codeOf(await exchange(id, "Anna", "Boris"))).toEqual([409, "other_is_member"]);
    expect(await exchange(id, "Anna", "Wim")).toMatchObject({ status: 204 });
    await expect
      .poll(() => teamsOf(id))
      .toEqual([
        ["Wim", "Boris"],
        ["Clara", "Dieter"],
      ]);
  });

  it("but none who does not exist, nor in a tournament that does not", async () => {
    expect(codeOf(await exchange(await aTournament(), "Vera", "Nobody"))).toEqual([404, "not_found"]);
    expect(codeOf(await exchange(999_999))).toEqual([404, "not_found"]);
  });
});

describe("everybody gets", () => {
  it.each([
    ["de", /^\p{Lu}[\p{Ll}]+e \p{Lu}/u],
    ["ru", /^[А-Я]/u],
  ])("a name for a team in %s", async (locale, name) => {
    const id = await aTournament();
    const query = `generateTeamName?tournamentID=${id}&locale=${locale}`;
    const answer = await call<TeamNameAnswer>(site.url, query, { method: "GET" });
    expect(answer).toMatchObject({ status: 200, body: { name: expect.stringMatching(name) } });
  });

  it("the calendar of a tournament, as a file", async () => {
    const id = await aTournament();
    const { headers, body } = await call<string>(site.url, `tournamentCalendar?tournamentID=${id}`, {
      method: "GET",
    });
    expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("Content-Disposition")).toContain(`tournament-${id}.ics`);
    expect(body.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    expect(body).toContain(`/de/tournament/public/${id}`);
  });

  it("the calendar with the mail of the dates, the same file as behind its link", async () => {
    const userID = await aMember(site.db, "Kalle", { email: "kalle@example.org", locale: "ru" });
    const id = await aTournament();
    const tournament = { id, type: "public", title: aCup.title, dates: aCup.creationDates } as const;
    await mailTournament(site.db, { key: "k", userID, mail: "calendar", team: "Zebras", tournament }, begun);
    const received = await mailsTo(site.url, "kalle@example.org");
    const { attachments, url } = received.find(({ kind }) => kind === "tournamentCalendar")!;
    expect(attachments).toMatchObject([
      { filename: `tournament-${id}.ics`, type: "text/calendar; charset=utf-8" },
    ]);
    const stamp = /^DTSTAMP:.*$/gm;
    const linked = await (await fetch(url)).text();
    expect(attachments[0].content.replaceAll(stamp, "")).toBe(linked.replaceAll(stamp, ""));
    expect(attachments[0].content).toContain(`/ru/tournament/public/${id}`);
  });

  it.each(["generateTeamName", "tournamentCalendar"])(
    "nothing of one that does not exist: %s",
    async (of) => {
      expect(codeOf(await call(site.url, `${of}?tournamentID=999999`, { method: "GET" }))).toEqual([
        404,
        "not_found",
      ]);
      expect((await call(site.url, `${of}?tournamentID=x`, { method: "GET" })).status).toBe(422);
    },
  );

  it("a player's tournaments", async () => {
    const userID = await aUser(site.db, "Pia");
    const id = await aTournament();
    const outcome = { exitRound: 2, totalRounds: 2, placement: 1 };
    await storeTournament(site.db, {
      id,
      v: 1_000,
      status: "ended",
      date: begun,
      endedAt: begun,
      nTeams: 4,
      winner: "Zebras",
      people: [{ userID, role: "playing", team: "Zebras", outcome }],
    });
    const { body } = await call<ParticipationsAnswer>(
      site.url,
      "profile/userTournamentParticipations?username=Pia",
      { method: "GET" },
    );
    expect(body).toEqual([{ id, title: "Sunday cup", date: begun, team: "Zebras", ...outcome }]);
  });
});

describe("a series", () => {
  const set = (body: object) =>
    call<TournamentSeriesAnswer>(site.url, "tournamentSeries", { token: admin, body });
  const all = async () =>
    (await call<TournamentSeries[]>(site.url, "tournamentSeries", { method: "GET", token: admin })).body;
  const end = (id: number) =>
    call(site.url, "tournamentSeries", { method: "DELETE", token: admin, body: { id } });
  /** A series whose next tournament is tomorrow, so that its sign-up has begun. */
  const tomorrow = {
    ...aSeries,
    time: "12:00",
    timeZone: "UTC",
    weekday: weekdayOf(daysLater(dayIn("UTC", begun), 1)),
  };

  it("opens its next tournament by itself, once, and ends", async () => {
    const { id } = (await set({ ...tomorrow, title: "Series of one" })).body;
    expect(await all()).toEqual([{ id, ...tomorrow, title: "Series of one" }]);
    await site.tick();
    await site.tick();
    await expect
      .poll(() => rowsOf("Series of one"))
      .toMatchObject([{ seriesId: id, status: "signUp", opening: null, nTeams: 8 }]);
    expect(await set({ id, ...tomorrow, title: "Series of two" })).toMatchObject({ body: { id } });
    await site.tick();
    expect(await rowsOf("Series of two")).toEqual([]);
    expect(await end(id)).toMatchObject({ status: 204 });
    expect(await rowsOf("Series of one")).toMatchObject([{ seriesId: null }]);
    expect(codeOf(await end(id))).toEqual([404, "not_found"]);
    expect(await all()).toEqual([]);
  });

  it("waits for the time of its sign-up", async () => {
    const { id } = (await set({ ...tomorrow, title: "Series to come", signUpHours: 1 })).body;
    await site.tick();
    expect(await rowsOf("Series to come")).toEqual([]);
    await end(id);
  });

  it("is refused if its sign-up would end before it begins, or if it does not exist", async () => {
    const wrong = { ...aSeries, signUpHours: 1, deadlineMinutes: 90 };
    expect(codeOf(await set(wrong))).toEqual([409, "wrong_dates"]);
    expect(codeOf(await set({ id: 999_999, ...aSeries }))).toEqual([404, "not_found"]);
    expect(codeOf(await set({ ...aSeries, timeZone: "Mars/Olympus" }))).toEqual([422, "invalid"]);
  });
});
