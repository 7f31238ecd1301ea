import type { Match, Standing } from "./format.ts";
import { presentTeams } from "./match.ts";

/**
 * Something that puts some teams of a group ahead of others: given the group, a function from a team to a number, the
 * larger the better.
 */
export type Merit = (group: readonly number[]) => (team: number) => number;

/**
 * The teams, ordered by the first merit; those that are level are compared anew as a group of their own, and by the
 * next merit if they are level still. The last merit must tell all apart.
 */
export function orderByMerits(teams: readonly number[], merits: readonly Merit[], first = 0): number[] {
  if (teams.length < 2 || first === merits.length) return [...teams];
  const meritOf = merits[first](teams);
  const levels = Map.groupBy(teams, meritOf);
  if (levels.size === 1) return orderByMerits(teams, merits, first + 1);
  return [...levels.keys()]
    .sort((a, b) => b - a)
    .flatMap((level) => orderByMerits(levels.get(level)!, merits));
}

type Count = { -readonly [key in keyof Standing]: Standing[key] };

/** What each team has achieved in the decided matches, by team. A bye is a point and no match played. */
export function countMatches(teamCount: number, matches: readonly Match[]): Standing[] {
  const standings = Array.from({ length: teamCount }, (_, team) => newStanding(team));
  for (const match of matches) {
    if (match.winner === undefined) continue;
    if (match.winner !== null) standings[match.winner].points++;
    if (match.result) countBalls(standings, match.result.teams, match.result.home);
  }
  addBuchholz(standings, matches);
  return standings;
}

/**
 * The direct comparison: points in the matches that the teams of a group have played among each other. It compares
 * nothing as long as two of them have not met.
 */
export function directComparison(matches: readonly Match[]): Merit {
  return (group) => {
    const among = matches.filter(({ result }) => result?.teams.every((team) => group.includes(team)));
    const meetings = new Set(among.map(({ result }) => [...result!.teams].sort((a, b) => a - b).join()));
    if (meetings.size < (group.length * (group.length - 1)) / 2) return () => 0;
    return (team) => among.filter(({ winner }) => winner === team).length;
  };
}

function newStanding(team: number): Count {
  return { team, played: 0, points: 0, home: 0, homeOfOpponents: 0, buchholz: 0 };
}

function countBalls(standings: Count[], teams: readonly number[], home: readonly number[]): void {
  const all = home.reduce((sum, balls) => sum + balls, 0);
  for (const [index, team] of teams.entries()) {
    standings[team].played++;
    standings[team].home += home[index];
    standings[team].homeOfOpponents += all - home[index];
  }
}

/** A bye counts as a match against an opponent with as many points as the team has itself. */
function addBuchholz(standings: Count[], matches: readonly Match[]): void {
  for (const match of matches) {
    if (match.winner === undefined) continue;
    const teams = presentTeams(match);
    for (const team of teams) {
      const opponent = teams.find((other) => other !== team) ?? team;
      standings[team].buchholz += standings[opponent].points;
    }
  }
}
