import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { currentTournaments, lobbyTournaments, tournamentWinners } from "../tournament/lists.ts";
import { eventNumber } from "./envelope.ts";
import { gameID } from "./gameID.ts";
import type { Protocol } from "./protocol.ts";
import { queueCounts } from "./queueCounts.ts";
import { player } from "./seats.ts";
import { series } from "./series.ts";
import { count, moment, variantName } from "./table.ts";
import { newWaitingGame, waitingGame, waitingID } from "./waitingGame.ts";

/** The party `lobby`: its only room is `main`. words.ts explains its messages and errors. */

/** A game in the list of running games. */
export const runningGame = z.strictObject({
  id: gameID,
  variant: variantName,
  teams: z.array(z.array(player).check(z.maxLength(6))).check(z.maxLength(3)),
  created: moment,
  /** The time per move; null without a limit. It tells turn-based games from others (`paceOf`). */
  moveTimeMs: z.nullable(z.int()),
  /** The series that it belongs to, without this game. */
  series: z.optional(series),
});
export type RunningGame = z.output<typeof runningGame>;

/** Whether at least two people play: lists put solo games after the others. */
export function isAmongPeople({ teams }: Pick<RunningGame, "teams">): boolean {
  return teams.flat().filter(({ kind }) => kind !== "bot").length > 1;
}

/** How many clients are connected, how many of them have a game open, and how many are signed in. */
export const connections = z.strictObject({ total: count, game: count, authenticated: count });
export type Connections = z.output<typeof connections>;

const waitingList = z.array(waitingGame).check(z.maxLength(limits.lobbyListed));
const runningList = z.array(runningGame).check(z.maxLength(limits.lobbyListed));

export const lobby = {
  requests: {
    "waiting:getGames": z.strictObject({}),
    "games:getRunningGames": z.strictObject({}),
    "waiting:createGame": newWaitingGame,
    "info:playing": z.strictObject({ isPlaying: z.boolean() }),
    ...lobbyTournaments.requests,
    "lobby:catchUp": z.strictObject({ v: eventNumber }),
  },
  answers: {
    "waiting:getGames": z.strictObject({ waiting: waitingList }),
    "games:getRunningGames": z.strictObject({ running: runningList }),
    "waiting:createGame": z.strictObject({ waitingID }),
    "info:playing": z.strictObject({}),
    ...lobbyTournaments.answers,
    "lobby:catchUp": z.strictObject({ v: eventNumber }),
  },
  events: {
    "lobby:snapshot": z.strictObject({
      waiting: waitingList,
      running: runningList,
      connections,
      tournaments: currentTournaments,
      winners: tournamentWinners,
      queue: queueCounts,
    }),
    "waiting:getGames": z.strictObject({
      changed: waitingList,
      gone: z.array(waitingID).check(z.maxLength(limits.lobbyListed)),
    }),
    "games:getRunningGames": z.strictObject({
      changed: runningList,
      gone: z.array(gameID).check(z.maxLength(limits.lobbyListed)),
    }),
    "info:serverConnections": connections,
    "queue:counts": z.strictObject({ queue: queueCounts }),
    ...lobbyTournaments.events,
  },
  errors: {
    not_signed_in: 401,
    members_only: 403,
    blocked: 403,
    not_found: 404,
    rude_name: 422,
    too_many: 429,
    too_many_games: 409,
  },
} as const satisfies Protocol;

export type LobbyProtocol = typeof lobby;
