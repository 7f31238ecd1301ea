import { userRoomName, writingAddress } from "#schema/roomNames.ts";
import type { Person, RoomAddress } from "#schema/rooms.ts";

// The names of the outbox's lanes.

/** The lane to a room. */
export function laneTo({ party, room }: RoomAddress): string {
  return `${party} ${room}`;
}

/** The lane to a person's own room. */
export function laneToPerson(person: Person): string {
  return laneTo({ party: "user", room: userRoomName(person) });
}

/** The lane to a waiting room. */
export function laneToWaitingRoom(waitingID: string): string {
  return laneTo({ party: "waiting", room: waitingID });
}

/** The lane to a tournament's room. */
export function laneToTournament({ tournamentID }: { tournamentID: number }): string {
  return laneTo({ party: "tournament", room: String(tournamentID) });
}

/** The lane to the room with messages of this name. */
export function laneToWritingRoom(room: string): string {
  return laneTo(writingAddress(room));
}
