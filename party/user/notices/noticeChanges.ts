import type { Notice } from "#schema/notice.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish, send } from "../effects.ts";
import { keyOf, ruleOf } from "./rules.ts";

/** A notice, to be decided on or not to be repeated. Times in ms UTC. */
export interface KeptNotice {
  /** Its number in the order of arrival. */
  readonly arrival: number;
  /** Under its key it is told only once. */
  readonly key: string;
  readonly notice: Notice;
  /** When it is decided on; null afterwards. */
  readonly decideAt: number | null;
  /** When it was decided to push it; null if it is not pushed. */
  readonly pushedFrom: number | null;
  /** The browsers that have received it or never will. */
  readonly served: readonly number[];
  /** From when its key may come again, if it was decided on; null: not by itself. */
  readonly forgetAt: number | null;
}

/** The person's notices, in order of arrival. */
type Notices = readonly KeptNotice[];

/** What a decision depends on. */
export interface Facts {
  /** Whether a tab has the person's attention. */
  readonly isLookedAt: boolean;
  /** What is to be said now, by key. A notice that is missing has nothing to say any more. */
  readonly asItIs: ReadonlyMap<string, Notice>;
}

const { changed, andThen } = changesOf<Notices, Effect>();

/** The person might want to know this. A key that is known tells nothing new. */
export function received(
  notices: Notices,
  notice: Notice,
  key: string,
  now: number,
): Changed<Notices, Effect> {
  const left = notices.filter((one) => !isOld(one, now));
  if (left.some((one) => one.key === key)) return withDue(changed(left));
  const { delayMs, pauseMs } = ruleOf(notice);
  const added = {
    // Counted before old ones go, so that no number is used twice in one change.
    arrival: (notices.at(-1)?.arrival ?? 0) + 1,
    key,
    notice,
    decideAt: now + delayMs,
    pushedFrom: null,
    served: [],
    forgetAt: pauseMs === null ? null : now + pauseMs,
  };
  return withDue(changed([...left, added]));
}

/** The subject of a notice is settled: the next notice about it is new. */
export function settled(notices: Notices, notice: Notice): Changed<Notices, Effect> {
  return withDue(changed(without(notices, keyOf(notice))));
}

/** Decides on what is due. */
export function dueDecided(notices: Notices, facts: Facts, now: number): Changed<Notices, Effect> {
  const decisions = dueBy(notices, now).reduce(
    (before, { key }) => andThen(before, (next) => decided(next, key, facts, now)),
    changed(notices),
  );
  return withDue(decisions);
}

/** Decides on a notice: it is pushed, or shown on the tab that has the person's attention, or has nothing to say. */
export function decided(
  notices: Notices,
  key: string,
  { isLookedAt, asItIs }: Facts,
  now: number,
): Changed<Notices, Effect> {
  const kept = notices.find((one) => one.key === key);
  if (kept === undefined) return changed(notices);
  const isNews = asItIs.has(key);
  if (isNews && isLookedAt && ruleOf(kept.notice).isAgainIfHere) return changed(without(notices, key));
  const pushedFrom = isNews && !isLookedAt ? now : null;
  const next = edited(notices, key, { decideAt: null, pushedFrom });
  if (pushedFrom !== null) return changed(next, send("notice", { key }));
  return changed(next, isNews ? shown(kept.notice) : []);
}

/** Postpones the decision on a notice that was to be pushed. @param until ms UTC */
export function postponed(notices: Notices, key: string, until: number): Changed<Notices, Effect> {
  return withDue(changed(edited(notices, key, { decideAt: until, pushedFrom: null })));
}

/** These browsers, and no others, have received a notice or never will. */
export function servedTo(
  notices: Notices,
  key: string,
  browserIDs: readonly number[],
): Changed<Notices, Effect> {
  return changed(edited(notices, key, { served: browserIDs }));
}

/** The clock was set back by so much (ms): what waits is decided on as soon as was meant. */
export function clockSetBack(notices: Notices, back: number): Changed<Notices, Effect> {
  const earlier = (at: number | null) => (at === null ? null : at - back);
  return withDue(
    changed(
      notices.map((one) => ({
        ...one,
        decideAt: earlier(one.decideAt),
        pushedFrom: earlier(one.pushedFrom),
        forgetAt: earlier(one.forgetAt),
      })),
    ),
  );
}

/** The account was deleted. */
export function forgotten(): Changed<Notices, Effect> {
  return withDue(changed([]));
}

/** What is due for a decision, earliest first; at the same time, in order of arrival. */
export function dueBy(notices: Notices, now: number): KeptNotice[] {
  return notices
    .flatMap((kept) => (kept.decideAt !== null && kept.decideAt <= now ? [{ kept, at: kept.decideAt }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ kept }) => kept);
}

/** Whether the key of a notice may come again. */
function isOld({ decideAt, forgetAt }: KeptNotice, now: number): boolean {
  return decideAt === null && forgetAt !== null && forgetAt <= now;
}

function without(notices: Notices, key: string): Notices {
  return notices.filter((one) => one.key !== key);
}

function edited(notices: Notices, key: string, edit: Partial<KeptNotice>): Notices {
  return notices.map((one) => (one.key === key ? { ...one, ...edit } : one));
}

/** What the tab shows. Everything else is visible on every page anyway. */
function shown(notice: Notice): Effect[] {
  if (notice.kind === "yourTurn") {
    const { kind, gameID, what } = notice;
    return [publish("user:notice", { kind, gameID: gameID as GameID, ...(what && { what }) })];
  }
  if (notice.kind !== "tournament") return [];
  if (notice.what !== "roundSoon" && notice.what !== "decisionNeeded") return [];
  const { kind, tournamentID, type, title, what } = notice;
  return [publish("user:notice", { kind, tournamentID, type, title, what })];
}

function withDue(change: Changed<Notices, Effect>): Changed<Notices, Effect> {
  return andThen(change, (notices) => {
    const dates = notices.flatMap(({ decideAt }) => decideAt ?? []);
    const at = dates.length === 0 ? undefined : Math.min(...dates);
    return changed(notices, { kind: "due", due: "notices", at });
  });
}
