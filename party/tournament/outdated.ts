import type { Person } from "#schema/rooms.ts";
import type { TournamentMessages } from "./outboxMessages.ts";
import { isRunning, matchOfGame } from "./rounds.ts";
import { isFinished, type TournamentState, teamIndexOf, teamsAsking } from "./state.ts";

/** Whether a message says what is no longer so: it may have waited for long. */

type Message<Kind extends "notice" | "mail"> = TournamentMessages[Kind];

export function isNoticeOutdated(state: TournamentState, { to, notice }: Message<"notice">): boolean {
  if (isFinished(state)) return true;
  switch (notice.what) {
    case "invited":
      return !isInvited(state, to);
    case "roundSoon":
      return state.begunRounds > notice.round;
    case "roundStarted":
      return state.endedRounds > notice.round;
    case "gameStarted": {
      const [matchID] = matchOfGame(state, notice.gameID) ?? [];
      return matchID === undefined || !isRunning(state, matchID);
    }
    case "decisionNeeded":
      return !isRunning(state, notice.matchID);
  }
}

export function isMailOutdated(state: TournamentState, { to, mail, round }: Message<"mail">): boolean {
  if (isFinished(state)) return true;
  if (mail === "calendar") return teamIndexOf(state, to) < 0;
  return mail === "reminder" ? state.begunRounds > round : !isInvited(state, to);
}

/** Whether somebody is in a team that others have put them into, and has not confirmed. */
function isInvited(state: TournamentState, person: Person): boolean {
  return teamsAsking(state, person).length > 0;
}
