import { useTranslation } from "react-i18next";
import type { TournamentMatch, TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { managedMatches } from "../managedMatches.ts";
import { isLive } from "./matches.ts";

/** Whom a match waits for: teams that have not come to its game, or still play an earlier one, or who may begin it. */
export type Awaited =
  | { kind: "toCome" | "busy"; teams: readonly number[] }
  | { kind: "organizer" | "players" | "present" };

/** Whom a match waits for; undefined: for nobody, or it is not known yet who meets, or its round has not begun. */
export function awaitedIn(tournament: TournamentState, match: TournamentMatch): Awaited | undefined {
  const { status, organizer, withdrawn } = tournament;
  const meeting = match.teams.filter((team) => typeof team === "number");
  if (status !== "running" || match.decision !== null || match.winner !== null) return undefined;
  if (isLive(match)) {
    const teams = meeting.filter((team) => !match.came.includes(team) && !withdrawn.includes(team));
    return match.comeUntil === null || teams.length === 0 ? undefined : { kind: "toCome", teams };
  }
  if (organizer === null || meeting.length < 2 || match.teams.includes(null)) return undefined;
  const open = managedMatches(tournament).filter(({ stage }) => stage !== "decided");
  const next = (team: number) => open.find(({ teams }) => teams.includes(team))?.match;
  const teams = meeting.filter((team) => next(team) !== match);
  if (teams.length > 0) return { kind: "busy", teams };
  return { kind: organizer.startsGames === "admin" ? "organizer" : organizer.startsGames };
}

/** Whether a match waits for teams, which whoever leads the tournament may want to call. */
export function areTeamsAwaited(tournament: TournamentState, match: TournamentMatch): boolean {
  const { kind } = awaitedIn(tournament, match) ?? {};
  return kind === "toCome" || kind === "busy";
}

/** Returns whom a match of the tournament waits for, in a sentence. */
export function useWaitsFor(tournament: TournamentState): (match: TournamentMatch) => string | undefined {
  const { t, i18n } = useTranslation("tournaments");
  const playerName = usePlayerName();
  return (match) => {
    const awaited = awaitedIn(tournament, match);
    if (awaited === undefined) return undefined;
    if (awaited.kind === "organizer") {
      return t("match.waits.organizer", { name: playerName(tournament.organizer?.admin ?? "") });
    }
    if (!("teams" in awaited)) return t(`match.waits.${awaited.kind}`);
    const quoted = awaited.teams.map((team) => t("match.quoted", { team: tournament.teams[team].name }));
    return t(`match.waits.${awaited.kind}`, { teams: new Intl.ListFormat(i18n.language).format(quoted) });
  };
}
