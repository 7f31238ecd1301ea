import type { EventData } from "#schema/protocol/protocol.ts";
import { type TournamentProtocol, tournament } from "#schema/protocol/tournament.ts";
import { defineRoom } from "../room/kind.ts";

/** A tournament as everybody may see it. */
export type TournamentState = EventData<TournamentProtocol, "tournament:public:update">["tournament"];
export type TournamentRound = TournamentState["rounds"][number];
export type TournamentMatch = TournamentRound["matches"][number];

/** The client's view of a tournament; `undefined` until the first snapshot. */
export const tournamentRoom = defineRoom({
  party: "tournament",
  protocol: tournament,
  whole: ["tournament:public:update", "tournament:private:update"],
  initial: undefined as TournamentState | undefined,
  reduce(state, { type, data }): TournamentState | undefined {
    if (type !== "tournament:matches") return data.tournament;
    return state && { ...state, rounds: withMatches(state.rounds, data.changed) };
  },
});

/** Replaces the matches that have changed; all others, and the rounds without one, stay the same objects. */
export function withMatches(
  rounds: readonly TournamentRound[],
  changed: readonly TournamentMatch[],
): TournamentRound[] {
  const byID = new Map(changed.map((match) => [match.id, match]));
  return rounds.map((round) => {
    if (!round.matches.some(({ id }) => byID.has(id))) return round;
    return { ...round, matches: round.matches.map((match) => byID.get(match.id) ?? match) };
  });
}
