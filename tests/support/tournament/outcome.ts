import { like } from "drizzle-orm";
import { expect } from "vitest";
import type { ParticipationsAnswer } from "#schema/api/profiles.ts";
import { games } from "#schema/db/games.ts";
import type { TournamentWinnerEntry } from "#schema/tournament/lists.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { timeUpReasons } from "#schema/tournament.ts";
import { call } from "#tests/support/api.ts";
import { ReturningSocket } from "#tests/support/returningSocket.ts";
import type { Cup } from "./cup.ts";
import { expectedMails, expectedToasts, mailsTo, toastOf } from "./expected.ts";
import type { Course } from "./match.ts";
import { matchesOf, teamsIn } from "./spectator.ts";

/** What a tournament must have become, whatever has happened meanwhile. */
export async function expectWhole(cup: Cup, ended: TournamentSnapshot): Promise<void> {
  expect(ended.placements?.toSorted((one, other) => one - other)).toEqual(ended.teams.map((_, team) => team));
  expectResults(cup, ended);
  await expectGames(cup, ended);
  await expectNews(cup, ended);
  await expectCrowns(cup, ended);
}

const courseOf = ({ plan }: Cup, { id }: TournamentMatch): Course => {
  const [round, index] = id.split("-").map(Number);
  return plan.rounds[round][index];
};

/** Every match has got one result, for the reason that its course leads to. */
function expectResults(cup: Cup, ended: TournamentSnapshot): void {
  for (const match of matchesOf(ended)) {
    expect(match.winner).not.toBeNull();
    expect([...(cup.spectator.results.get(match.id) ?? [])]).toEqual([
      `${match.winner} ${match.decision?.reason}`,
    ]);
    const isDuel = match.teams.length === 2;
    const reasons = {
      toTheEnd: ["won"],
      timeUp: timeUpReasons,
      idle: timeUpReasons,
      // With a third team the two that came play on.
      noShow: isDuel ? ["noShow"] : timeUpReasons,
      byAdmin: ["byHand"],
    };
    expect(reasons[courseOf(cup, match)]).toContain(match.decision?.reason);
    if (courseOf(cup, match) === "noShow") expect(match.winner).not.toBe(teamsIn(match)[1]);
  }
}

/** libSQL has one game of each match and no other, and it ended as the match did. */
async function expectGames(cup: Cup, ended: TournamentSnapshot): Promise<void> {
  const rows = await cup.site.db
    .select()
    .from(games)
    .where(like(games.creationKey, `tournament ${cup.id} %`));
  const found = rows.map(({ id, status, decidedBy }) => ({ id: Number(id), status, decidedBy }));
  const wanted = matchesOf(ended).map(({ gameID, decision }) => {
    const reason = timeUpReasons.find((one) => one === decision?.reason) ?? null;
    const isPlayed = reason !== null || decision?.reason === "won";
    return { id: Number(gameID), status: isPlayed ? "won" : "aborted", decidedBy: reason };
  });
  const byID = (one: { id: number }, other: { id: number }) => one.id - other.id;
  expect(found.sort(byID)).toEqual(wanted.sort(byID));
  expect(found).toHaveLength(cup.plan.rounds.flat().length);
}

/** Everybody has got each toast and each mail once. */
async function expectNews({ site, plan, guests }: Cup, ended: TournamentSnapshot): Promise<void> {
  for (const { one, entry } of guests) {
    // The last kill may have cut off the tab only just now.
    await one.catchUp();
    const toasts = one.toasts.map(toastOf).toSorted();
    expect({ name: one.name, toasts }).toEqual({
      name: one.name,
      toasts: expectedToasts(ended, one.name, entry),
    });
    const mails = await mailsTo(site.db, plan.title, one);
    expect({ name: one.name, mails }).toEqual({
      name: one.name,
      mails: expectedMails(ended, one.name, entry),
    });
  }
}

/** The first teams have crowns, profiles show the place, and the calendar has the rounds. */
async function expectCrowns(
  { site, plan, id }: Cup,
  { teams, placements }: TournamentSnapshot,
): Promise<void> {
  const first = (placements ?? []).slice(0, 4);
  const lobby = new ReturningSocket({ url: site.url, party: "lobby", room: "main" }, () => {});
  const { winners } = await lobby.ask<{ winners: TournamentWinnerEntry[] }>("tournament:winners:get", {});
  lobby.close();
  expect(winners).toEqual(
    first.map((team, place) => ({
      teamName: teams[team].name,
      players: teams[team].players,
      placement: place + 1,
    })),
  );
  for (const [place, team] of (placements ?? []).entries()) {
    const query = `profile/userTournamentParticipations?username=${teams[team].players[0]}`;
    const { body } = await call<ParticipationsAnswer>(site.url, query, { method: "GET" });
    const { title } = plan;
    expect(body).toMatchObject([{ id, title, team: teams[team].name, placement: place + 1 }]);
  }
  const calendar = await call<string>(site.url, `tournamentCalendar?tournamentID=${id}`, { method: "GET" });
  expect(calendar.body.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(plan.rounds.length);
}
