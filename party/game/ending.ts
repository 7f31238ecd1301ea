import { type Seat, type Variant, variantOf } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { EndingChange, EndingInfo, EndingWay } from "#schema/protocol/ending.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { type Changed, changed } from "./effects.ts";
import type { GameState } from "./state.ts";
import { openEndings, withEnding, withoutEnding } from "./surroundings.ts";
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

/** The table, as far as questions depend on it. `last` is the last question of the circle that is asked, if any. */
export interface EndingTable {
  circumstances: Circumstances;
  last: { ending: Ending; isOpen: boolean } | undefined;
}

/** What has become of a question, because of which seat. Those who are asked are told. */
export interface EndingNews {
  change: EndingChange;
  ending: Ending;
  seat: Seat;
}

/** The same, or that all have agreed: then the game ends. */
export type EndingStep = EndingNews | { change: "agreed"; ending: Ending; seat: Seat };

/** A seat puts a question. Two who ask at the same time agree. */
export function asked(
  { circumstances, last }: EndingTable,
  question: Pick<Ending, "how" | "by">,
  now: number,
): EndingStep | { error: EndingError } | undefined {
  if (last?.isOpen) return accepted(circumstances, last.ending, question.by);
  const ending = newEnding(circumstances, question, last?.ending.at, now);
  return "error" in ending ? ending : stepTo(circumstances, "asked", ending, question.by);
}

/** A seat answers the open question; whoever has put it takes it back with a no. */
export function answered(
  { circumstances, last }: EndingTable,
  seat: Seat,
  isAccepted: boolean,
): EndingStep | { error: "no_ending" } | undefined {
  if (!last?.isOpen) return { error: "no_ending" };
  const { ending } = last;
  if (isAccepted) return accepted(circumstances, ending, seat);
  return { change: ending.by === seat ? "withdrawn" : "rejected", ending, seat };
}

/** The questions whose time is up. */
export function expired(open: readonly Ending[], now: number): EndingNews[] {
  const over = open.filter((ending) => untilOf(ending) <= now);
  return over.map((ending) => ({ change: "expired", ending, seat: ending.by }));
}

/** The questions that end because somebody else decides for a seat from now on, who was not asked. */
export function dropped(variant: Variant, open: readonly Ending[], seat: Seat): EndingNews[] {
  const theirs = open.filter((ending) => seatsOf(variant, ending).includes(seat));
  return theirs.map((ending) => ({ change: "dropped", ending, seat }));
}

/** What follows from news of a question. */
export function questionChanged(state: GameState, news: EndingNews): Changed {
  const { change, ending } = news;
  const circle = circleOf(variantOf(state.beginning.game.variant), ending);
  const surroundings = isOpenAfter(change)
    ? withEnding(state.surroundings, circle, ending)
    : withoutEnding(state.surroundings, circle);
  const at = nextExpiry(openEndings(surroundings));
  return changed({ ...state, surroundings }, { kind: "due", due: "ending", at }, { kind: "ending", news });
}

/** Whether a question is open after this has become of it. */
export function isOpenAfter(change: EndingChange): boolean {
  return change === "asked" || change === "accepted";
}

/** When the first of these questions expires (ms UTC), if there are any. */
export function nextExpiry(open: readonly Ending[]): number | undefined {
  return open.length === 0 ? undefined : Math.min(...open.map(untilOf));
}

/** Whoever has agreed may say so again, which changes nothing. */
function accepted(circumstances: Circumstances, ending: Ending, seat: Seat): EndingStep | undefined {
  if (ending.accepted.includes(seat)) return undefined;
  return stepTo(circumstances, "accepted", { ...ending, accepted: [...ending.accepted, seat] }, seat);
}

function stepTo(
  { position, owners }: Circumstances,
  change: EndingChange,
  ending: Ending,
  seat: Seat,
): EndingStep {
  const isAgreed = askedOf(position.state.table.variant, owners, ending).length === 0;
  return { change: isAgreed ? "agreed" : change, ending, seat };
}

/**
 * The question that the player on a seat puts, or why it can't be put. A team can resign where there is exactly one
 * other, which then has won. Everybody who decides must be there.
 * @param lastAt when the same circle was last asked (ms UTC)
 */
function newEnding(
  circumstances: Circumstances,
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
