import { withKey } from "#schema/roomKeys.ts";
import { SharedRooms, useSharedRoom } from "../room/sharedRooms.ts";
import { tournamentRoom } from "./tournamentRoom.ts";

const rooms = new SharedRooms(tournamentRoom);

/**
 * The rooms of tournaments, each shared by everything that shows or watches it.
 * @param key with which somebody enters a private one who does not belong to it (schema/roomKeys.ts)
 */
export function useTournamentRoom(tournamentID: number, key: string | null = null) {
  return useSharedRoom(rooms, withKey(String(tournamentID), key));
}

export type AskTournament = ReturnType<typeof rooms.clientOf>["ask"];
