import { chanceStream, moveSeat, variantOf } from "#rules/index.ts";
import type { MatchEnding } from "#schema/rooms.ts";
import type { TimeUpReason } from "#schema/tournament.ts";
import type { Beginning, Decision, LoggedMove } from "./logged.ts";
import { winnerOf } from "./outcome.ts";
import { advance, type Position, replayLog } from "./position.ts";

/**
 * The order of the sides of a game that decides a match (rules.md 10). A side is a team of the game's variant, and
 * numbered like it.
 */

/** The stream of the seed that the lot is drawn from (docs/fair-deal.md). No game has so many decks. */
const lotStream = 2 ** 32 - 1;

/** What is compared, in this order: of every two sides, the one with the lower number stands before the other. */
type Comparison<Reason> = { reason: Reason; numbers: readonly number[] };

/** Decides a game whose time is up now (ms UTC), in favor of the first of its sides. */
export function decideNow(
  beginning: Beginning,
  moves: readonly LoggedMove[],
  now: number,
): Decision & { reason: TimeUpReason } {
  const { game, seed } = beginning;
  const position = replayLog(beginning, moves);
  const at = Math.max(now, position.lastMoveAt);
  const comparisons: Comparison<TimeUpReason>[] = [
    { reason: "ballsHome", numbers: homeOf(position).map((balls) => -balls) },
    { reason: "thinkingTime", numbers: thinkingTimesOf(beginning, moves, at) },
    { reason: "lot", numbers: lotsOf(variantOf(game.variant).teams.length, seed) },
  ];
  const sides = ranked(comparisons);
  const [first, second] = sides;
  const reason = comparisons.find(({ numbers }) => numbers[first] !== numbers[second])?.reason ?? "lot";
  return { sides, reason, at };
}

/**
 * How a game has ended for its match; undefined if it has no winner. In a game that was won those who have lost are
 * compared by balls home, thinking time, and the order of the seats.
 */
export function endingOf(beginning: Beginning, moves: readonly LoggedMove[]): MatchEnding | undefined {
  const position = replayLog(beginning, moves);
  const winner = winnerOf(beginning, position);
  if (typeof winner !== "number") return undefined;
  const home = homeOf(position);
  const { decision } = beginning;
  if (decision !== null && decision.reason !== "agreed")
    return { sides: decision.sides, home, reason: decision.reason };
  const sides = ranked([
    { reason: "won", numbers: home.map((_, side) => (side === winner ? 0 : 1)) },
    { reason: "ballsHome", numbers: home.map((balls) => -balls) },
    { reason: "thinkingTime", numbers: thinkingTimesOf(beginning, moves, position.lastMoveAt) },
  ]);
  return { sides, home, reason: "won" };
}

/** The balls home of each side. */
export function homeOf({ state }: Position): number[] {
  const { variant, board } = state.table;
  return variant.teams.map((seats) => seats.reduce((sum, seat) => sum + board.homeCount[seat], 0));
}

/**
 * How long the table has waited for each side until now, in ms, also for a move that a bot has made in the end, or
 * nobody yet. Nobody can think for longer than the clock allows: beyond that the site was down.
 */
export function thinkingTimesOf(
  beginning: Beginning,
  moves: readonly LoggedMove[],
  now: number,
): readonly number[] {
  const { variant, moveTimeMs } = beginning.game;
  const { teams, teamOf } = variantOf(variant);
  const times = teams.map(() => 0);
  const count = (seat: number, since: number, until: number) => {
    times[teamOf[seat]] += Math.min(until - since, moveTimeMs ?? Number.POSITIVE_INFINITY);
  };
  // Whoever sits on a seat thinks for its side.
  const position = replayLog({ ...beginning, sittings: [] }, []);
  for (const logged of moves) {
    const seat = moveSeat(logged.move);
    count(seat, position.due[seat] ?? position.lastMoveAt, logged.at);
    advance(position, logged);
  }
  for (const [seat, since] of position.due.entries()) if (since !== null) count(seat, since, now);
  return times;
}

/** The lot of each side: a random place, different from those of the others. */
function lotsOf(sides: number, seed: Uint8Array): number[] {
  const random = chanceStream(seed, lotStream);
  const places = Array.from({ length: sides }, (_, place) => place);
  return Array.from({ length: sides }, () => places.splice(random(places.length), 1)[0]);
}

function ranked(comparisons: readonly Comparison<string>[]): number[] {
  const sides = [...comparisons[0].numbers.keys()];
  const difference = (one: number, other: number) =>
    comparisons.map(({ numbers }) => numbers[one] - numbers[other]).find((by) => by !== 0) ?? 0;
  return sides.sort(difference);
}
