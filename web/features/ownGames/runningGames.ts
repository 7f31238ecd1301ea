import { isTurnBased } from "#schema/pace.ts";
import { awaitingGames, restingGames } from "#web/net/user/turnBased.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";

/** A running game of the user, as the list of these shows it. */
export type RunningGame = {
  gameID: number;
  variant: UserRoomState["turnBased"][number]["variant"];
  players: UserRoomState["turnBased"][number]["players"];
  /** null for a game that is played in one go without a clock. */
  moveTimeMs: number | null;
  /** The deadline of a turn-based game that waits for the user. */
  until: number | null;
  /** Whether a bot plays on for the user, who has missed too many deadlines. */
  isAutopilot: boolean;
};

/**
 * All running games of the user in one list: first the turn-based ones that wait for the user, by deadline, then those
 * that are played in one go, then the turn-based ones that wait for others.
 */
export function runningGamesOf({
  games,
  turnBased,
}: Pick<UserRoomState, "games" | "turnBased">): RunningGame[] {
  const live = (games?.runningGames ?? []).filter((game) => !isTurnBased(game));
  return [
    ...awaitingGames(turnBased),
    ...live.map(({ id, ...game }) => ({ ...game, gameID: id, until: null, isAutopilot: false })),
    ...restingGames(turnBased),
  ];
}
