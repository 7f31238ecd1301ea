import { useStore } from "#web/ui/useStore.ts";
import { RoomClient } from "../room/RoomClient.ts";
import { lobbyRoom } from "./lobbyRoom.ts";

/** The one lobby. It is open as long as the page is (web/app/live). */
export const lobby = new RoomClient(lobbyRoom, "main");

/** The state of the lobby and of its connection. */
export function useLobby() {
  return useStore(lobby);
}
