import { limits } from "#schema/limits.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { QueueReason, QueueStatus } from "#schema/protocol/queue.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity, QueueTold } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish, send } from "../effects.ts";
import {
  isInQueue,
  isPastQueue,
  isSameNotice,
  noticeOf,
  type QuickMatchState,
  shownFor,
} from "./quickMatchState.ts";

type Next = Changed<QuickMatchState, Effect>;

const { changed, andThen } = changesOf<QuickMatchState, Effect>();

/** The person asks the queue for something, which gets the next number, unless it is too often. */
export function asked(state: QuickMatchState, now: number): Change<QuickMatchState, Effect, "too_many"> {
  const isSamePeriod = now < state.entriesFrom + limits.ratePeriodMs;
  if (isSamePeriod && state.entries >= limits.queueEntriesPerPeriod) return { error: "too_many" };
  const counted = isSamePeriod ? { entries: state.entries + 1 } : { entries: 1, entriesFrom: now };
  return changed({ ...state, ...counted, n: state.n + 1, wantsOut: false });
}

/** The queue has let the person in, who asked for it with number `n`, and perhaps for something else since. */
export function entered(state: QuickMatchState, n: number): Next {
  return n === state.n ? changed(state, { kind: "queued" }) : changed(state);
}

/**
 * The queue reports how it stands. What comes late changes nothing.
 * @param isHere whether a tab is open
 */
export function reported(
  state: QuickMatchState,
  { queue, because, v }: QueueTold,
  isHere: boolean,
  now: number,
): Next {
  if (v <= state.v) return changed(state);
  const { status, wantsOut } = state;
  const heard = { ...state, v };
  // The waiting room of the table has been faster than the queue, and whose game has begun waits no longer.
  if (status?.state === "begun" && isOverBy(status, queue)) return changed(heard);
  const next = shown(heard, queue, because, isHere, now);
  // What was asked for before the person left has come to the queue after that.
  return wantsOut ? andThen(next, (after) => gaveUp(after, null)) : next;
}

/** The game has begun, of whatever table: the person waits no longer. */
export function began(
  state: QuickMatchState,
  { waitingID, gameID }: { waitingID: WaitingID; gameID: GameID },
  isHere: boolean,
  now: number,
): Next {
  const status: QueueStatus = { state: "begun", waitingID, gameID };
  return andThen(gaveUp(state, "elsewhere"), (before) => shown(before, status, null, isHere, now));
}

/** The person waits no longer, because of something else. */
export function gaveUp(state: QuickMatchState, because: QueueReason | null): Next {
  // A friend's question stays: whoever says yes leaves everything else.
  const leaves = isInQueue(state.status) && state.status?.state !== "asked";
  return leaves ? changed(state, send("queueLeave", { n: state.n, because })) : changed(state);
}

/**
 * The person leaves, which gets the next number. Who is past the queue is done with that; the queue is asked for the
 * others, whatever is known of them here.
 */
export function left(state: QuickMatchState): Next {
  const next = { ...state, n: state.n + 1, wantsOut: true };
  return isPastQueue(state.status) ? over(next, null) : changed(next);
}

/** A tab has opened or closed. Sockets may end without a word, so it is looked again and again. */
export function crowdChanged(state: QuickMatchState, isHere: boolean, now: number): Next {
  if (!isInQueue(state.status)) return changed(state);
  const awaySince = isHere ? null : (state.awaySince ?? now);
  const next = awaySince === state.awaySince ? state : { ...state, awaySince };
  return changed(next, { kind: "dueIfNone", due: "quickMatch", at: now + limits.queueAwayMs });
}

/** Time has passed: what the queue is done with was said long enough, or the person may have been away for a while. */
export function passed(state: QuickMatchState, isHere: boolean, now: number): Next {
  if (state.status !== null && shownFor(state.status) !== undefined) return over(state, null);
  const { awaySince } = state;
  const next = crowdChanged(state, isHere, now);
  const isLong = awaySince !== null && !isHere && now >= awaySince + limits.queueAwayMs;
  return isLong ? changed(next.state, next.effects, send("queueAway", {})) : next;
}

/** Until when (ms UTC) somebody who is away waits on if a push can call them; undefined for who is not away. */
export function waitsAwayUntil(state: QuickMatchState, isHere: boolean): number | undefined {
  const { status, awaySince } = state;
  const isAway = awaySince !== null && isInQueue(status) && !isHere;
  return isAway ? awaySince + limits.queueBackgroundMs : undefined;
}

/** The person has been away for too long, and may just have come back. */
export function stayedAway(state: QuickMatchState, isHere: boolean): Next {
  return isHere ? changed(state) : gaveUp(state, "away");
}

/** The person has a new name, or the account was deleted. */
export function renamed(state: QuickMatchState): Next {
  return state.n > 0 ? changed(state, send("queueName", {})) : changed(state);
}

/** The person has muted or unmuted somebody: the queue does not put them together. */
export function muted(state: QuickMatchState): Next {
  return isInQueue(state.status) ? changed(state, send("queueMutes", {})) : changed(state);
}

/** A guest is about to become this user. What was asked for as a guest is not what the user wanted out of. */
export function inherited(state: QuickMatchState): Next {
  return changed(state.wantsOut ? { ...state, wantsOut: false } : state);
}

/** The guest has become this user, who waits from now on. */
export function became(state: QuickMatchState, identity: Identity): Next {
  return isInQueue(state.status) ? changed(state, send("queueReseat", { identity })) : changed(state);
}

/** The clock was set back by so much (ms): the person has been away, and has asked, for as long as was counted. */
export function clockSetBack(state: QuickMatchState, back: number): Next {
  const { awaySince, entriesFrom } = state;
  return changed({
    ...state,
    awaySince: awaySince === null ? null : awaySince - back,
    entriesFrom: entriesFrom - back,
  });
}

/** The account was deleted. */
export function forgotten(state: QuickMatchState): Next {
  return andThen(renamed(state), (next) =>
    changed({ ...next, status: null, awaySince: null }, { kind: "due", due: "quickMatch", at: undefined }),
  );
}

/** All tabs get the new status, and the person may want to know of it. */
function shown(
  before: QuickMatchState,
  status: QueueStatus | null,
  because: QueueReason | null,
  isHere: boolean,
  now: number,
): Next {
  if (status === null) return over(before, because);
  const notice = noticeOf(status);
  const isNews = notice !== undefined && !isSameNotice(notice, noticeOf(before.status));
  const told: Effect[] = [publish("queue:changed", { queue: status, because })];
  if (isNews) told.push({ kind: "notice", notice });
  const next = changed({ ...before, status }, told);
  if (isInQueue(status)) return andThen(next, (state) => crowdChanged(state, isHere, now));
  const shown = shownFor(status);
  const at = shown === undefined ? undefined : now + shown;
  return changed(next.state, next.effects, { kind: "due", due: "quickMatch", at });
}

/** The person does not wait any more, and no game begins. */
function over(before: QuickMatchState, because: QueueReason | null): Next {
  return changed(
    { ...before, status: null, awaySince: null },
    publish("queue:changed", { queue: null, because }),
    { kind: "due", due: "quickMatch", at: undefined },
  );
}

/** Whether the queue says what was over before this game began: that the person is out, or that its table is opened. */
function isOverBy({ waitingID }: { waitingID: WaitingID }, queue: QueueStatus | null): boolean {
  return queue === null || (queue.state === "starting" && queue.waitingID === waitingID);
}
