import { waysHome } from "#rules/bots/waysHome.ts";
import { usedCard } from "#rules/cards.ts";
import {
  type Board,
  type GameEvent,
  handOf,
  isBase,
  isHome,
  isRing,
  isWayOut,
  laidSeat,
  legalMoves,
  type Move,
  moveCard,
  moveKind,
  narr,
  noBall,
  type Place,
  predict,
  type Seat,
  seatAfter,
  seatOfBall,
  tradePartner,
  type View,
  waysOutIn,
} from "#rules/index.ts";
import { areMates } from "#rules/whose.ts";
import { whyNothing } from "../choice/whyNot.ts";
import { eventsOfParts, withParts } from "../play/sevenParts.ts";
import { threatTo } from "./threatTo.ts";

/** Why a hint advises a move, as a text key of `advice:why`, with the seat that the text names. */
export interface HintReason {
  readonly key: ReasonKey;
  readonly seat?: Seat;
}

export type ReasonKey =
  | "comesOut"
  | "goesHome"
  | "deeper"
  | "kicks"
  | "takesBack"
  | "swap"
  | "throwsBack"
  | "backward"
  | "fourNext"
  | "fourInHand"
  | "flees"
  | "mate"
  | "closer"
  | "astray"
  | "skip"
  | "jester"
  | "jesterStuck"
  | "devil"
  | "discard"
  | "discardWayOut"
  | "discardSkip"
  | "wayOut"
  | "mateHome"
  | "keepsWayOut"
  | "leastNeeded"
  | "only"
  | "best";

/**
 * What speaks most for a move of the view's seat, or for all parts of a seven together. What it claims is true of the move;
 * where nothing that can be said in a sentence is, the master's judgment is the reason.
 * @param moves the first is legal in the view, and each of the others after those before it
 */
export function hintReason(view: View, moves: readonly Move[]): HintReason {
  const [move] = moves;
  switch (moveKind(move)) {
    case "trade":
      return ofTrade(view, move);
    case "discard":
      return ofDiscard(view) ?? lastReason(view);
    case "skip":
      return againstNext(view, "skip") ?? lastReason(view);
    case "plain":
      return ofPlain(view, move) ?? lastReason(view);
    case "ball":
      return ofBalls(view, moves) ?? lastReason(view);
  }
}

/** When nothing else can be said. */
function lastReason(view: View): HintReason {
  return { key: legalMoves(view).length === 1 ? "only" : "best" };
}

function ofTrade(view: View, move: Move): HintReason {
  const { table, seat, hand } = view;
  const partner = tradePartner(table, seat ?? 0);
  const card = moveCard(move);
  const hasWayOut = table.declared[partner] === 1;
  if (isWayOut(card) && !hasWayOut && table.board.ballInBase(partner) !== noBall)
    return { key: "wayOut", seat: partner };
  if (waysHome(table.board, partner, handOf([card])) > 0) return { key: "mateHome", seat: partner };
  const kept = hand === null ? 0 : waysOutIn(hand) - (isWayOut(card) ? 1 : 0);
  return hasWayOut && kept > 0 ? { key: "keepsWayOut", seat: partner } : { key: "leastNeeded" };
}

function ofDiscard(view: View): HintReason | undefined {
  // Of a hand that is the next player's, nobody will miss a card whom the hint is for.
  if (view.borrowed !== null) return undefined;
  if (view.table.mustSkip) return { key: "discardSkip" };
  return { key: whyNothing(view) === "noWayOut" ? "discardWayOut" : "discard" };
}

function ofPlain(view: View, move: Move): HintReason | undefined {
  if (usedCard(view.table, moveCard(move)) !== narr) return againstNext(view, "devil");
  if (view.borrowed !== null) return undefined;
  const isStuck = legalMoves(view).every((other) => moveCard(other) === moveCard(move));
  return { key: isStuck ? "jesterStuck" : "jester" };
}

/** A reason that concerns the next player, if that is an opponent who holds cards. */
function againstNext({ table, seat }: View, key: "skip" | "devil"): HintReason | undefined {
  const next = seatAfter(table.variant, table.holder);
  if (table.handSizes[next] === 0 || areMates(table.board, seat ?? 0, next)) return undefined;
  return { key, seat: next };
}

function ofBalls(view: View, moves: readonly Move[]): HintReason | undefined {
  const { table } = view;
  const own = view.seat ?? 0;
  const isMate = (seat: Seat): boolean => areMates(table.board, own, seat);
  const happened = eventsOfParts(view, moves).flat();
  const ofType = <Type extends GameEvent["type"]>(type: Type) =>
    happened.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  const movedByAll = wholeWays(ofType("moved"));
  const moved = movedByAll.filter(({ seat }) => isMate(seat));
  const kicked = ofType("kicked").find(({ seat }) => !isMate(seat));
  const [swapped] = ofType("swapped");
  const card = usedCard(table, moveCard(moves[0]));
  // A Tac is played on the position before.
  const isTakenBack = ofType("restored").length > 0;
  const before = isTakenBack ? table.before : table.board;
  const beforeLast = withParts(view, moves.slice(0, -1)).table;
  const after = predict(beforeLast, moves[moves.length - 1]).board;

  if (moved.some(({ from, to }) => isHome(to) && !isHome(from))) return { key: "goesHome" };
  if (kicked) return { key: "kicks", seat: kicked.seat };
  const last = table.pile.at(-1);
  if (isTakenBack && last !== undefined && !isMate(laidSeat(last)))
    return { key: "takesBack", seat: laidSeat(last) };
  if (swapped) return ofSwap(swapped, before, after, own);
  // What gets ahead gets ahead at the expense of a ball of the same team.
  if (ofType("kicked").length > 0) return undefined;
  if (moved.some(({ from }) => isBase(from))) return { key: "comesOut" };
  // Within a seven a ball may also go back at home.
  const deeper = moved.reduce((sum, { from, to }) => sum + (isHome(from) ? to - from : 0), 0);
  if (deeper > 0) return { key: "deeper" };

  const rolled = moved.filter(({ from, to }) => isRing(from) && isRing(to));
  const past = (seat: Seat, field: Place): number => before.stepsPastStart(seat, field);
  const saved = ({ seat, from, to }: BallWay): number =>
    wayLeft(before, seat, from) - wayLeft(after, seat, to);
  if (card === 4 && rolled.some((way) => saved(way) > 0 && past(way.seat, way.to) > past(way.seat, way.from)))
    return { key: "backward" };
  for (const { from, to } of rolled) {
    const threat = threatTo(before, from, own);
    if (threat !== undefined && threatTo(after, to, own) === undefined) return { key: "flees", seat: threat };
  }
  if (card === 4 && rolled.some(({ seat, to }) => past(seat, to) < 4)) return { key: "fourNext" };
  const keepsFour = card !== 4 && view.borrowed === null && (view.hand?.[4] ?? 0) > 0;
  const four = handOf([4]);
  if (keepsFour && waysHome(after, own, four) > waysHome(before, own, four)) return { key: "fourInHand" };
  const closer = rolled.find(
    ({ seat }) => rolled.reduce((sum, way) => sum + (way.seat === seat ? saved(way) : 0), 0) > 0,
  );
  if (closer) return closer.seat === own ? { key: "closer" } : { key: "mate", seat: closer.seat };
  const astray = movedByAll.find(
    ({ seat, from, to }) =>
      !isMate(seat) && isRing(from) && isRing(to) && wayLeft(before, seat, from) < wayLeft(after, seat, to),
  );
  return astray && { key: "astray", seat: astray.seat };
}

interface BallWay {
  readonly seat: Seat;
  readonly from: Place;
  readonly to: Place;
}

/** The ways of the balls from first to last: in a seven one may move several times. */
function wholeWays(moved: readonly BallWay[]): BallWay[] {
  const ways: BallWay[] = [];
  for (const { seat, from, to } of moved) {
    const earlier = ways.findIndex((way) => way.seat === seat && way.to === from && !isBase(from));
    if (earlier === -1) ways.push({ seat, from, to });
    else ways[earlier] = { ...ways[earlier], to };
  }
  return ways;
}

/** What counts as a long way, in fields. */
const longWay = 8;

function ofSwap(
  { places, seats }: Extract<GameEvent, { type: "swapped" }>,
  before: Board,
  after: Board,
  own: Seat,
): HintReason | undefined {
  const [one, other] = places;
  const swaps = [
    { seat: seats[0], from: one, to: other },
    { seat: seats[1], from: other, to: one },
  ];
  const mates = swaps.filter(({ seat }) => areMates(before, own, seat));
  const saved = (those: typeof swaps): number =>
    those.reduce(
      (sum, { seat, from, to }) => sum + wayLeft(before, seat, from) - wayLeft(after, seat, to),
      0,
    );
  const opponents = swaps.filter((swap) => !mates.includes(swap));
  if (saved(mates) >= longWay && saved(mates) >= saved(opponents)) return { key: "swap" };
  const thrown = opponents.find(
    ({ seat }) => saved(opponents.filter((swap) => swap.seat === seat)) <= -longWay,
  );
  if (thrown) return { key: "throwsBack", seat: thrown.seat };
  const fleeing = mates.find(
    ({ from, to }) => threatTo(before, from, own) !== undefined && threatTo(after, to, own) === undefined,
  );
  if (fleeing) return { key: "flees", seat: threatTo(before, fleeing.from, own) };
  return saved(mates) > 0 && mates.length === 1 && mates[0].seat === own ? { key: "closer" } : undefined;
}

/** How many fields a ball on the ring has to its start; a fresh one goes round first. */
function wayLeft(board: Board, seat: Seat, field: number): number {
  const ball = board.at[field];
  const isFresh = ball !== noBall && seatOfBall(ball) === seat && board.isFresh(ball);
  return isFresh ? board.variant.ring : board.distanceToStart(seat, field);
}
