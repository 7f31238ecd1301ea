import { limits } from "#schema/limits.ts";
import type { Notice } from "#schema/notice.ts";
import type { QueueStatus } from "#schema/protocol/queue.ts";

/** How it stands with a person's quick match. Times in ms UTC. */
export interface QuickMatchState {
  /** What the tabs show. The queue has reported it, or the waiting room of the table after the queue. */
  readonly status: QueueStatus | null;
  /** After how many changes the queue has reported last. */
  readonly v: number;
  /** The number of the last thing that the person has asked for; 0 for who never has. */
  readonly n: number;
  /** Whether that was to leave. */
  readonly wantsOut: boolean;
  /** Since when no tab is open, as far as it matters; null: one is. */
  readonly awaySince: number | null;
  /** How often the person has asked for something in the last period, and when that began. */
  readonly entries: number;
  readonly entriesFrom: number;
}

/** What the person might want to know of the quick match. */
export type QueueNotice = Extract<Notice, { kind: "tableFound" | "askedAlong" }>;

/** Whoever has never asked for a quick match. */
export const neverAsked: QuickMatchState = {
  status: null,
  v: 0,
  n: 0,
  wantsOut: false,
  awaySince: null,
  entries: 0,
  entriesFrom: 0,
};

/** Whether the queue has the person. */
export function isInQueue(status: QueueStatus | null): boolean {
  return status !== null && !isPastQueue(status);
}

/**
 * Whether the queue is done with the person, who has missed the call, or whose table is opened: from then on its waiting
 * room reports.
 */
export function isPastQueue(status: QueueStatus | null): boolean {
  return status?.state === "starting" || status?.state === "begun" || status?.state === "missed";
}

/** How long a person's room says what the queue is done with, in ms; undefined: as long as it is so. */
export function shownFor({ state }: QueueStatus): number | undefined {
  if (state === "begun") return limits.queueBegunMs;
  return state === "missed" ? limits.queueMissedMs : undefined;
}

/** What a status gives the person to know, if anything. */
export function noticeOf(status: QueueStatus | null): QueueNotice | undefined {
  if (status?.state === "called" && !status.hasCome) return { kind: "tableFound", callID: status.callID };
  return status?.state === "asked" ? { kind: "askedAlong", username: status.partner } : undefined;
}

/** Whether two statuses give the person the same to know. */
export function isSameNotice(one: QueueNotice | undefined, other: QueueNotice | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
