import { isDeleted, isNewer } from "#schema/names.ts";
import { isTurnBased } from "#schema/pace.ts";
import { type BallColor, ballColors } from "#schema/protocol/ballColor.ts";
import type { ErrorCode } from "#schema/protocol/protocol.ts";
import type { WaitingProtocol } from "#schema/protocol/waiting.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { BotLevel, Identity, OpenFull, OpenRematch, OpenWaiting, Person } from "#schema/rooms.ts";
import {
  type Bot,
  type Human,
  invitedSlotOf,
  isBeginning,
  isCommitting,
  isFull,
  isHuman,
  isRevealing,
  isSame,
  isSentAway,
  type Slot,
  seatsOfSlots,
  seriesUnderWay,
  slotOf,
  type WaitingState,
  wishesFor,
} from "./state.ts";

/**
 * The reducer of a waiting room (original.md 2): each change returns the next state, or the code of a refusal. It is
 * pure, so that the room itself only has to store the state or answer with the code. What follows from a change is in
 * effects.ts.
 */
export type Change = WaitingState | { error: ErrorCode<WaitingProtocol> };

/** The slot that a request refers to, and who was on it when it was sent. Somebody else may be there by now. */
export type Whom = { slot: number; name: string };
type Oneself = Record<string, never>;

/** A new room. Whoever opens it takes the first slot and is its admin. */
export function opened({ waitingID, wishes, creator, createdAt }: OpenWaiting): WaitingState {
  const slots: Slot[] = Array(wishes.nPlayers).fill(null);
  slots[0] = human(creator, "red", createdAt);
  return {
    id: waitingID as WaitingID,
    // Guests can't be told that it is their turn.
    wishes: isTurnBased(wishes) ? { ...wishes, membersOnly: true } : wishes,
    createdAt,
    admin: person(creator),
    slots,
    removed: [],
    rematchOf: null,
    isStarting: false,
    gameID: null,
    closed: null,
  };
}

/**
 * A room for a rematch: its creator and the bots in their former slots, and reserved slots for those who are invited.
 */
export function openedAgain(rematch: OpenRematch): WaitingState {
  const {
    waitingID,
    gameID,
    variant,
    moveTimeMs,
    isRated,
    seats,
    colors,
    creator,
    invited,
    createdAt,
    series,
  } = rematch;
  const wishes = {
    ...wishesFor(variant),
    private: true,
    membersOnly: false,
    rated: isRated,
    moveTimeMs,
    bestOf: series?.bestOf,
  };
  const slots = seatsOfSlots(variant).map((seat): Slot => {
    const owner = seats[seat];
    const color = colors[seat];
    if (owner.kind === "bot") return { ...owner, color };
    if (isSame(owner.identity, creator)) return human(creator, color, createdAt);
    return invited.includes(seat) ? { kind: "invited", identity: owner.identity, color } : null;
  });
  return { ...opened({ waitingID, wishes, creator, createdAt }), slots, rematchOf: gameID, series };
}

/**
 * A table of the queue: everybody is ready and waits nowhere else, so that the game begins at once, or as soon as the
 * browsers that take part have drawn.
 */
export function openedFull({ slots: owners, ...room }: OpenFull): WaitingState {
  const { waitingID, variant, moveTimeMs, isRated, createdAt } = room;
  const wishes = {
    ...wishesFor(variant),
    private: false,
    membersOnly: false,
    rated: isRated,
    moveTimeMs,
  };
  const people = owners.flatMap((owner) => (owner.kind === "human" ? [owner.identity] : []));
  const slots = owners.map((owner, i): Slot => {
    const color = ballColors[i];
    if (owner.kind === "bot") return { ...owner, color };
    const { identity, draws } = owner;
    return { ...human(identity, color, createdAt), isReady: true, isClaimed: true, ...(draws && { draws }) };
  });
  const empty = opened({ waitingID, wishes, creator: people[0], createdAt });
  return { ...empty, slots, isStarting: true, isOfQueue: true };
}

export function join(state: WaitingState, identity: Identity, now: number): Change {
  if (slotOf(state, identity) >= 0) return state;
  if (isSentAway(state, identity)) return { error: "removed" };
  if (state.wishes.membersOnly && identity.kind === "guest") return { error: "members_only" };
  const kept = invitedSlotOf(state, identity);
  const slot = kept < 0 ? state.slots.indexOf(null) : kept;
  if (slot < 0) return { error: "full" };
  const color = state.slots[slot]?.color ?? freeColor(state);
  return withSlot(nobodyReady(state), slot, human(identity, color, now));
}

export function addBot(state: WaitingState, by: Person, slot: number, level: BotLevel): Change {
  const refusal = adminOnly(state, by);
  if (refusal) return refusal;
  if (slot >= state.slots.length) return { error: "cannot_move" };
  if (state.slots[slot] !== null) return { error: "slot_taken" };
  const bot: Slot = { kind: "bot", level, name: botName(state), color: freeColor(state) };
  return withSlot(nobodyReady(state), slot, bot);
}

export function removeBot(state: WaitingState, by: Person, whom: Whom): Change {
  const refusal = adminOnly(state, by);
  if (refusal) return refusal;
  const bot = botOn(state, whom);
  return "error" in bot ? bot : withSlot(nobodyReady(state), whom.slot, null);
}

/** Swaps with the neighbouring slot, whoever is there; `steps` is 1 or -1. */
export function movePlayer(state: WaitingState, by: Person, whom: Whom, steps: number): Change {
  const mover = humanOn(state, whom);
  if ("error" in mover) return mover;
  const refusal = isSame(mover.identity, by) ? undefined : adminOnly(state, by);
  return refusal ?? swapped(state, whom.slot, steps);
}

export function moveBot(state: WaitingState, by: Person, whom: Whom, steps: number): Change {
  const refusal = adminOnly(state, by);
  if (refusal) return refusal;
  const bot = botOn(state, whom);
  return "error" in bot ? bot : swapped(state, whom.slot, steps);
}

/** Leaves, wherever one sits by now (`{}`), or is sent away by the admin and may not come back until let in. */
export function removePlayer(state: WaitingState, by: Person, whom: Whom | Oneself): Change {
  if (isOneself(whom)) return slotOf(state, by) < 0 ? { error: "not_member" } : left(state, by);
  const kept = state.slots[whom.slot] ?? null;
  if (kept?.kind === "invited") {
    if (kept.identity.name !== whom.name) return { error: "stale" };
    return adminOnly(state, by) ?? declined(state, kept.identity);
  }
  const leaver = humanOn(state, whom);
  if ("error" in leaver) return leaver;
  if (isSame(leaver.identity, by)) return left(state, by);
  return adminOnly(state, by) ?? sentAway(left(state, leaver.identity), leaver.identity);
}

/** Lets somebody who was sent away, by this name, sit down again. */
export function letIn(state: WaitingState, by: Person, name: string): Change {
  const refusal = adminOnly(state, by);
  if (refusal) return refusal;
  const removed = state.removed.filter((one) => one.name !== name);
  return removed.length === state.removed.length ? state : { ...state, removed };
}

export function switchColor(state: WaitingState, by: Person, whom: Whom, color: BallColor): Change {
  const { slot } = whom;
  if (slotOf(state, by) < 0) return { error: "not_member" };
  const owner = state.slots[slot]?.kind === "bot" ? botOn(state, whom) : humanOn(state, whom);
  if ("error" in owner) return owner;
  const isOwn = isHuman(owner) && isSame(owner.identity, by);
  const refusal = isOwn ? undefined : adminOnly(state, by);
  if (refusal) return refusal;
  if (state.slots.some((other, i) => i !== slot && other?.color === color)) return { error: "color_taken" };
  return withSlot(state, slot, { ...owner, color });
}

/**
 * Sets somebody's readiness. Bots are always ready; the last person to be ready starts the game.
 * @param commitment the hash of what the person's browser has drawn for the seed, if it has
 */
export function ready(state: WaitingState, by: Person, isReady: boolean, commitment?: string): Change {
  const slot = slotOf(state, by);
  const self = state.slots[slot] ?? null;
  if (!isHuman(self)) return { error: "not_member" };
  if (!isFull(state)) return { error: "not_full" };
  const { commitment: _, ...rest } = self;
  const next = withSlot(state, slot, {
    ...rest,
    isReady,
    ...(isReady && commitment !== undefined && { commitment }),
  });
  return { ...next, isStarting: next.slots.every((one) => !isHuman(one) || one.isReady) };
}

/** Adds the hash of what somebody's browser has drawn, at a table of the queue. To commit to the same again changes nothing. */
export function committed(state: WaitingState, by: Person, commitment: string): Change {
  const slot = slotOf(state, by);
  const self = state.slots[slot] ?? null;
  if (!isHuman(self)) return { error: "not_member" };
  if (self.commitment === commitment) return state;
  if (!isCommitting(state) || self.commitment !== undefined) return { error: "not_committing" };
  return withSlot(state, slot, { ...self, commitment });
}

/** The room whose game waits no longer for who has not committed. */
export function committedEnough(state: WaitingState): WaitingState {
  return isCommitting(state) ? { ...state, isCommitOver: true } : state;
}

/** Adds what somebody's browser has drawn, whose hash it committed to. To reveal it again changes nothing. */
export function revealed(state: WaitingState, by: Person, part: { secret: string; hash: string }): Change {
  const slot = slotOf(state, by);
  const self = state.slots[slot] ?? null;
  if (!isHuman(self)) return { error: "not_member" };
  if (self.reveal !== undefined && self.reveal === part.secret) return state;
  if (!isRevealing(state) || self.commitment === undefined) return { error: "not_revealing" };
  if (self.commitment !== part.hash) return { error: "wrong_reveal" };
  return withSlot(state, slot, { ...self, reveal: part.secret });
}

/** The room whose game waits no longer for what was not revealed. */
export function revealedEnough(state: WaitingState): WaitingState {
  return isRevealing(state) ? { ...state, isRevealOver: true } : state;
}

/** The room without this person; closed if that was the last human, or if fewer than two people want the rematch. */
export function left(state: WaitingState, leaver: Person): WaitingState {
  const slot = slotOf(state, leaver);
  const owner = state.slots[slot] ?? null;
  if (!isHuman(owner)) return state;
  const rest = withSlot(nobodyReady(state), slot, null);
  const heir = rest.slots.find(isHuman);
  if (heir === undefined) return { ...rest, closed: "empty" };
  if (isLonely(rest)) return { ...rest, closed: "left", leaver: owner.identity.name || null };
  return isSame(rest.admin, leaver) ? { ...rest, admin: person(heir.identity) } : rest;
}

/** The room where this person is away since `now` (ms UTC), or is back (`undefined`). */
export function attended(state: WaitingState, who: Person, awaySince: number | undefined): WaitingState {
  const slot = slotOf(state, who);
  const owner = state.slots[slot] ?? null;
  if (!isHuman(owner) || state.isStarting || (owner.awaySince === undefined) === (awaySince === undefined))
    return state;
  const { awaySince: _, ...there } = owner;
  return withSlot(state, slot, awaySince === undefined ? there : { ...there, awaySince });
}

/** The room without the reserved slot of this person, who does not want the rematch. */
export function declined(state: WaitingState, who: Person): WaitingState {
  const slot = invitedSlotOf(state, who);
  const kept = state.slots[slot] ?? null;
  if (kept?.kind !== "invited") return state;
  const rest = withSlot(state, slot, null);
  return isLonely(rest) ? { ...rest, closed: "left", leaver: kept.identity.name || null } : rest;
}

/** The room without reserved slots: those who were invited have had enough time. */
export function waitedEnough(state: WaitingState): WaitingState {
  const slots = state.slots.map((slot) => (slot?.kind === "invited" ? null : slot));
  const rest = { ...state, slots };
  return isLonely(rest) ? { ...rest, closed: "late" } : rest;
}

/** Whether fewer than two people want the rematch, or may still want it. */
function isLonely({ rematchOf, slots }: WaitingState): boolean {
  return rematchOf !== null && slots.filter((slot) => slot !== null && slot.kind !== "bot").length < 2;
}

/**
 * The room with a person's new name, where it is newer than the one that is there. A deleted account leaves, unless the
 * game is about to begin; then its seat is nobody's.
 */
export function renamed(state: WaitingState, identity: Identity): WaitingState {
  const isMeant = (slot: Slot) =>
    slot !== null &&
    slot.kind !== "bot" &&
    isSame(slot.identity, identity) &&
    isNewer(identity, slot.identity);
  const slots = state.slots.map((slot) => (isMeant(slot) ? ({ ...slot, identity } as Slot) : slot));
  const removed = isDeleted(identity)
    ? state.removed.filter((one) => !isSame(one, identity))
    : state.removed.map((one) => (isSame(one, identity) ? { ...one, name: identity.name } : one));
  if (!state.slots.some(isMeant) && !isSentAway(state, identity)) return state;
  const next = { ...state, slots, removed };
  return isDeleted(identity) && !isBeginning(state) ? left(declined(next, identity), identity) : next;
}

/** The room with the user that a guest has become on the guest's slot. */
export function reseated(state: WaitingState, before: Person, identity: Identity, now: number): WaitingState {
  if (isSame(before, identity)) return renamed(state, identity);
  if (invitedSlotOf(state, before) >= 0) return invitedAs(state, before, identity);
  const slot = slotOf(state, before);
  const owner = state.slots[slot] ?? null;
  if (!isHuman(owner)) return state;
  const admin = isSame(state.admin, before) ? person(identity) : state.admin;
  // Nobody can leave once the game is about to begin.
  if (isBeginning(state)) return { ...withSlot(state, slot, { ...owner, identity, since: now }), admin };
  // A user who waits here already does not sit twice, and one who was sent away does not come back this way.
  const isUnwanted = slotOf(state, identity) >= 0 || isSentAway(state, identity);
  if (isUnwanted) return left(state, before);
  return { ...withSlot(state, slot, { ...owner, identity, since: now, isClaimed: false }), admin };
}

/** The same for a reserved slot. Nobody has two. */
function invitedAs(state: WaitingState, before: Person, identity: Identity): WaitingState {
  const slot = invitedSlotOf(state, before);
  const kept = state.slots[slot] ?? null;
  const isElsewhere = slotOf(state, identity) >= 0 || ![slot, -1].includes(invitedSlotOf(state, identity));
  if (kept?.kind !== "invited" || isElsewhere) return declined(state, before);
  return withSlot(state, slot, { ...kept, identity });
}

/** The room whose game has been created. */
export function begun(state: WaitingState, gameID: number): WaitingState {
  return { ...state, gameID };
}

/** The room with the confirmation that this person, who sat down at `since`, waits nowhere else. */
export function claimed(state: WaitingState, who: Person, since: number): WaitingState {
  const slot = slotOf(state, who);
  const owner = state.slots[slot] ?? null;
  if (!isHuman(owner) || owner.since !== since) return state;
  return withSlot(state, slot, { ...owner, isClaimed: true });
}

function sentAway(state: WaitingState, who: Identity): WaitingState {
  return { ...state, removed: [...state.removed, { ...person(who), name: who.name }] };
}

function swapped(state: WaitingState, slot: number, steps: number): Change {
  const other = slot + steps;
  if (other < 0 || other >= state.slots.length) return { error: "cannot_move" };
  if (seriesUnderWay(state) && isOtherTeam(state, slot, other)) return { error: "cannot_move" };
  const slots = [...state.slots];
  [slots[slot], slots[other]] = [slots[other], slots[slot]];
  return nobodyReady({ ...state, slots });
}

function isOtherTeam({ wishes, slots }: WaitingState, one: number, other: number): boolean {
  const perTeam = slots.length / wishes.nTeams;
  return Math.floor(one / perTeam) !== Math.floor(other / perTeam);
}

function isOneself(whom: Whom | Oneself): whom is Oneself {
  return !("slot" in whom);
}

function humanOn(state: WaitingState, { slot, name }: Whom): Human | { error: "slot_empty" | "stale" } {
  const owner = state.slots[slot] ?? null;
  if (!isHuman(owner)) return { error: "slot_empty" };
  return owner.identity.name === name ? owner : { error: "stale" };
}

function botOn(state: WaitingState, { slot, name }: Whom): Bot | { error: "slot_empty" | "stale" } {
  const owner = state.slots[slot] ?? null;
  if (owner?.kind !== "bot") return { error: "slot_empty" };
  return owner.name === name ? owner : { error: "stale" };
}

function adminOnly(state: WaitingState, by: Person): { error: "not_member" | "not_admin" } | undefined {
  if (slotOf(state, by) < 0) return { error: "not_member" };
  return isSame(state.admin, by) ? undefined : { error: "not_admin" };
}

function withSlot(state: WaitingState, slot: number, owner: Slot): WaitingState {
  return { ...state, slots: state.slots.with(slot, owner) };
}

function nobodyReady(state: WaitingState): WaitingState {
  const slots = state.slots.map((slot) => {
    if (!isHuman(slot)) return slot;
    const { commitment: _, ...rest } = slot;
    return { ...rest, isReady: false };
  });
  return { ...state, slots, isStarting: false };
}

function human(identity: Identity, color: BallColor, since: number): Human {
  return { kind: "human", identity, color, isReady: false, since, isClaimed: false };
}

function person({ kind, id }: Person): Person {
  return { kind, id };
}

/** The first free color; there are more of them than slots. */
function freeColor({ slots }: WaitingState): BallColor {
  const taken = new Set(slots.map((slot) => slot?.color));
  const free = ballColors.find((color) => !taken.has(color));
  if (free === undefined) throw new Error("expected more colors than slots");
  return free;
}

/** The first unused name of `bot1`, `bot2`… */
function botName({ slots }: WaitingState): string {
  const names = new Set(slots.map((slot) => (slot?.kind === "bot" ? slot.name : undefined)));
  let number = 1;
  while (names.has(`bot${number}`)) number++;
  return `bot${number}`;
}
