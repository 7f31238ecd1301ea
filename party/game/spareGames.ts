import { limits } from "#schema/limits.ts";
import { gameRoom } from "#schema/roomNames.ts";
import type { Person, RoomBindings } from "#schema/rooms.ts";

/**
 * Makes room for one more solo game of a person: if there are too many, the oldest ones are aborted, but none that the
 * person is watching.
 * @param open the person's running solo games, oldest first
 * @returns whether there is room for one more
 */
export async function endSpareGames(
  env: RoomBindings,
  person: Person,
  open: readonly number[],
): Promise<boolean> {
  let spare = open.length + 1 - limits.openSoloGames;
  for (const gameID of open) {
    if (spare <= 0) break;
    const gaveWay = await gameRoom(env, gameID)
      .giveWay(person)
      // One failing room must not keep the person from all games.
      .catch(() => false);
    if (gaveWay) spare--;
  }
  return spare <= 0;
}
