import { limits } from "#schema/limits.ts";
import { gameRoom } from "#schema/roomNames.ts";
import type { Person, RoomBindings } from "#schema/rooms.ts";

/**
 * Sees to it that a person may begin one more game alone with bots: the oldest ones are aborted where there are too many, but none
 * that the person is looking at.
 * @param open the person's games of that kind that are under way, the oldest first
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
      // One room that fails must not keep the person from all games.
      .catch(() => false);
    if (gaveWay) spare--;
  }
  return spare <= 0;
}
