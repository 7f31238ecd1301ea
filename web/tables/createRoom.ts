import { limits } from "#schema/limits.ts";
import { ensureSession } from "#web/net/guest.ts";
import { lobby } from "#web/net/lobby/lobby.ts";
import { type NewRoomWish, newGameOf } from "./newRoomWish.ts";

/** Opens a waiting room, as a guest if need be. Throws if the site can't be reached. */
export async function createRoom(wish: NewRoomWish) {
  await ensureSession();
  return lobby.ask("waiting:createGame", newGameOf(wish), limits.roomAnswerMs);
}
