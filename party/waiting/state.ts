import type { Draw } from "#rules/notation/draw.ts";
import { type VariantName, variantOf } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import type { PromisedDraw } from "#schema/protocol/draw.ts";
import type { Series } from "#schema/protocol/series.ts";
import type { WaitingSnapshot } from "#schema/protocol/waiting.ts";
import type { NewWaitingGame, WaitingGame, WaitingID, WaitingSlot } from "#schema/protocol/waitingGame.ts";
import { gameChannel } from "#schema/roomNames.ts";
import type {
  BotLevel,
  Circle,
  Identity,
  InviteRefusal,
  OpenGame,
  Person,
  SeatOwner,
} from "#schema/rooms.ts";
import { newSeries } from "#schema/series.ts";

/**
 * Somebody on a slot. `since` (ms UTC) is when it was taken, `awaySince` since when the person is away; `isClaimed` says
 * that the person waits nowhere else.
 */
export type Human = {
  kind: "human";
  identity: Identity;
  color: BallColor;
  isReady: boolean;
  since: number;
  awaySince?: number;
  isClaimed: boolean;
  /** Whether a table of the queue waits for what the person's browser draws. */
  draws?: true;
  /** What the person's browser has drawn for the seed of the game: first its hash, then itself. */
  commitment?: string;
  reveal?: string;
};
export type Bot = { kind: "bot"; level: BotLevel; name: string; color: BallColor };
/** A former player with a reserved slot, until it is known whether they want the rematch. */
export type Invited = { kind: "invited"; identity: Identity; color: BallColor };

/** A slot of the room and who has taken it. Slots are ordered by team. */
export type Slot = Human | Bot | Invited | null;

/** Somebody who was sent away. Rooms of older versions have stored no names. */
export type SentAway = Person & { readonly name?: string };

/** The state of a waiting room, a plain value; changes.ts computes the next one from it. */
export interface WaitingState {
  readonly id: WaitingID;
  readonly wishes: NewWaitingGame;
  readonly createdAt: number;
  readonly admin: Person;
  readonly slots: readonly Slot[];
  /** People who were sent away, and may not come back until let in. */
  readonly removed: readonly SentAway[];
  /** Whether it is a table of the queue, whose people have all come. */
  readonly isOfQueue?: true;
  /** The game that is to be played once more. */
  readonly rematchOf: number | null;
  /** All are ready: nothing changes any more. */
  readonly isStarting: boolean;
  /** The game that came of it. */
  readonly gameID: number | null;
  /** Why it is no more. */
  readonly closed: ClosedBecause | null;
  /** What the server has drawn for the seed, and its hash; absent where nobody is there to draw with it. */
  readonly drawn?: { readonly serverSeed: string; readonly serverHash: string };
  /** Whether a table of the queue waits no longer for who has not committed. */
  readonly isCommitOver?: true;
  /** Whether the game waits no longer for what was not revealed. */
  readonly isRevealOver?: true;
  /** Who was the last to leave a closed rematch. */
  readonly leaver?: string | null;
  /** The series that goes on here, and whether its games are left out of the list of running games. */
  readonly series?: (Series & { readonly isPrivate: boolean }) | undefined;
}

export type ClosedBecause = "empty" | "left" | "late";

export function isSame(one: Person, other: Person): boolean {
  return one.kind === other.kind && one.id === other.id;
}

export function isHuman(slot: Slot): slot is Human {
  return slot?.kind === "human";
}

/** The slot that a person has; -1 for none. */
export function slotOf({ slots }: WaitingState, person: Person): number {
  return slots.findIndex((slot) => isHuman(slot) && isSame(slot.identity, person));
}

export function isSentAway({ removed }: WaitingState, person: Person): boolean {
  return removed.some((one) => isSame(one, person));
}

/** When (ms UTC) somebody who is away loses the slot; `undefined` for who is there. A host is waited for longer. */
export function slotEnd(state: WaitingState, { identity, awaySince }: Human): number | undefined {
  if (awaySince === undefined) return undefined;
  if (!isSame(state.admin, identity) || state.rematchOf !== null) return awaySince + limits.slotKeptMs;
  const others = state.slots.filter(isHuman).filter((slot) => !isSame(slot.identity, identity));
  if (state.wishes.private && others.length === 0) return awaySince + limits.privateRoomKeptMs;
  return Math.max(awaySince, ...others.map(({ since }) => since)) + limits.hostSlotKeptMs;
}

/** The reserved slot of a person who is invited to a rematch; -1 for none. */
export function invitedSlotOf({ slots }: WaitingState, person: Person): number {
  return slots.findIndex((slot) => slot?.kind === "invited" && isSame(slot.identity, person));
}

export function isFull({ slots }: WaitingState): boolean {
  return slots.every((slot) => slot !== null && slot.kind !== "invited");
}

/** Why a member may not invite this person; null where it may. */
export function inviteRefusal(state: WaitingState, person: Person, by: Person): InviteRefusal | null {
  if (slotOf(state, by) < 0) return "not_waiting";
  if (slotOf(state, person) >= 0) return "already_here";
  if (isSentAway(state, person)) return "not_let_in";
  return state.slots.includes(null) || invitedSlotOf(state, person) >= 0 ? null : "full";
}

/** Whether the game is on its way: all are ready, and wait nowhere else. From then on nobody leaves any more. */
export function isBeginning({ isStarting, slots }: WaitingState): boolean {
  return isStarting && slots.every((slot) => !isHuman(slot) || slot.isClaimed);
}

/**
 * Whether the game of a table of the queue waits for browsers to commit to what they have drawn. Elsewhere they do it when
 * their people are ready.
 */
export function isCommitting(state: WaitingState): boolean {
  const isAwaited = (slot: Slot) => isHuman(slot) && slot.draws === true && slot.commitment === undefined;
  return isBeginning(state) && !state.isCommitOver && state.gameID === null && state.slots.some(isAwaited);
}

/** Whether the game that is on its way waits for what browsers have committed to. */
export function isRevealing(state: WaitingState): boolean {
  const isAwaited = (slot: Slot) =>
    isHuman(slot) && slot.commitment !== undefined && slot.reveal === undefined;
  const isOn = isBeginning(state) && !isCommitting(state) && !state.isRevealOver && state.gameID === null;
  return isOn && state.slots.some(isAwaited);
}

/** Who belongs to the room's channel; what was said about a game goes along into its rematch. */
export function circleOf({ slots, rematchOf }: WaitingState, endsAt: number | null): Circle {
  const members = slots.filter(isHuman).map(({ identity }) => identity);
  return { members, endsAt, from: rematchOf === null ? null : gameChannel(rematchOf) };
}

/** The people in a rematch, for the previous game; null if it has closed or begun. */
export function rematchPlayersOf({ closed, gameID, slots }: WaitingState): Person[] | null {
  if (closed !== null || gameID !== null) return null;
  return slots.filter(isHuman).map(({ identity: { kind, id } }) => ({ kind, id }));
}

/** The room as everybody may know it who may see it. */
export function publicGame(state: WaitingState): WaitingGame {
  const admin = state.slots[slotOf(state, state.admin)];
  return {
    id: state.id,
    ...state.wishes,
    admin: isHuman(admin) ? admin.identity.name : "",
    created: state.createdAt,
    series: seriesUnderWay(state),
    slots: state.slots.map(publicSlot),
  };
}

/** The room as a person sees it (`null`: somebody unknown). */
export function snapshotFor(state: WaitingState, person: Person | null): WaitingSnapshot {
  const slot = person === null ? -1 : slotOf(state, person);
  const isAdmin = person !== null && isSame(state.admin, person);
  return {
    room: publicGame(state),
    you: slot < 0 ? null : slot,
    isAdmin,
    isSentAway: person !== null && isSentAway(state, person),
    sentAway: isAdmin ? namesOf(state.removed) : [],
    isStarting: state.isStarting,
    draw: promisedDraw(state),
    isCommitting: isCommitting(state),
    isRevealing: isRevealing(state),
    isRematch: state.rematchOf !== null,
    gameID: state.gameID as WaitingSnapshot["gameID"],
  };
}

/** The series of which a game has been won already. From then on nobody changes sides. */
export function seriesUnderWay({ series }: Pick<WaitingState, "series">): Series | undefined {
  if (series === undefined || series.winners.length === 0) return undefined;
  return { bestOf: series.bestOf, winners: series.winners };
}

function namesOf(sentAway: readonly SentAway[]): string[] {
  return sentAway.flatMap(({ name }) => name ?? []).slice(-limits.sentAwayNamed);
}

function publicSlot(slot: Slot): WaitingSlot {
  if (slot === null) return { kind: "empty" };
  const { color } = slot;
  if (slot.kind === "bot") return { kind: "bot", name: slot.name, color, level: slot.level };
  if (slot.kind === "invited") return { kind: "invited", name: slot.identity.name, color };
  const { identity, isReady, awaySince } = slot;
  const kind = identity.kind === "guest" ? "guest" : "human";
  return { kind, name: identity.name, color, isReady, ...(awaySince !== undefined && { isAway: true }) };
}

/** The variant that is wished for, as notation.md names it. */
export function variantFor({ nPlayers, nTeams, meister }: NewWaitingGame): VariantName {
  return `${nPlayers}x${nTeams}${meister ? "m" : "n"}` as VariantName;
}

/** What one would have wished for to play this variant. */
export function wishesFor(variant: VariantName): Pick<NewWaitingGame, "nPlayers" | "nTeams" | "meister"> {
  const { seats, teams, isTeamTac } = variantOf(variant);
  return {
    nPlayers: seats as 4 | 6,
    nTeams: (isTeamTac ? 1 : teams.length) as 1 | 2 | 3,
    meister: variant.endsWith("m"),
  };
}

/** The seat at the table that each slot becomes: slots stand team by team, seats take turns (original.md 1.2). */
export function seatsOfSlots(variant: VariantName): number[] {
  return variantOf(variant).teams.flat();
}

/** What everybody may know of the draw before the game. */
function promisedDraw(state: WaitingState): PromisedDraw | null {
  const { serverHash } = state.drawn ?? {};
  return serverHash === undefined ? null : { serverHash, commitments: bySeat(state, "commitment") };
}

/** The draw for the game; undefined if the server draws alone. */
export function drawFor(state: WaitingState): Draw | undefined {
  if (state.drawn === undefined) return undefined;
  return {
    ...state.drawn,
    commitments: bySeat(state, "commitment"),
    reveals: bySeat(state, "reveal"),
  };
}

function bySeat({ wishes, slots }: WaitingState, part: "commitment" | "reveal"): (string | null)[] {
  const parts: (string | null)[] = [];
  seatsOfSlots(variantFor(wishes)).forEach((seat, i) => {
    const slot = slots[i] ?? null;
    parts[seat] = (isHuman(slot) && slot[part]) || null;
  });
  return parts;
}

/** The series of the game, whose next one takes two people who want it. */
function seriesFor(state: WaitingState): Series | undefined {
  return seriesUnderWay(state) ?? newSeries(state.wishes.bestOf);
}

/** The game that a full room becomes; its id is still to be given. */
export function gameFor(state: WaitingState, createdAt: number): Omit<OpenGame, "gameID"> {
  const { id, wishes, slots, series } = state;
  const variant = variantFor(wishes);
  const seats: SeatOwner[] = [];
  const colors: BallColor[] = [];
  seatsOfSlots(variant).forEach((seat, i) => {
    const slot = slots[i];
    if (slot === null || slot.kind === "invited") throw new Error(`expected somebody on slot ${i}`);
    seats[seat] = isHuman(slot)
      ? { kind: "human", identity: slot.identity }
      : { kind: "bot", level: slot.level, name: slot.name };
    colors[seat] = slot.color;
  });
  const { moveTimeMs, private: isPrivate, rated: isRated = true } = wishes;
  return {
    variant,
    createdAt,
    seats,
    colors,
    moveTimeMs,
    isPrivate: series?.isPrivate ?? isPrivate,
    isRated,
    waitingID: id,
    tournament: null,
    series: slots.filter(isHuman).length > 1 ? seriesFor(state) : undefined,
  };
}
