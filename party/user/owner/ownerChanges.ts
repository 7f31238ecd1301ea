import { limits } from "#schema/limits.ts";
import { deleted, isNewer, isSamePerson } from "#schema/names.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import {
  gameChannel,
  openChannels,
  tournamentChannel,
  waitingChannel,
  writingAddress,
} from "#schema/roomNames.ts";
import type { Identity, ModerationStatus, Person, RoomAddress } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish, send } from "../effects.ts";

/** Where a person waits, and since when (ms UTC). */
export type Held = { readonly waitingID: WaitingID; readonly since: number };

/** The user that a guest has become, and the session that owns the guest's sockets. */
export type Heir = { readonly identity: Identity; readonly session: string | undefined };

/** Who owns a person's room, and where the person waits. */
export interface OwnerState {
  readonly identity: Identity;
  /** Whether the account was deleted. */
  readonly isGone: boolean;
  readonly held: Held | undefined;
  /** Everything that a guest with an heir still does is the heir's. */
  readonly heir: Heir | undefined;
  /** Null if unknown. */
  readonly moderationStatus: ModerationStatus | null;
}

/** Where the person writes and plays, besides the waiting room. */
export type Belongings = {
  readonly chats: readonly string[];
  readonly tournaments: readonly number[];
  /** The person's games whose channels are open. */
  readonly games: readonly number[];
};

type OwnerChanged = Changed<OwnerState, Effect>;

const { changed, andThen } = changesOf<OwnerState, Effect>();

/** The room of somebody who was not here before. */
export function newOwner({ kind, id, name, nameVersion }: Identity): OwnerState {
  return {
    identity: { kind, id, name, nameVersion },
    isGone: false,
    held: undefined,
    heir: undefined,
    moderationStatus: null,
  };
}

/**
 * The person has sat down in a waiting room, under this name. The latest counts: the person leaves any other, and waits
 * for no quick match. Where the person waits since a time in the future, the clock was set back since.
 */
export function claimed(
  state: OwnerState,
  sitting: Held,
  identity: Identity,
  now: number,
): Change<OwnerState, Effect, "later_elsewhere"> {
  const { held, heir, identity: person } = state;
  const { waitingID } = sitting;
  const elsewhere = held?.waitingID === waitingID ? undefined : held;
  const isOfThisClock = elsewhere !== undefined && elsewhere.since <= now + limits.clockToleranceMs;
  if (isOfThisClock && !isLater(sitting, elsewhere)) return { error: "later_elsewhere" };
  const isOutdated = isNewer(person, identity);
  // An outdated socket has sat down, or the slot was taken just before.
  const next =
    heir === undefined
      ? heldIn(state, sitting)
      : changed(state, send("reseat", { waitingID, person, ...heir }));
  return changed(
    next.state,
    elsewhere === undefined ? [] : leave(person, elsewhere),
    { kind: "leaveQueue", because: "elsewhere" },
    next.effects,
    isOutdated ? sendName({ party: "waiting", room: waitingID }) : [],
  );
}

/** The person no longer waits there, unless they have sat down there again after `since`. */
export function released(state: OwnerState, waitingID: WaitingID, since: number): OwnerChanged {
  const { held } = state;
  const isMeant = held?.waitingID === waitingID && held.since <= since;
  return isMeant ? heldIn(state, undefined) : changed(state);
}

/** The person waits elsewhere from now on: not in a waiting room. */
export function waitsNowhere(state: OwnerState): OwnerChanged {
  const { held, identity } = state;
  if (held === undefined) return changed(state);
  return andThen(changed(state, leave(identity, held)), (next) => heldIn(next, undefined));
}

/** The guest has become this user, who waits where the guest has waited. */
export function became(state: OwnerState, heir: Heir): OwnerChanged {
  const { held, identity: person } = state;
  const next = changed({ ...state, heir }, { kind: "becomes", identity: heir.identity });
  if (held === undefined) return next;
  const { waitingID } = held;
  const { identity, session } = heir;
  const reseat = send("reseat", { waitingID, person, identity, session });
  return andThen(changed(next.state, next.effects, reseat), (seated) => heldIn(seated, undefined));
}

/** The user that the guest has become has another name. */
export function heirRenamed(state: OwnerState, identity: Identity): OwnerChanged {
  const { heir } = state;
  const isNews =
    heir !== undefined && isSamePerson(heir.identity, identity) && isNewer(identity, heir.identity);
  return changed(isNews ? { ...state, heir: { ...heir, identity } } : state);
}

/**
 * The person has another name, which all tabs are told, and all rooms that know it.
 * @param visited the rooms where the person may have sockets
 */
export function renamed(
  state: OwnerState,
  { kind, id, name, nameVersion }: Identity,
  visited: readonly RoomAddress[],
  belongings: Belongings,
): OwnerChanged {
  const next = { ...state, identity: { kind, id, name, nameVersion } };
  const waiting = state.held ? [{ party: "waiting" as const, room: state.held.waitingID }] : [];
  const rooms = [...visited, ...waiting, ...addressesOf(next, belongings)];
  return changed(next, publish("user:name", { name }), { kind: "renamed" }, rooms.map(sendName));
}

/** The account is deleted: nothing says who it was, and nobody is the owner from now on. */
export function ended(state: OwnerState, person: Person): OwnerChanged {
  return changed({ ...state, identity: deleted(person), isGone: true, moderationStatus: null });
}

/** The sockets of the deleted account have ended everywhere: the rooms that know the person are told that it is gone. */
export function forgotten(state: OwnerState, person: Person, belongings: Belongings): OwnerChanged {
  const { held } = state;
  const left = held === undefined ? [] : leave(person, held);
  const { state: next, effects } = heldIn(state, undefined);
  return changed(next, left, effects, addressesOf(next, belongings).map(sendName));
}

/** The person's moderation status is this one, which all tabs are told. */
export function statusNoted(state: OwnerState, moderationStatus: ModerationStatus): OwnerChanged {
  const { isAdmin, isModerator, blockedUntil } = moderationStatus;
  const status = { isAdmin, isModerator, blockedUntil };
  if (JSON.stringify(state.moderationStatus) === JSON.stringify(status)) return changed(state);
  return changed(
    { ...state, moderationStatus: status },
    publish("user:moderationStatus", { moderationStatus }),
  );
}

/** The same, and all rooms where the person may write now are told. */
export function statusChanged(
  state: OwnerState,
  moderationStatus: ModerationStatus,
  belongings: Belongings,
): OwnerChanged {
  const { kind, id } = state.identity;
  const person = { kind, id };
  return andThen(statusNoted(state, moderationStatus), (next) =>
    changed(
      next,
      writingRoomsOf(next, belongings).map((room): Effect => {
        const key = `moderationStatus:${room}`;
        return {
          kind: "send",
          message: "moderationStatus",
          payload: { room, person, moderationStatus },
          key,
        };
      }),
    ),
  );
}

/** The user that the guest has become, if it is this person. */
export function heirAs({ heir }: OwnerState, person: Person): Heir | undefined {
  return heir !== undefined && isSamePerson(heir.identity, person) ? heir : undefined;
}

/** Stores where the person waits from now on, or that it is nowhere. */
function heldIn(state: OwnerState, held: Held | undefined): OwnerChanged {
  const waitingID = held?.waitingID ?? null;
  const isNews = waitingID !== (state.held?.waitingID ?? null);
  return changed(
    { ...state, held },
    isNews ? [publish("user:waiting", { waitingID }), { kind: "waits", waitingID }] : [],
  );
}

/** The tournaments that the person belongs to, and the rooms in which the person writes. */
function addressesOf(state: OwnerState, belongings: Belongings): RoomAddress[] {
  const tournaments = belongings.tournaments.map((id) => ({
    party: "tournament" as const,
    room: String(id),
  }));
  return [...tournaments, ...writingRoomsOf(state, belongings).map(writingAddress)];
}

/** The rooms in which the person may write now. */
function writingRoomsOf({ held }: OwnerState, { chats, tournaments, games }: Belongings): string[] {
  const waiting = held === undefined ? [] : [waitingChannel(held.waitingID)];
  return [
    ...openChannels,
    ...waiting,
    ...games.map(gameChannel),
    ...tournaments.map(tournamentChannel),
    ...chats,
  ];
}

function leave({ kind, id }: Person, { waitingID, since }: Held): Effect {
  return send("leave", { person: { kind, id }, waitingID, since });
}

/** Tells a room that the person has a new name, or is gone. */
function sendName({ party, room }: RoomAddress): Effect {
  return send("name", { party, room });
}

/** Whether one sat down later than the other. Of two at the same time one always counts as later. */
function isLater(one: Held, other: Held): boolean {
  return one.since === other.since ? one.waitingID > other.waitingID : one.since > other.since;
}
