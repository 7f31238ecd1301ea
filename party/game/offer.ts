import type { BotLevel, Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Substitution } from "#schema/protocol/seats.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import type { Sitting } from "./logged.ts";
import { isOf, playerOf } from "./seats.ts";
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

/** The offer that somebody makes, or why it can't be made. */
export function newOffer(
  circumstances: Circumstances,
  { sittings, lastEnd }: { sittings: readonly Sitting[]; lastEnd: number | undefined },
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
