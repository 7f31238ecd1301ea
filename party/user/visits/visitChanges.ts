import { limits } from "#schema/limits.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Person, RoomAddress, SessionsMeant } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../../changed.ts";
import { laneTo } from "../../lanes.ts";
import { isMeant } from "../../tickets.ts";
import type { Effect } from "../effects.ts";
import type { UserMessages } from "../outboxMessages.ts";

/** How many rooms are called concurrently, and are told by one outbox message. */
const roomsAtOnce = 20;

/**
 * A room for which the person has had a ticket, the time of the last one (ms UTC), and the marks of the sessions that
 * have had one and have not ended.
 */
export type Visit = RoomAddress & { readonly at: number; readonly marks: readonly string[] };

/** Where a person may have sockets. */
export interface VisitsState {
  /** Least recent first. */
  readonly visits: readonly Visit[];
  /** The marks of the sessions that the person visits any room with, the own one too. */
  readonly sessions: readonly string[];
}

const { changed } = changesOf<VisitsState, Effect>();

/** A room is about to issue the person a ticket, which this session has asked for. */
export function visited(
  state: VisitsState,
  address: RoomAddress,
  session: string,
  now: number,
): Change<VisitsState, Effect, "full"> {
  const isNew = !state.visits.some((visit) => isSameRoom(visit, address));
  if (isNew && state.visits.length >= limits.roomsPerPerson) return { error: "full" };
  return noted(state, [address], session, now);
}

/** The own room is about to issue a ticket, which this session has asked for. */
export function sessionNoted(state: VisitsState, session: string, now: number): Changed<VisitsState, Effect> {
  return noted(state, [], session, now);
}

/** A guest has become the person: the guest's room, and those in which the guest may have sockets, are the person's. */
export function inherited(
  state: VisitsState,
  guest: Person,
  rooms: readonly RoomAddress[],
  session: string,
  now: number,
): Changed<VisitsState, Effect> {
  return noted(state, [{ party: "user", room: userRoomName(guest) }, ...rooms], session, now);
}

/** These sessions have ended; see `logOutBatches` for whom that concerns. */
export function sessionsEnded(state: VisitsState, ended: SessionsMeant): Changed<VisitsState, Effect> {
  const stays = (mark: string) => !isMeant(ended, mark);
  if (state.sessions.every(stays)) return changed(state);
  const visits = state.visits.map((visit) =>
    visit.marks.every(stays) ? visit : { ...visit, marks: visit.marks.filter(stays) },
  );
  return changed({ visits, sessions: state.sessions.filter(stays) });
}

/** A room has answered that the person left it. That says nothing about a ticket which was issued since this visit. */
export function forgotten(state: VisitsState, left: Visit): Changed<VisitsState, Effect> {
  const visits = state.visits.filter((visit) => !isSameRoom(visit, left) || visit.at !== left.at);
  return changed(visits.length === state.visits.length ? state : { ...state, visits });
}

/** The account is deleted. That is over only when every room has heard it. */
export function cleared({ visits }: VisitsState): Change<VisitsState, Effect, "not_heard"> {
  if (visits.length > 0) return { error: "not_heard" };
  return changed({ visits: [], sessions: [] }, { kind: "due", due: "sessions", at: undefined });
}

/**
 * It was checked whether sockets have outlived their sessions.
 * @param isHere whether the person has a socket in the own room
 */
export function checked(state: VisitsState, isHere: boolean, now: number): Changed<VisitsState, Effect> {
  // The next ticket begins the checks of a person without connections again.
  if (state.visits.length === 0 && !isHere) return changed(state);
  return changed(state, { kind: "due", due: "sessions", at: now + limits.sessionsCheckMs });
}

/** The rooms that the person has visited, least recent first. */
export function roomsOf({ visits }: VisitsState): RoomAddress[] {
  return visits.map(addressOf);
}

/** The outbox messages by which all rooms hear of it where the person may have sockets of these sessions. */
export function logOutBatches(
  state: VisitsState,
  person: Person,
  sessions: SessionsMeant,
): UserMessages["logOutBatch"][] {
  return inBatches(roomsToLogOut(state, sessions)).map((addresses) => ({ addresses, person, sessions }));
}

/** Those of the noted sessions that are not among the living ones. */
export function endedSessions(noted: readonly string[], living: readonly string[]): string[] {
  return noted.filter((mark) => !living.includes(mark));
}

/** The visits so old that the person either has a socket there or has left, in batches to be asked concurrently. */
export function visitsToCheck({ visits }: VisitsState, now: number): Visit[][] {
  return inBatches(visits.filter(({ at }) => at <= now - limits.ticketLifetimeMs));
}

/** Whether rooms may be asked again for lack of space, after they were at `reviewedAt` (ms UTC). */
export function isReviewDue(reviewedAt: number, now: number): boolean {
  return now >= reviewedAt + limits.visitsReviewPauseMs;
}

/** The same in batches, each for one outbox message or for concurrent calls. */
export function inBatches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / roomsAtOnce);
  return Array.from({ length: count }, (_, n) => all.slice(n * roomsAtOnce, (n + 1) * roomsAtOnce));
}

/** Whether both are the same room. */
export function isSameRoom(one: RoomAddress, other: RoomAddress): boolean {
  return one.party === other.party && one.room === other.room;
}

function noted(
  state: VisitsState,
  addresses: readonly RoomAddress[],
  session: string,
  now: number,
): Changed<VisitsState, Effect> {
  const visits = addresses.reduce(
    (before, address) => visitedAgain(before, address, session, now),
    state.visits,
  );
  const sessions = withMark(state.sessions, session);
  return changed(
    { visits, sessions },
    { kind: "dueIfNone", due: "sessions", at: now + limits.sessionsCheckMs },
  );
}

function visitedAgain(
  visits: readonly Visit[],
  address: RoomAddress,
  session: string,
  now: number,
): readonly Visit[] {
  const before = visits.find((visit) => isSameRoom(visit, address));
  const visit = { ...addressOf(address), at: now, marks: withMark(before?.marks ?? [], session) };
  return [...visits.filter((one) => one !== before), visit];
}

function withMark(marks: readonly string[], mark: string): readonly string[] {
  return marks.includes(mark) ? marks : [...marks, mark];
}

/** The rooms where these sessions have had tickets; all rooms if no session is excepted. */
function roomsToLogOut(state: VisitsState, sessions: SessionsMeant): RoomAddress[] {
  if (sessions.only === undefined && !sessions.except?.length) return roomsOf(state);
  // By their names, so that what is queued already is the same message, whichever room was visited last.
  return state.visits
    .filter(({ marks }) => marks.some((mark) => isMeant(sessions, mark)))
    .map(addressOf)
    .toSorted((one, other) => (laneTo(one) < laneTo(other) ? -1 : 1));
}

function addressOf({ party, room }: RoomAddress): RoomAddress {
  return { party, room };
}
