import { expect, test } from "vitest";
import {
  type Board,
  chanceStream,
  type GameEvent,
  handOf,
  homeSize,
  isHome,
  isRing,
  legalMoves,
  type Move,
  moveKind,
  newGame,
  parseMove,
  type Seat,
  seatAfter,
  seatOfBall,
  type View,
  viewOf,
} from "#rules/index.ts";
import { playSensibleGame, position } from "#rules/testSupport.ts";
import { areMates } from "#rules/whose.ts";
import { eventsOfParts, isWithinSeven, withParts } from "../play/sevenParts.ts";
import { hintReason, type ReasonKey } from "./hintReason.ts";

test.each([
  ["-/-/-/-", "1", "0 1 b0-0", "comesOut"],
  ["0*,10/-/-/-", "1", "0 1 b0-0", "best"],
  ["62/-/-/-", "5", "0 5 62-h0.2", "goesHome"],
  ["h0.0/-/-/-", "2", "0 2 h0.0-h0.2", "deeper"],
  ["10/15/-/-", "5", "0 5 10-15", "kicks"],
  ["10,11/15/-/-", "7", "0 7 10-16, 0 7 11-12", "kicks"],
  ["5/61/-/-", "T", "0 T 5-61", "swap"],
  ["60,50/10/-/-", "T", "0 T 50-10", "throwsBack"],
  ["2/-/-/-", "4", "0 4 2-62", "backward"],
  ["7/-/-/-", "4", "0 4 7-3", "fourNext"],
  ["30/-/-/-", "4", "0 4 30-26", "only"],
  ["30,50/-/-/-", "4", "0 4 30-26", "best"],
  ["30/28/-/-", "4", "0 4 30-26", "flees"],
  ["62/60/-/-", "12", "0 12 62-10", "flees"],
  ["62/-/-/-", "12", "0 12 62-10", "best"],
  ["10/-/-/-", "5", "0 5 10-15", "closer"],
  ["0*/-/-/-", "5", "0 5 0-5", "closer"],
  ["h0.0,h0.1,h0.2,h0.3/-/20/-", "5", "0 5 20-25", "mate"],
  ["h0.0,h0.1,h0.2,h0.3/-/30/-", "5", "0 5 30-35", "best"],
  ["10/-/-/-", "K", "0 K 10-b0", "best"],
  ["10/-/30/-", "K", "0 K 10-30", "best"],
  ["10/-/-/-", "E", "0 E b1-16", "best"],
  ["10/17,h1.1,h1.2,h1.3/-/-", "E", "0 E 17-18", "best"],
  ["10/15,h1.1,h1.2,h1.3/-/-", "E", "0 E 15-28", "astray"],
  ["10/-/-/-", "8", "0 8 skip", "skip"],
  ["10/-/-/-", "N", "0 N", "jester"],
  ["-/-/-/-", "N", "0 N", "jesterStuck"],
  ["10/-/-/-", "D", "0 D", "devil"],
  ["-/-/-/-", "5", "0 discard 5", "discardWayOut"],
  ["h0.1,10,17/30/-/-", "12", "0 discard 12", "discard"],
])("with %s a %s is advised, because: %s (%s)", (balls, card, text, key) => {
  const others = key === "jester" || key === "best" ? ["5", "3"] : ["12", "12"];
  const view = viewOf(
    position("4x2m", balls, [[card, ...(key === "only" ? [] : others)].join(","), "2", "5", "9"]),
    0,
  );
  expect(
    hintReason(
      view,
      text.split(", ").map((each) => parseMove(each)!),
    ).key,
  ).toBe(key);
});

test.each([
  ["0*", "2,4", "0 2 0-2", "fourInHand"],
  ["10", "2,4", "0 2 10-12", "closer"],
  ["62", "4,6", "0 6 62-4", "best"],
])(
  "with a marble on %s and %s in hand, %s leads to a 4 only where it comes home: %s",
  (balls, hand, text, key) => {
    const view = viewOf(position("4x2m", `${balls}/-/-/-`, [hand, "2", "5", "9"]), 0);
    expect(hintReason(view, [parseMove(text)!]).key).toBe(key);
  },
);

test("a swap that helps others more is not said to save a way", () => {
  const view = viewOf(position("4x2m", "5/-/50/34", ["T,2", "2", "5", "9"]), 0);
  expect(hintReason(view, [parseMove("0 T 50-34")!]).key).not.toBe("swap");
});

test.each([
  [0, [1, 13, 9], 1, "wayOut"],
  [1, [1, 13, 9], 9, "keepsWayOut"],
  [1, [1, 5, 9], 1, "leastNeeded"],
  [1, [5, 6, 9], 9, "leastNeeded"],
] as const)(
  "in a trade with a partner who shows %i ways out, of %j a %i is given: %s",
  (shown, hand, card, key) => {
    const state = newGame("4x2n", new Uint8Array(32));
    state.hands[0] = handOf(hand);
    state.table.declared[2] = shown;
    expect(hintReason(viewOf(state, 0), [parseMove(`0 trade ${card}`)!])).toMatchObject({ key });
  },
);

/** A move, or all parts of a seven, with what is true of it. */
interface Case {
  view: View;
  own: Seat;
  before: Board;
  after: Board;
  happened: GameEvent[];
  kind: ReturnType<typeof moveKind>;
  /** The seat that the reason names. */
  named: Seat;
}

/** What each reason claims; those that only judge claim nothing. */
const claims: Partial<Record<ReasonKey, (one: Case) => boolean>> = {
  fourInHand: ({ view, after, own }) =>
    view.hand![4] > 0 &&
    after.places
      .slice(homeSize * own, homeSize * (own + 1))
      .some((place) => isRing(place) && after.stepsPastStart(own, place) < 4),
  comesOut: ({ before, after, own }) => inBase(after, own) < inBase(before, own),
  goesHome: ({ before, after, own }) => atHome(after, own) > atHome(before, own),
  deeper: ({ before, after, own }) => depth(after, own) > depth(before, own),
  kicks: ({ happened, own, named, view }) =>
    !isMate(view, own, named) && happened.some((event) => event.type === "kicked" && event.seat === named),
  takesBack: ({ happened, named, own, view }) =>
    happened.some(({ type }) => type === "restored") && !isMate(view, own, named),
  swap: ({ before, after, own }) => way(after, own) <= way(before, own) - 8,
  throwsBack: ({ before, after, own, named, view }) =>
    !isMate(view, own, named) && seatWay(after, named) >= seatWay(before, named) + 8,
  backward: ({ before, after, own }) => way(after, own) < way(before, own),
  flees: ({ view, own, named, before }) => !isMate(view, own, named) && isOnRing(before, named),
  closer: ({ before, after, own }) => seatWay(after, own) < seatWay(before, own),
  mate: ({ before, after, own, named, view }) =>
    named !== own && isMate(view, own, named) && seatWay(after, named) < seatWay(before, named),
  astray: ({ before, after, own, named, view }) =>
    !isMate(view, own, named) && seatWay(after, named) > seatWay(before, named),
  skip: ({ view, own, named }) => isOpposingNext(view, own, named),
  devil: ({ view, own, named }) => isOpposingNext(view, own, named),
  jesterStuck: ({ view }) => new Set(legalMoves(view)).size === 1,
  discard: ({ view }) => !view.table.mustSkip && view.borrowed === null,
  discardWayOut: ({ view, before, own }) => !view.table.mustSkip && !isOnRing(before, own),
  discardSkip: ({ view }) => view.table.mustSkip,
  wayOut: ({ view, named }) => view.table.declared[named] === 0 && inSeatsBase(view.table.board, named) > 0,
  only: ({ view }) => legalMoves(view).length === 1,
};

test("claims nothing that is not true of the move, whatever is advised", () => {
  const told = new Map<string, number>();
  for (let game = 0; game < 5; game++) {
    const variant = (["4x2m", "6x3m", "6x2m", "4x1m", "4x2m"] as const)[game];
    const random = chanceStream(new Uint8Array(32).fill(game), 7);
    playSensibleGame(variant, new Uint8Array(32).fill(game), (state) => {
      const { turn, phase } = state.table;
      if (phase !== "play" || state.table.seven.left > 0) return;
      const view = viewOf(state, turn);
      const moves = legalMoves(view);
      const one = caseOf(view, turn, moves[random(moves.length)], random);
      const reason = hintReason(view, one.moves);
      told.set(reason.key, (told.get(reason.key) ?? 0) + 1);
      const isTrue = claims[reason.key]?.({ ...one, named: reason.seat ?? turn }) ?? true;
      if (!isTrue)
        throw new Error(`${JSON.stringify(reason)} is not true of ${JSON.stringify(one.happened)}`);
    });
  }
  // All of them occur but those of the trade.
  const ofTrade = ["wayOut"];
  expect(Object.keys(claims).filter((key) => !told.has(key) && !ofTrade.includes(key))).toEqual([]);
});

function caseOf(view: View, own: Seat, move: Move, random: (bound: number) => number) {
  const moves = [move];
  let last = view;
  while (moveKind(move) === "ball" && isWithinSeven(last.table, moves[moves.length - 1])) {
    last = withParts(view, moves);
    const parts = legalMoves(last);
    moves.push(parts[random(parts.length)]);
  }
  const happened = eventsOfParts(view, moves).flat();
  const isBack = happened.some(({ type }) => type === "restored");
  const before = isBack ? view.table.before : view.table.board;
  return {
    view,
    own,
    moves,
    before,
    after: withParts(view, moves).table.board,
    happened,
    kind: moveKind(move),
  };
}

function isMate({ table }: View, own: Seat, other: Seat): boolean {
  return areMates(table.board, own, other);
}

function isOpposingNext(view: View, own: Seat, named: Seat): boolean {
  const { table } = view;
  return (
    named === seatAfter(table.variant, table.holder) &&
    !isMate(view, own, named) &&
    table.handSizes[named] > 0
  );
}

const placesOf = (board: Board, seat: Seat): number[] => [
  ...board.places.subarray(homeSize * seat, homeSize * (seat + 1)),
];
const inSeatsBase = (board: Board, seat: Seat): number =>
  placesOf(board, seat).filter((place) => place >= 96).length;
const isOnRing = (board: Board, seat: Seat): boolean => placesOf(board, seat).some(isRing);

/** A sum over the seats that win together. */
function ofTeam(board: Board, own: Seat, each: (board: Board, seat: Seat) => number): number {
  return board.variant.start.reduce(
    (sum, _, seat) => sum + (areMates(board, own, seat) ? each(board, seat) : 0),
    0,
  );
}

const inBase = (board: Board, own: Seat): number => ofTeam(board, own, inSeatsBase);
const atHome = (board: Board, own: Seat): number => ofTeam(board, own, (_, seat) => board.homeCount[seat]);
const depth = (board: Board, own: Seat): number =>
  ofTeam(board, own, () => 0) +
  ofTeam(board, own, (_, seat) =>
    placesOf(board, seat).reduce((sum, place) => sum + (isHome(place) ? (place & 3) + 1 : 0), 0),
  );
const way = (board: Board, own: Seat): number => ofTeam(board, own, seatWay);

/** How far a seat's marbles have to go, with a long way from the base. */
function seatWay(board: Board, seat: Seat): number {
  const { ring } = board.variant;
  let sum = 0;
  for (let ball = homeSize * seat; ball < homeSize * (seat + 1); ball++) {
    const place = board.places[ball];
    if (isRing(place)) sum += board.isFresh(ball) ? ring : board.distanceToStart(seatOfBall(ball), place);
    else if (!isHome(place)) sum += ring + 1;
  }
  return sum;
}
