import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { type Board, noBall } from "./board.ts";
import { chanceStream } from "./chance.ts";
import { legalMoves } from "./legal.ts";
import { ballMove, formatMove, type Move } from "./move.ts";
import { homeIndex, homePlace, isBase, isHome, isRing, type Place } from "./place.ts";
import { play } from "./play.ts";
import { copyState, emptyState, type State } from "./state.ts";
import { randomGames } from "./testSupport.ts";
import { type Seat, variantOf } from "./variant.ts";
import { everySeat, movableSeats } from "./whose.ts";

describe("a seven", () => {
  test("has exactly the parts after which somebody can use up what is left", () => {
    fc.assert(
      fc.property(randomGames(0), (game) => {
        const state = positionWithSevens(game.variant, game.seed);
        const random = chanceStream(game.seed, 5);
        for (;;) {
          const expected = anyParts(state).filter((part) => canBeUsedUp(state, part));
          const found = legalMoves(state);
          if (expected.length === 0) {
            expect(found.map(formatMove)).toEqual([`${state.table.turn} discard 7`]);
            return;
          }
          expect(found.map(formatMove).sort()).toEqual(expected.map(formatMove).sort());
          play(state, found[random(found.length)]);
          if (state.table.seven.left === 0) return;
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

/** A random position, with many balls near home and finished seats, in which seat 0 holds only a 7. */
function positionWithSevens(name: Parameters<typeof variantOf>[0], seed: Uint8Array): State {
  const variant = variantOf(name);
  const random = chanceStream(seed, 4);
  const state = emptyState(variant, 0, () => undefined);
  const { board } = state.table;
  for (const seat of everySeat(variant)) {
    const balls = [0, 1, 2, 3].map((i) => 4 * seat + i);
    const isFinished = random(5) < 2;
    for (const ball of balls) {
      if (isFinished) board.put(ball, homePlace(seat, ball & 3));
      else if (random(8) > 0) putSomewhere(board, seat, ball, random);
    }
    state.hands[seat][7] = 1;
    state.table.handSizes[seat] = 1;
  }
  state.table.before.copyFrom(board);
  state.table.phase = "play";
  return state;
}

function putSomewhere(board: Board, seat: Seat, ball: number, random: (limit: number) => number): void {
  const place =
    random(2) === 0
      ? homePlace(seat, random(4))
      : board.ringField(board.variant.start[seat], random(3) === 0 ? random(40) : -random(9));
  if (!board.isEmpty(place)) return;
  board.put(ball, place);
  if (place === board.variant.start[seat] && random(2) === 0) board.fresh[seat] = 1;
}

/** All parts that rules.md 6.4 allows, regardless of the remaining steps. */
function anyParts(state: State): Move[] {
  const { table } = state;
  const { board, seven } = table;
  const left = seven.left || 7;
  const movers = movableSeats(board, table.holder);
  const seats = seven.left > 0 && seven.seat >= 0 ? [seven.seat] : movers;
  const open = (seat: Seat) => (seven.left > 0 ? seven.open[seat] : board.openHomeFields(seat));
  return seats.flatMap((seat) =>
    [...board.places.subarray(4 * seat, 4 * seat + 4)]
      .filter((place) => !isBase(place))
      .flatMap((from) =>
        walk(board, seat, from, left, open(seat)).map((to) => ballMove(table.turn, 7, from, to)),
      ),
  );
}

/** Where a ball can get in 1 to `left` single steps without turning round. */
function walk(board: Board, seat: Seat, from: Place, left: number, open: number): Place[] {
  if (isHome(from)) {
    if (homeIndex(from) >= open) return [];
    return [
      ...walkInHome(board, seat, homeIndex(from), 1, left),
      ...walkInHome(board, seat, homeIndex(from), -1, left),
    ];
  }
  const ends: Place[] = [];
  let field = from;
  for (let steps = 0; steps < left; steps++) {
    if (field === board.variant.start[seat] && !(steps === 0 && board.isFresh(board.at[from]))) {
      ends.push(...walkInHome(board, seat, -1, 1, left - steps));
    }
    field = (field + 1) % board.variant.ring;
    ends.push(field);
  }
  return ends;
}

function walkInHome(board: Board, seat: Seat, index: number, direction: 1 | -1, left: number): Place[] {
  const next = index + direction;
  if (left === 0 || next < 0 || next > 3 || board.at[homePlace(seat, next)] !== noBall) return [];
  return [homePlace(seat, next), ...walkInHome(board, seat, next, direction, left - 1)];
}

/** Whether, after this part, some further parts use up all steps; found by trying. */
function canBeUsedUp(state: State, part: Move): boolean {
  const next = copyState(state);
  play(next, part);
  if (next.table.seven.left === 0) return true;
  return shortestFirst(next).some((move) => canBeUsedUp(next, move));
}

/** A ring ball can always take all remaining steps: tried first, it ends the search quickly. */
function shortestFirst(state: State): Move[] {
  return anyParts(state).sort((a, b) => Number(isRing(b & 127)) - Number(isRing(a & 127)));
}
