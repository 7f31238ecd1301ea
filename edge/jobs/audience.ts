import { inTime } from "#party/inTime.ts";
import type { Audience } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";

/** How a room of each kind is told. */
type Telling = {
  games?: (gameID: number) => Promise<unknown>;
  writings?: (room: string) => Promise<unknown>;
  users?: (userID: number) => Promise<unknown>;
  guests?: (guestID: number) => Promise<unknown>;
};

/** Divides an audience into parts that are told at once. */
export function chunks({ games = [], writings = [], users = [] }: Omit<Audience, "guests">): Audience[] {
  return [
    ...inParts(games).map((part) => ({ games: part })),
    ...inParts(writings).map((part) => ({ writings: part })),
    ...inParts(users).map((part) => ({ users: part })),
  ];
}

/**
 * Tells all of an audience at once. Of several rooms, one that fails or hangs makes no other wait.
 * @returns those that were not told, each by itself @throws if there is a single one and it fails
 */
export async function tellEach(audience: Audience, telling: Telling): Promise<Audience[]> {
  const { games = [], writings = [], users = [], guests = [] } = audience;
  const all: { alone: Audience; tell: () => Promise<unknown> | undefined }[] = [
    ...games.map((id) => ({ alone: { games: [id] }, tell: () => telling.games?.(id) })),
    ...writings.map((room) => ({ alone: { writings: [room] }, tell: () => telling.writings?.(room) })),
    ...users.map((id) => ({ alone: { users: [id] }, tell: () => telling.users?.(id) })),
    ...guests.map((id) => ({ alone: { guests: [id] }, tell: () => telling.guests?.(id) })),
  ];
  if (all.length === 1) {
    await all[0].tell();
    return [];
  }
  const told = await Promise.allSettled(
    all.map(async ({ tell }) => inTime(Promise.resolve(tell()), limits.jobRoomWaitMs)),
  );
  return all.filter((_, i) => told[i].status === "rejected").map(({ alone }) => alone);
}

function inParts<T>(all: readonly T[]): T[][] {
  const size = limits.jobRoomsAtOnce;
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}
