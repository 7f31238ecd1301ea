import { gameRoom, userRoom } from "#schema/roomNames.ts";
import type { Identity, RoomBindings } from "#schema/rooms.ts";

/**
 * The running game in which a player sits with one of these users, if there is one. What the player says then goes to
 * the whole table (product.md 5).
 */
export async function gameWith(
  env: RoomBindings,
  player: Identity,
  userIDs: readonly number[],
): Promise<number | undefined> {
  const gameIDs = await userRoom(env, player).gamesUnderWay();
  const found = await Promise.all(
    gameIDs.map(async (gameID) => {
      const circle = await gameRoom(env, gameID).circle();
      const isRunning = circle !== null && circle.endsAt === null;
      const users = isRunning ? circle.members.filter(({ kind }) => kind === "user") : [];
      const sits = users.some(({ id }) => id === player.id);
      return sits && users.some(({ id }) => userIDs.includes(id)) ? gameID : undefined;
    }),
  );
  return found.find((gameID) => gameID !== undefined);
}
