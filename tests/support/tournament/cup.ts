import { expect } from "vitest";
import type {
  CreateTournamentAnswer,
  CreateTournamentBody,
  TeamNameAnswer,
} from "#schema/api/tournaments.ts";
import { limits } from "#schema/limits.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { call } from "#tests/support/api.ts";
import type { KillableSite } from "#tests/support/killableSite.ts";
import { type Entry, mailsTo } from "./expected.ts";
import { type Course, playMatch } from "./match.ts";
import { Participant } from "./participant.ts";
import { Spectator, teamsIn } from "./spectator.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A tournament: how the two people of each team come into it, and how each match of each round goes. */
export type Plan = {
  title: string;
  teamsPerMatch: 2 | 3;
  teams: readonly (readonly [Entry, Entry])[];
  rounds: readonly (readonly Course[])[];
};

/** Somebody who takes part, and how they came into their team. */
export type Guest = { one: Participant; entry: Entry };

/** A step of a tournament, beside which other things may happen, such as kills. */
export type Step = "signUp" | "reminder" | "roundBegins" | "play" | "roundEnds";

/** A public tournament of pairs on a running site, with its people. */
export type Cup = {
  site: KillableSite;
  plan: Plan;
  id: number;
  admin: Participant;
  guests: readonly Guest[];
  spectator: Spectator;
  disturb: (step: Step) => Promise<void>;
};

/** Creates the tournament as an admin does; its sign-up has begun. The names of its people have this letter. */
export async function openCup(
  site: KillableSite,
  plan: Plan,
  letter: string,
  disturb: Cup["disturb"] = async () => {},
): Promise<Cup> {
  const admin = await Participant.come(site, `Judge${letter}`, { isAdmin: true });
  const guests: Guest[] = [];
  for (const [index, entry] of plan.teams.flat().entries()) {
    const name = `Guest${letter}${suffixOf(index)}`;
    guests.push({ entry, one: await Participant.come(site, name) });
  }
  const now = Date.now();
  const first = now + 2 * hour;
  const body: CreateTournamentBody = {
    title: plan.title,
    begin: now,
    deadline: now + hour,
    creationDates: plan.rounds.map((_, round) => first + round * 30 * minute),
    secondsPerGame: limits.tournamentGameTimeMs.from / 1000,
    nTeams: plan.teams.length,
    teamsPerMatch: plan.teamsPerMatch,
  };
  const { id } = (
    await call<CreateTournamentAnswer>(site.url, "createTournament", { token: admin.token, body })
  ).body;
  const spectator = new Spectator(site.url, id);
  await spectator.where(({ status }) => status === "signUp");
  return { site, plan, id, admin, guests, spectator, disturb };
}

/** Lets all its people do what they do in a tournament until it has ended. */
export async function playOut(cup: Cup): Promise<TournamentSnapshot> {
  const offered = await offeredName(cup);
  await Promise.all([signUp(cup, offered), cup.disturb("signUp")]);
  for (const [round, courses] of cup.plan.rounds.entries()) {
    const begins = async () => (await read(cup)).schedule?.creationDates[round] as number;
    await letPassUntil(cup, (await begins()) - limits.roundReminderMs);
    await Promise.all([cup.spectator.where(({ teams }) => teams.length > 0), cup.disturb("reminder")]);
    await letPassUntil(cup, await begins());
    await Promise.all([untilOpen(cup, round), cup.disturb("roundBegins")]);
    await playRound(cup, round, courses);
  }
  const ended = await cup.spectator.where(({ status }) => status === "ended");
  // Everything that follows from that has arrived, too.
  await cup.site.untilIdle();
  return ended;
}

/** All leave the site. */
export function leaveCup({ admin, guests, spectator }: Cup): void {
  for (const one of [admin, ...guests.map(({ one }) => one)]) one.leave();
  spectator.leave();
}

/** A name for a team that the site offers. */
async function offeredName({ site, id }: Cup): Promise<string> {
  const query = `generateTeamName?tournamentID=${id}`;
  return (await call<TeamNameAnswer>(site.url, query, { method: "GET" })).body.name;
}

/** Everybody signs up at the same time; who is invited comes with the mail. */
async function signUp({ site, plan, id, guests }: Cup, nameOfFirst: string): Promise<void> {
  const teams = plan.teams.map(async (_, index) => {
    const [first, second] = guests.slice(2 * index, 2 * index + 2);
    const teamName = index === 0 ? nameOfFirst : `Team number ${index + 1}`;
    const players = second.entry === "isInvited" ? [second.one.name] : [];
    for (const { one, entry } of [first, second]) {
      if (entry === "seeks") await one.ask(id, "tournament:public:seekPartner", { isSeeking: true });
      else if (entry === "isInvited") {
        await expect.poll(() => mailsTo(site.db, plan.title, one)).toContain("tournamentInvitation");
        await one.ask(id, "tournament:public:activateUser", {});
      } else if (entry === "joins") await one.ask(id, "tournament:public:joinTeam", { teamName });
      else await one.ask(id, "tournament:public:registerTeam", { name: teamName, players });
    }
  });
  await Promise.all(teams);
}

/** The tournament as its room has it now; what the spectator has seen does not follow the clock. */
async function read({ id, admin }: Cup): Promise<TournamentSnapshot> {
  return (await admin.ask<{ tournament: TournamentSnapshot }>(id, "tournament:public:get", {})).tournament;
}

/** Time passes until just after this moment (ms UTC). */
async function letPassUntil({ site }: Cup, at: number): Promise<void> {
  await site.letPass(at - Date.now() + 100);
}

const matchesIn = ({ rounds }: TournamentSnapshot, round: number) => rounds[round].matches;

function untilOpen({ spectator }: Cup, round: number): Promise<TournamentSnapshot> {
  return spectator.where((now) => matchesIn(now, round).every(({ gameID }) => gameID !== null));
}

/** Plays all matches of a round at the same time, and lets the time of those run out that have no result by then. */
async function playRound(cup: Cup, round: number, courses: readonly Course[]): Promise<void> {
  const tournament = await untilOpen(cup, round);
  const people = cup.guests.map(({ one }) => one);
  const played = courses.map(async (course, index) => {
    const match = matchesIn(tournament, round)[index];
    const seats = await playMatch(course, tournament, match, people);
    if (course === "byAdmin") await decide(cup, round, index, teamsIn(match).toReversed());
    return seats;
  });
  const [seats] = await Promise.all([Promise.all(played), cup.disturb("play")]);
  // The results of the games have reached the tournament.
  await cup.site.untilIdle();
  const ends = matchesIn(await read(cup), round).flatMap(({ endsAt }) => endsAt ?? []);
  const isEnded = ({ endedRounds }: TournamentSnapshot) => endedRounds > round;
  if (ends.length > 0) {
    await letPassUntil(cup, Math.max(...ends));
    await Promise.all([cup.spectator.where(isEnded), cup.disturb("roundEnds")]);
  }
  await cup.spectator.where(isEnded);
  for (const seat of seats.flat()) seat.close();
}

async function decide({ id, admin }: Cup, tournamentRound: number, roundGame: number, ranking: number[]) {
  const reason = "They agreed on it at the bar.";
  await admin.ask(id, "tournament:decideMatch", { tournamentRound, roundGame, ranking, reason });
}

/** Two letters of those that nobody mistakes for others. */
function suffixOf(index: number): string {
  const clear = "abdefghkpstx";
  return clear[Math.floor(index / clear.length)] + clear[index % clear.length];
}
