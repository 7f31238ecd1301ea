import type { LobbyState } from "#web/net/lobby/lobbyRoom.ts";
import type { QueueStatus, QueueWish } from "#web/net/user/userRoom.ts";

/** What some people wait for who wish for the same. */
export type AwaitedTable = LobbyState["queue"]["wishes"][number];

/** What others wait for that somebody may join. A guest plays without rating, so only with those who would do so too. */
export function awaitedBy(
  { queue, hasAccount }: { queue: QueueStatus | null; hasAccount: boolean },
  wishes: readonly AwaitedTable[],
): AwaitedTable[] {
  const others = othersOf(queue, wishes);
  return hasAccount ? others : others.filter(({ rated }) => rated.includes(false));
}

/** How many others wait who would sit down with somebody who waits. */
export function matesOf(
  queue: Extract<QueueStatus, { state: "waiting" }>,
  wishes: readonly AwaitedTable[],
): number {
  const mates = othersOf(queue, wishes).filter((table) => suits(queue.wish, table));
  return mates.reduce((sum, { people }) => sum + people, 0);
}

/** The same without the user, and the friend who waits along. */
function othersOf(queue: QueueStatus | null, wishes: readonly AwaitedTable[]): AwaitedTable[] {
  if (queue?.state !== "waiting") return [...wishes];
  const own = queue.partner === null ? 1 : 2;
  const others = wishes.map((table) =>
    isSame(queue.wish, table) ? { ...table, people: table.people - own } : table,
  );
  return others.filter(({ people }) => people > 0);
}

function isSame(wish: QueueWish, table: AwaitedTable): boolean {
  return (
    haveSame(wish.variants, table.variants) &&
    haveSame(wish.moveTimesMs, table.moveTimesMs) &&
    haveSame(wish.rated, table.rated) &&
    (wish.botsAfterMs !== null) === table.takesBots
  );
}

/** With bots no game is rated, and nobody who takes them minds. */
function suits(wish: QueueWish, table: AwaitedTable): boolean {
  return (
    table.variants.some((one) => wish.variants.includes(one)) &&
    table.moveTimesMs.some((one) => wish.moveTimesMs.includes(one)) &&
    (table.rated.some((one) => wish.rated.includes(one)) || (table.takesBots && wish.botsAfterMs !== null))
  );
}

function haveSame<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
