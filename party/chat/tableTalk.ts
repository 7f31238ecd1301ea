import { gameRoom } from "#schema/roomNames.ts";
import type { RoomBindings } from "#schema/rooms.ts";

/**
 * The first of these games that is running and in which a user sits with one of the others. What the user says then goes
 * to the whole table (product.md 5).
 */
export async function tableOf(
  env: RoomBindings,
  gameIDs: readonly number[],
  userID: number,
  others: readonly number[],
): Promise<number | undefined> {
  const found = await Promise.all(
    gameIDs.map(async (gameID) => {
      const circle = await gameRoom(env, gameID).circle();
      const isRunning = circle !== null && circle.endsAt === null;
      const users = isRunning ? circle.members.filter(({ kind }) => kind === "user") : [];
      const sits = users.some(({ id }) => id === userID);
      return sits && users.some(({ id }) => others.includes(id)) ? gameID : undefined;
    }),
  );
  return found.find((gameID) => gameID !== undefined);
}
