import type { Seat, Variant } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { EndingInfo, EndingWay } from "#schema/protocol/ending.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import type { Circumstances } from "./waiting.ts";

/** A question to a circle of seats (a team, or all) whether to end the game early, put at this time (ms UTC). */
export interface Ending {
  how: EndingWay;
  /** Who put it, and has agreed with that, as the first. */
  by: Seat;
  accepted: Seat[];
  at: number;
  /** How long it is open (ms), unless limits.endingMs. */
  lastsMs?: number;
}

/** Why a question can't be put; the statuses are in schema/protocol/game.ts. */
export type EndingError =
  | "game_over"
  | "tournament_game"
  | "not_two_teams"
  | "first_deal"
  | "somebody_away"
  | "too_soon";

/** The seats that a question goes to: those of the team that would resign, or all. */
export function seatsOf(
  { teams, teamOf }: Variant,
  { how, by }: Pick<Ending, "how" | "by">,
): readonly Seat[] {
  return how === "resign" ? teams[teamOf[by]] : teams.flat();
}

/** The name of that circle. Each is asked by itself. */
export function circleOf({ teamOf }: Variant, { how, by }: Pick<Ending, "how" | "by">): string {
  return how === "resign" ? `team ${teamOf[by]}` : "all";
}

/**
 * The question that the player on a seat puts, or why it can't be put. A team can resign where there is exactly one
 * other, which then has won. Everybody who decides must be there.
 * @param lastAt when the same circle was last asked (ms UTC)
 */
export function newEnding(
  circumstances: Circumstances & { isMatch: boolean },
  { how, by }: Pick<Ending, "how" | "by">,
  lastAt: number | undefined,
  now: number,
): Ending | { error: EndingError } {
  const { position, owners, isRunning, isMatch, absent, moveTimeMs } = circumstances;
  const { variant, deal } = position.state.table;
  if (!isRunning) return { error: "game_over" };
  if (how === "noResult" && isMatch) return { error: "tournament_game" };
  if (how === "resign" && (variant.isTeamTac || variant.teams.length !== 2))
    return { error: "not_two_teams" };
  if (how === "resign" && deal < 1) return { error: "first_deal" };
  // Who plays turn by turn need not be there, and has the time of a move.
  const isOverDays = isTurnBased(circumstances);
  const asked = { how, by, accepted: [by], at: now, ...(isOverDays && { lastsMs: moveTimeMs as number }) };
  if (!isOverDays && askedOf(variant, owners, asked).some((seat) => absent.has(seat)))
    return { error: "somebody_away" };
  if (lastAt !== undefined && now < lastAt + limits.endingPauseMs) return { error: "too_soon" };
  return asked;
}

/** Who has yet to answer. A bot agrees to whatever people want. */
export function askedOf(variant: Variant, owners: readonly SeatOwner[], ending: Ending): Seat[] {
  return seatsOf(variant, ending)
    .filter((seat) => owners[seat].kind === "human" && !ending.accepted.includes(seat))
    .sort((a, b) => a - b);
}

/** When it expires (ms UTC). */
export function untilOf({ at, lastsMs = limits.endingMs }: Ending): number {
  return at + lastsMs;
}

/** What those who are asked know of it. */
export function endingInfo(variant: Variant, owners: readonly SeatOwner[], ending: Ending): EndingInfo {
  const { how, by, accepted } = ending;
  return { how, by, acceptedBy: accepted, asked: askedOf(variant, owners, ending), until: untilOf(ending) };
}

/** How the game ends when all have agreed: the sides, best first, or none without a result. */
export function sidesAfter({ teams, teamOf }: Variant, { how, by }: Ending): number[] {
  if (how === "noResult") return [];
  const resigned = teamOf[by];
  return [...[...teams.keys()].filter((team) => team !== resigned), resigned];
}
