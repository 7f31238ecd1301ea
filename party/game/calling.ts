import type { Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Circumstances } from "./waiting.ts";

/**
 * Which absent player is told next that the table waits for them, since when they have been away, and when to tell them
 * (ms UTC); undefined if there is nobody to tell.
 * @param called the seats that have been told since they went away: once is enough
 */
export function nextCall(
  { position, owners, isRunning, absent, moveTimeMs }: Circumstances,
  called: ReadonlySet<Seat>,
): { seat: Seat; goneAt: number; at: number } | undefined {
  // The players of a turn-based game are told of every turn, and not by this.
  if (!isRunning || isTurnBased({ moveTimeMs })) return undefined;
  const calls = [...absent].flatMap(([seat, goneAt]) => {
    const owner = owners[seat];
    const since = position.due[seat];
    const isUser = owner.kind === "human" && owner.identity.kind === "user";
    if (!isUser || since === null || called.has(seat)) return [];
    return { seat, goneAt, at: Math.max(since, goneAt) + limits.turnNoticeMs };
  });
  return calls.sort((a, b) => a.at - b.at)[0];
}
