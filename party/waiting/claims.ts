import type { WaitingMessage } from "./outboxMessages.ts";
import { type Human, isFull, isHuman, isSame, type WaitingState } from "./state.ts";

/** A person who sits here, and since when. */
type Sitting = Pick<Human, "identity" | "since">;

/**
 * The outbox messages that follow from a change of the room: to its channel, to the rooms of those who left, of those
 * who came, and of all when nobody is missing any more.
 */
export function claimsBetween(before: WaitingState | undefined, next: WaitingState): WaitingMessage[] {
  const had = before?.slots.filter(isHuman) ?? [];
  const has = next.closed === null && next.gameID === null ? next.slots.filter(isHuman) : [];
  const gone = had.filter((one) => !has.some((other) => isSameSitting(one, other)));
  const come = has.filter((one) => !had.some((other) => isSameSitting(one, other)));
  const isFilled = isFull(next) && (before === undefined || !isFull(before));
  const isChange = gone.length > 0 || come.length > 0;
  return [
    ...(isChange ? [{ key: "channel", kind: "channel", payload: {} } as const] : []),
    ...gone.map(({ identity, since }): WaitingMessage => {
      const payload = { person: identity, since };
      return { key: `release:${keyOf({ identity, since })}`, kind: "release", payload };
    }),
    ...come.map(({ identity, since }): WaitingMessage => {
      const payload = { identity, since };
      return { key: `claim:${keyOf({ identity, since })}`, kind: "claim", payload };
    }),
    ...(isFilled ? has : []).map(({ identity, since }): WaitingMessage => {
      return { key: `full:${keyOf({ identity, since })}`, kind: "full", payload: { identity } };
    }),
  ];
}

/** Whether the same person has sat here without interruption. */
export function isSameSitting(one: Sitting, other: Sitting): boolean {
  return one.since === other.since && isSame(one.identity, other.identity);
}

/** The key of a sitting. */
function keyOf({ identity: { kind, id }, since }: Sitting): string {
  return `${kind} ${id} ${since}`;
}
