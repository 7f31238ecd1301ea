import { SharedRooms, useSharedRoom } from "../room/sharedRooms.ts";
import { tournamentRoom } from "./tournamentRoom.ts";

const rooms = new SharedRooms(tournamentRoom);

/** The rooms of tournaments, each shared by everything that shows or watches it. */
export function useTournamentRoom(tournamentID: number) {
  return useSharedRoom(rooms, String(tournamentID));
}

export type AskTournament = ReturnType<typeof rooms.clientOf>["ask"];
