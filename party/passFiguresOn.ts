import { giveBack, isFull, takeCounted } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { lobbyRoom } from "#schema/roomNames.ts";
import type { RoomBindings } from "#schema/rooms.ts";
import { inTime } from "./inTime.ts";

/** What the platform gives to whoever works on after an answer. */
type Waits = { waitUntil(work: Promise<unknown>): void };

/**
 * Passes on to the lobby what this isolate has counted, once in a while or when something rare was counted, while the
 * platform waits for that.
 */
export function passFiguresOn(env: RoomBindings, now: number, context: Waits): void {
  if (isFull(now)) context.waitUntil(passAllFiguresOn(env));
}

/** The same at once. What does not arrive is passed on later; if only the answer was lost, it counts twice. */
export async function passAllFiguresOn(env: RoomBindings): Promise<void> {
  // A transaction may be running.
  await Promise.resolve();
  const sums = takeCounted();
  if (Object.keys(sums).length === 0) return;
  try {
    await inTime(lobbyRoom(env).figuresCounted(sums), limits.databaseWaitMs);
  } catch {
    giveBack(sums);
  }
}
