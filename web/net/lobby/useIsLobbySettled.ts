import { useLobby } from "./lobby.ts";

/**
 * Whether the lobby's lists are there, or will not come soon. What stands below them waits for that, so that it does not
 * move.
 */
export function useIsLobbySettled(): boolean {
  const { state, connection } = useLobby();
  return state !== undefined || (connection.phase !== "connecting" && connection.phase !== "open");
}
