import { useMemo } from "react";
import type { TurnBasedGame, UserRoomState } from "./userRoom.ts";
import { useUserRoom } from "./userRoomState.ts";

/** A turn-based game that waits for the user. */
export type AwaitingGame = TurnBasedGame & { since: number; until: number };

/** The games that wait for the user: the nearest deadline first. */
export function awaitingGames(games: readonly TurnBasedGame[]): AwaitingGame[] {
  return games.filter(isAwaiting).sort((one, other) => one.until - other.until || one.gameID - other.gameID);
}

/** The games that wait for others: the newest first. */
export function restingGames(games: readonly TurnBasedGame[]): TurnBasedGame[] {
  return games
    .filter((game) => !isAwaiting(game))
    .sort((one, other) => other.created - one.created || other.gameID - one.gameID);
}

/** The games that wait for the user besides the one on the screen; the first is the next to play. */
export function nextGames(games: readonly TurnBasedGame[], shownID: number): AwaitingGame[] {
  return awaitingGames(games).filter(({ gameID }) => gameID !== shownID);
}

/** The running games of the user that are played in one go. */
export function liveGamesOpen(own: UserRoomState | undefined): number {
  return Math.max(0, (own?.games?.open ?? 0) - (own?.turnBased.length ?? 0));
}

/** The number of turn-based games that wait for the user. */
export function useAwaitingCount(): number {
  const games = useUserRoom()?.turnBased;
  return useMemo(() => games?.filter(isAwaiting).length ?? 0, [games]);
}

function isAwaiting(game: TurnBasedGame): game is AwaitingGame {
  return game.since !== null && game.until !== null;
}
