import type { TournamentRound, TournamentState } from "#web/net/tournament/tournamentRoom.ts";

/** Something that everybody waits for, at a time (ms UTC). */
export type Moment =
  | { kind: "signUpBegins" | "signUpEnds" | "begins"; at: number }
  | { kind: "nextRound" | "roundEnds"; at: number; round: TournamentRound["name"] };

/** What comes next in a tournament, the first one first: none, one, or, while a round is played, its end and the next. */
export function nextMoments(tournament: Comes): Moment[] {
  const { status, schedule } = tournament;
  if (status === "running") return momentsOfRounds(tournament);
  if (schedule === null) return [];
  if (status === "planned" || status === "signUpWaiting")
    return [{ kind: "signUpBegins", at: schedule.signUpBegin }];
  if (status === "signUp") return [{ kind: "signUpEnds", at: schedule.signUpDeadline }];
  return status === "signUpEnded" ? [{ kind: "begins", at: schedule.creationDates[0] }] : [];
}

type Comes = Pick<TournamentState, "status" | "schedule" | "rounds" | "begunRounds" | "endedRounds">;

function momentsOfRounds({ rounds, begunRounds, endedRounds }: Comes): Moment[] {
  const ends = rounds
    .slice(endedRounds)
    .flatMap(({ name, matches }): Moment[] => {
      const last = Math.max(...matches.map(({ endsAt }) => endsAt ?? 0));
      return last > 0 ? [{ kind: "roundEnds", at: last, round: name }] : [];
    })
    .slice(0, 1);
  const next = rounds.at(begunRounds);
  const begins = next?.begins ?? null;
  if (next === undefined || begins === null) return ends;
  return [...ends, { kind: "nextRound" as const, at: begins, round: next.name }].sort(
    (one, other) => one.at - other.at,
  );
}
