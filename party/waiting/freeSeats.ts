import type { Seat } from "#rules/index.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { OpenRematch } from "#schema/rooms.ts";
import type { PartyEnv } from "../env.ts";

/** The seats of those invited to a rematch who wait in no other room. */
export async function freeSeatsOf(
  env: PartyEnv,
  { waitingID, seats, invited }: OpenRematch,
): Promise<Seat[]> {
  const rooms = await Promise.all(
    invited.map(async (seat) => {
      const owner = seats[seat];
      return owner.kind === "human" ? userRoom(env, owner.identity).waitsIn() : null;
    }),
  );
  return invited.filter((_, i) => rooms[i] === null || rooms[i] === waitingID);
}
