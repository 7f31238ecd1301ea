import type { Match, Round } from "#rules/tournament/format.ts";
import { presentTeams } from "#rules/tournament/match.ts";
import { standings } from "#rules/tournament/tournament.ts";
import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import type { Kept } from "./keeping.ts";
import { notPlayed, waitBegan } from "./matchPlay.ts";
import { placementsIn, planOf, roundsIn } from "./rounds.ts";
import { roundsInSight } from "./sight.ts";
import { isPublic, type RegisterTeam, type TournamentState, teamsByPlace } from "./state.ts";
import { leavingOf } from "./withdrawing.ts";

type RoundShown = TournamentSnapshot["rounds"][number];

/** The tournament as those see it who belong to it. */
export function snapshotOf({ state, key, endedAt }: Omit<Kept, "invitation">): TournamentSnapshot {
  const { id, title, status, form, schedule, organizer, seekers, teams, begunRounds, endedRounds } = state;
  const isDrawn = teams.length > 0;
  return {
    id,
    type: isPublic(state) ? "public" : "private",
    key,
    isShown: isPublic(state) || state.isShown,
    title,
    status,
    form,
    schedule: schedule && { ...schedule, creationDates: [...schedule.creationDates] },
    organizer: organizer && { admin: organizer.admin.name, startsGames: organizer.startsGames },
    registerTeams: teamsByPlace(state).map((team, i) => registerTeamShown(team, i < form.nTeams)),
    seekers: seekers.map(({ name }) => name),
    teams: teams.map(({ name, players }) => ({ name, players: players.map((player) => player.name) })),
    withdrawn: [...state.withdrawn],
    leaving: teams.flatMap(({ players }, team) => {
      const leaving = leavingOf(state, team);
      const names = players.filter((player) => leaving.some((one) => isSamePerson(one, player)));
      const isOut = state.withdrawn.includes(team) || names.length === 0;
      return isOut ? [] : [{ team, players: names.map(({ name }) => name) }];
    }),
    rounds: isDrawn ? roundsShown(state) : [],
    begunRounds,
    endedRounds,
    standings: (isDrawn && standings(planOf(state), state.results)?.map((one) => ({ ...one }))) || null,
    endedAt,
    placements: status === "ended" ? placementsIn(state).map(({ team }) => team) : null,
  };
}

function registerTeamShown({ name, members, completedAt }: RegisterTeam, hasPlace: boolean) {
  return {
    name,
    members: members.map(({ identity, isActivated }) => ({ name: identity.name, isActivated })),
    asked: 0,
    isComplete: completedAt !== null,
    hasPlace,
  };
}

/** The matches of a round as everybody may see them; undefined if there is no such round. */
export function matchesOfRound(state: TournamentState, index: number): RoundShown["matches"] | undefined {
  const round = state.teams.length === 0 ? undefined : roundsIn(state)[index];
  return round?.matches.map((match) => matchShown(state, match));
}

function roundsShown(state: TournamentState): RoundShown[] {
  const inSight = roundsInSight(state);
  return roundsIn(state).map(({ index, name, matches }: Round) => ({
    name,
    begins: state.schedule?.creationDates[index] ?? null,
    matches: inSight.has(index) ? matches.map((match) => matchShown(state, match)) : [],
  }));
}

function matchShown({ form, matches }: TournamentState, match: Match): RoundShown["matches"][number] {
  const play = matches[match.id] ?? notPlayed;
  const { gameID, gameOpenedAt, isAttendanceJudged, score, decision, came } = play;
  const meeting = presentTeams(match);
  const isOpen = gameOpenedAt !== null && decision === null;
  return {
    id: match.id,
    teams: match.teams.map((team) => (team === null ? "nobody" : (team ?? null))),
    score: [...score],
    winner: match.winner ?? null,
    isForThirdPlace: match.isForThirdPlace,
    gameID: gameID as GameID | null,
    came: came.map((side) => meeting[side]),
    comeUntil: isOpen && !isAttendanceJudged ? waitBegan(play, gameOpenedAt) + limits.noShowMs : null,
    endsAt: isOpen ? gameOpenedAt + form.timePerGameMs : null,
    decision,
  };
}
