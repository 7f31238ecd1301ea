import type { Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Turns, Waiting } from "#schema/protocol/seats.ts";
import type { Break, SeatOwner } from "#schema/rooms.ts";
import { runsOutAt } from "../turnClock.ts";
import type { Offer } from "./offer.ts";
import { isRestOfSeven, type Position } from "./position.ts";

/** What decides whom the table waits for, and how long. Times in ms UTC. */
export interface Circumstances {
  position: Position;
  owners: readonly SeatOwner[];
  isRunning: boolean;
  /** Whether it decides a match of a tournament: only its admin puts others on the players' seats then. */
  isMatch: boolean;
  /** How long a player may take for a move; null without a limit. */
  moveTimeMs: number | null;
  /** For each seat, since when its player has been away, if it is. */
  absent: ReadonlyMap<Seat, number>;
  /** Seats that autopilot plays for. */
  autopilots: ReadonlySet<Seat>;
  /** Until when a seat's player waits for the others' decision whether to replace them. */
  offer: Offer | undefined;
  /** When a bot would move. */
  botMoveAt: number;
  /** In a turn-based game, for each seat the vacations of its player, if there are any. */
  breaks: ReadonlyMap<Seat, readonly Break[]>;
}

/**
 * When autopilot plays for a seat, and whether it does so from now on: because the player is away, or has missed too many
 * deadlines of a turn-based game.
 */
export interface StandIn {
  seat: Seat;
  at: number;
  isAway: boolean;
}

/** Whom the table waits for, as everybody may know it. */
export function waitingOf(now: Circumstances): Waiting {
  const { position, owners, isRunning, isMatch, autopilots } = now;
  const { due, awaited } = position;
  if (!isRunning) {
    const nobody = owners.map(() => null);
    return { due: nobody, replaceable: [...nobody], deadline: null };
  }
  const deadlines = owners.map((_, seat) => deadlineOf(now, seat)).filter((at) => at !== undefined);
  return {
    due: [...due],
    replaceable: owners.map((owner, seat) => {
      if (isMatch) return null;
      if (owner.kind === "bot") return 0;
      if (isTurnBased(now)) return autopilots.has(seat) ? (awaited[seat] ?? position.lastMoveAt) : null;
      const since = due[seat] !== null || autopilots.has(seat) ? awaited[seat] : null;
      return since === null ? null : since + limits.replaceableAfterMs;
    }),
    deadline: deadlines.length === 0 ? null : Math.min(...deadlines),
    ...(isTurnBased(now) && { turns: turnsOf(now) }),
  };
}

/** By seat, since when its player is awaited (ms UTC); null if nobody awaits the player. */
export function awaitedSince({
  position,
  autopilots,
}: Pick<Circumstances, "position" | "autopilots">): (number | null)[] {
  return position.due.map((since, seat) => (autopilots.has(seat) ? null : since));
}

/** What only a turn-based game has. */
function turnsOf(now: Circumstances): Turns {
  const { position, owners, breaks } = now;
  return {
    deadlines: owners.map((_, seat) => deadlineOf(now, seat) ?? null),
    missed: [...position.missed],
    vacations: owners.map((_, seat) => breaks.get(seat)?.at(-1)?.until ?? null),
  };
}

/** Whether nobody plays a turn-based game any more: autopilot plays for all people. */
export function isAbandoned(now: Circumstances): boolean {
  const { owners, autopilots } = now;
  return isTurnBased(now) && owners.every(({ kind }, seat) => kind === "bot" || autopilots.has(seat));
}

/** For which seat autopilot plays next, and when; `undefined` if it need not. */
export function nextStandIn(now: Circumstances): StandIn | undefined {
  if (!now.isRunning) return undefined;
  const standIns = now.owners.map((_, seat) => standInFor(now, seat)).filter((one) => one !== undefined);
  return standIns.sort((a, b) => a.at - b.at)[0];
}

function standInFor(now: Circumstances, seat: Seat): StandIn | undefined {
  const { position, owners, offer } = now;
  if (owners[seat].kind === "bot" || position.due[seat] === null) return undefined;
  if (isTurnBased(now)) return turnStandInFor(now, seat);
  const awayAt = awayStandInAt(now, seat) ?? Number.POSITIVE_INFINITY;
  const otherwiseAt = Math.min(deadlineOf(now, seat) ?? Number.POSITIVE_INFINITY, wonStandInAt(position));
  const at = Math.min(awayAt, otherwiseAt);
  if (at === Number.POSITIVE_INFINITY) return undefined;
  return { seat, at: offer?.seat === seat ? Math.max(at, offer.until) : at, isAway: awayAt <= otherwiseAt };
}

/** In a turn-based game only a missed deadline counts. Then a bot plays that card; after too many it plays on. */
function turnStandInFor(now: Circumstances, seat: Seat): StandIn | undefined {
  const { position, autopilots, botMoveAt } = now;
  if (autopilots.has(seat) || isRestOfSeven(position)) return { seat, at: botMoveAt, isAway: false };
  const at = deadlineOf(now, seat);
  return at === undefined
    ? undefined
    : { seat, at, isAway: position.missed[seat] + 1 >= limits.missedDeadlines };
}

/** The table waits once for an absent player, as long as somebody else still plays. */
function awayStandInAt({ position, owners, absent, autopilots, botMoveAt }: Circumstances, seat: Seat) {
  const isSomebodyThere = owners.some((owner, other) => owner.kind === "human" && !absent.has(other));
  const goneAt = absent.get(seat);
  if (!isSomebodyThere || goneAt === undefined) return undefined;
  if (autopilots.has(seat)) return botMoveAt;
  return Math.max(position.due[seat] as number, goneAt) + limits.autopilotAfterMs;
}

/** When the clock of the player who has to decide runs out. An offer to replace the player stops the clock too. */
function deadlineOf(now: Circumstances, seat: Seat) {
  const { position, owners, moveTimeMs, autopilots, offer, breaks } = now;
  const since = position.due[seat];
  if (moveTimeMs === null || since === null || owners[seat].kind === "bot" || autopilots.has(seat))
    return undefined;
  if (isTurnBased(now)) return runsOutAt(since, moveTimeMs, breaks.get(seat) ?? []);
  const at = since + moveTimeMs;
  return offer?.seat === seat ? Math.max(at, offer.until) : at;
}

/** A win that waits for an answer does not wait for ever. */
function wonStandInAt({ state, lastPlayedAt }: Position): number {
  return state.table.mustTac ? lastPlayedAt + limits.wonUnansweredMs : Number.POSITIVE_INFINITY;
}
