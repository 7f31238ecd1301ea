import type { BotLevel, Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isDeleted } from "#schema/names.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Substitution, SubstitutionChange } from "#schema/protocol/seats.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { andThen, type Changed, changed, seatsTold } from "./effects.ts";
import type { Sitting } from "./logged.ts";
import type { Position } from "./position.ts";
import { replaced } from "./seating.ts";
import { isOf, playerOf } from "./seats.ts";
import type { GameState } from "./state.ts";
import { withOffer, withoutOffer } from "./surroundings.ts";
import { type Circumstances, waitingOf } from "./waiting.ts";

/** An offer to put somebody on another's seat, open until `until` (ms UTC) or until all who play agree. */
export interface Offer {
  seat: Seat;
  by: SeatOwner;
  /** Who has agreed. Whoever asks for a bot agrees with that, as the first. */
  accepted: Seat[];
  until: number;
}

/** Why an offer can't be made; the statuses are in schema/protocol/game.ts. */
export type OfferError =
  | "game_over"
  | "no_name"
  | "members_only"
  | "spectator"
  | "has_seat"
  | "has_played"
  | "too_soon"
  | "not_replaceable"
  | "substitution_open"
  | "nobody_to_ask";

/** Who asks for what: `seat` is the asker's own, `null` for a spectator. */
export interface Wish {
  identity: Identity | null;
  seat: Seat | null;
  data: { seat: Seat; by: "me" } | { seat: Seat; by: "bot"; level: BotLevel };
}

/** The table, as far as offers depend on it. */
export interface OfferTable {
  circumstances: Circumstances;
  sittings: readonly Sitting[];
  /** When the last offer ended (ms UTC). */
  lastEnd: number | undefined;
}

/** What has become of an offer, which everybody is told. Once it is `done`, somebody else sits on the seat. */
export interface OfferStep {
  change: SubstitutionChange;
  offer: Offer;
}

/** The steps that follow from a request, one after the other, or why it is refused. Whoever repeats one gets none. */
export type OfferSteps = readonly OfferStep[] | { error: OfferError | "tournament_game" };

/** Somebody makes an offer. It is carried out at once if nobody has to be asked. */
export function offered(table: OfferTable, wish: Wish, now: number): OfferSteps {
  const { circumstances } = table;
  if (circumstances.isMatch) return { error: "tournament_game" };
  const { offer: open } = circumstances;
  const { identity, data } = wish;
  // Answers to spectators are not stored, so a spectator's wish may come twice.
  if (open && data.by === "me" && open.seat === data.seat && isOf(open.by, identity)) return [];
  const offer = newOffer(table, wish, now);
  return "error" in offer ? offer : [{ change: "offered", offer }, ...settled(circumstances, offer)];
}

/**
 * Somebody agrees to the open offer, or does not; whoever has made it takes it back by that. The player who is to be
 * replaced has no say, for or against: to stay one plays.
 */
export function answered(
  circumstances: Circumstances,
  { identity, seat }: Pick<Wish, "identity" | "seat">,
  isAccepted: boolean,
): readonly OfferStep[] | { error: "no_substitution" | "not_asked" } {
  const { offer } = circumstances;
  if (offer === undefined) return { error: "no_substitution" };
  if (seat === offer.seat) return { error: "not_asked" };
  const isBotFor = offer.by.kind === "bot" && offer.accepted[0] === seat;
  const isOwn = seat === null ? isOf(offer.by, identity) : isBotFor;
  if (seat === null && !isOwn) return { error: "not_asked" };
  if (!isAccepted) return [{ change: isOwn ? "withdrawn" : "rejected", offer }];
  if (seat !== null && offer.accepted.includes(seat)) return [];
  if (seat === null || !askedOf(circumstances, offer).includes(seat)) return { error: "not_asked" };
  const accepted = { ...offer, accepted: [...offer.accepted, seat] };
  return [{ change: "accepted", offer: accepted }, ...settled(circumstances, accepted)];
}

/**
 * Presence has changed: an offer ends with the last socket of whoever made it, and may be carried out when somebody who
 * was asked leaves.
 * @param isHere whether somebody is here, under whatever name
 */
export function attended(
  circumstances: Circumstances,
  isHere: (identity: Identity) => boolean,
): readonly OfferStep[] {
  const { offer } = circumstances;
  if (offer === undefined) return [];
  if (isBack(circumstances, offer)) return [{ change: "played", offer }];
  const isGone = offer.by.kind === "human" && !isHere(offer.by.identity);
  if (isGone && !isTurnBased(circumstances)) return [{ change: "withdrawn", offer }];
  return settled(circumstances, offer);
}

/** The player of a seat plays, and is not replaced. */
export function played(offer: Offer | undefined, seat: Seat | null): readonly OfferStep[] {
  return offer !== undefined && offer.seat === seat ? [{ change: "played", offer }] : [];
}

/** The time of the open offer is up. The players of a turn-based game need not be there: who does not object agrees. */
export function expired(circumstances: Circumstances): readonly OfferStep[] {
  const { offer } = circumstances;
  if (offer === undefined) return [];
  if (isBack(circumstances, offer)) return [{ change: "played", offer }];
  const hasAccount = offer.by.kind === "bot" || !isDeleted(offer.by.identity);
  return [{ change: isTurnBased(circumstances) && hasAccount ? "done" : "expired", offer }];
}

/** What follows from a step. */
export function offerChanged(state: GameState, position: Position, step: OfferStep, now: number): Changed {
  const { change, offer } = step;
  const isOpen = change === "offered" || change === "accepted";
  const surroundings = isOpen ? withOffer(state.surroundings, offer) : withoutOffer(state.surroundings, now);
  const next = changed(
    { ...state, surroundings },
    { kind: "due", due: "offer", at: isOpen ? offer.until : undefined },
  );
  const isDone = change === "done";
  const seated = isDone ? andThen(next, (after) => replaced(after, position, offer, now)) : next;
  return andThen(seated, (after) =>
    changed(
      after,
      { kind: "schedule" },
      { kind: "offer", step, replaced: state.beginning.game.seats[offer.seat] },
      isDone ? seatsTold(after) : [],
    ),
  );
}

/** An offer is carried out as soon as somebody has agreed, and everybody who is asked. */
function settled(circumstances: Circumstances, offer: Offer): OfferStep[] {
  const isAgreed = offer.accepted.length > 0 && askedOf(circumstances, offer).length === 0;
  return isAgreed ? [{ change: "done", offer }] : [];
}

/** Whether the player has come back to a seat of a turn-based game that was offered to others. */
function isBack(circumstances: Circumstances, { seat }: Offer): boolean {
  const { owners, autopilots } = circumstances;
  return isTurnBased(circumstances) && owners[seat].kind === "human" && !autopilots.has(seat);
}

/** The offer that somebody makes, or why it can't be made. */
function newOffer(
  { circumstances, sittings, lastEnd }: OfferTable,
  { identity, seat, data }: Wish,
  now: number,
): Offer | { error: OfferError } {
  const { owners, isRunning, offer } = circumstances;
  if (!isRunning) return { error: "game_over" };
  if (identity === null) return { error: "no_name" };
  const isOverDays = isTurnBased(circumstances);
  if (isOverDays && data.by === "me" && identity.kind === "guest") return { error: "members_only" };
  if (data.by === "me" && seat !== null) return { error: "has_seat" };
  if (data.by === "me" && sittings.some(({ owner }) => isOf(owner, identity))) return { error: "has_played" };
  if (data.by === "bot" && seat === null) return { error: "spectator" };
  if (offer !== undefined) return { error: "substitution_open" };
  const from = waitingOf(circumstances).replaceable[data.seat];
  const isBotForBot = data.by === "bot" && owners[data.seat]?.kind === "bot";
  const isFull = owners.length + sittings.length >= limits.playersPerGame;
  if (typeof from !== "number" || from > now || isBotForBot || data.seat === seat || isFull)
    return { error: "not_replaceable" };
  if (now < (lastEnd ?? 0) + limits.substitutionPauseMs) return { error: "too_soon" };
  const made: Offer = {
    seat: data.seat,
    by:
      data.by === "me"
        ? { kind: "human", identity }
        : { kind: "bot", level: data.level, name: `bot${data.seat}` },
    accepted: seat === null ? [] : [seat],
    until: now + (isOverDays ? limits.turnBasedSubstitutionMs : limits.substitutionMs),
  };
  if (seat === null && askedOf(circumstances, made).length === 0) return { error: "nobody_to_ask" };
  return made;
}

/** Who has yet to agree: all people except the one who is replaced. Players for whom autopilot plays can't be asked. */
export function askedOf(
  { owners, autopilots }: Pick<Circumstances, "owners" | "autopilots">,
  offer: Offer,
): Seat[] {
  return [...owners.keys()].filter(
    (seat) =>
      owners[seat].kind === "human" &&
      seat !== offer.seat &&
      !offer.accepted.includes(seat) &&
      !autopilots.has(seat),
  );
}

/** The public part of the open offer. */
export function offerInfo({ offer, ...circumstances }: Circumstances): Substitution | null {
  if (offer === undefined) return null;
  const { seat, by, accepted, until } = offer;
  return { seat, by: playerOf(by), acceptedBy: accepted, asked: askedOf(circumstances, offer), until };
}
