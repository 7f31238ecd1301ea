import { parseBalls } from "#rules/balls.ts";
import { parseCard } from "#rules/card.ts";
import type { GameEvent } from "#rules/event.ts";
import { basePlace, type Place } from "#rules/place.ts";
import { isLaidPlayed, laidCard } from "#rules/table.ts";
import type { Seat } from "#rules/variant.ts";
import type { View } from "#rules/view.ts";
import type { PileCard } from "../board/Pile.tsx";
import type { Way } from "../board/Trail.tsx";
import { ballOn, placedLike, type ShownBall, shownBalls, withBallAt } from "./balls.ts";

/** What the table shows at a moment. It may lag behind the game's position while moves are animated. */
export interface Shown {
  /** The newest fully shown position. */
  readonly view: View;
  readonly balls: readonly ShownBall[];
  readonly pile: readonly PileCard[];
  /** The seat to move, or `null`. */
  readonly turn: Seat | null;
  /** The paths of the last move. */
  readonly ways: readonly Way[];
}

/** Shows a whole position at once. Balls keep their numbers, and the marks of the last move stay. */
export function showView(view: View, before?: Shown): Shown {
  const { table } = view;
  const firstNumber = table.cardsLaid - table.pile.length;
  return {
    view,
    balls: before === undefined ? shownBalls(table.board) : placedLike(before.balls, table.board),
    pile: table.pile.map((entry, i) => ({
      number: firstNumber + i,
      card: laidCard(entry),
      isPlayed: isLaidPlayed(entry),
    })),
    turn: table.phase === "play" ? table.turn : null,
    ways: before?.ways ?? [],
  };
}

/** What the table shows after one more event. Hands and marks change only with the next `showView`. */
export function showEvent(shown: Shown, event: GameEvent): Shown {
  switch (event.type) {
    case "laid":
      return { ...shown, pile: [...shown.pile, pileCard(shown, event)], ways: [] };
    case "moved":
      return {
        ...shown,
        balls: moved(shown.balls, event.seat, event.from, event.to),
        ways: [
          ...shown.ways,
          { number: shown.ways.length, seat: event.seat, from: event.from, path: event.path },
        ],
      };
    case "kicked":
      return { ...shown, balls: moved(shown.balls, event.seat, event.from, basePlace(event.seat)) };
    case "swapped":
      return { ...shown, ...swapped(shown, event.places) };
    case "restored":
      return { ...shown, balls: placedLike(shown.balls, parseBalls(shown.view.table.variant, event.balls)) };
    case "turn":
      return { ...shown, turn: event.seat };
    case "won":
      return { ...shown, turn: null };
    default:
      return shown;
  }
}

function pileCard(shown: Shown, event: GameEvent & { type: "laid" }): PileCard {
  const number = (shown.pile.at(-1)?.number ?? shown.view.table.cardsLaid - 1) + 1;
  return { number, card: parseCard(event.card) ?? 0, isPlayed: event.isPlayed };
}

/**
 * Moves a ball of the seat, unless it is already there (the player's own move is shown before the room has answered).
 */
function moved(balls: readonly ShownBall[], seat: Seat, from: Place, to: Place): readonly ShownBall[] {
  const ball = balls.find((each) => each.seat === seat && each.place === from);
  return ball === undefined ? balls : withBallAt(balls, ball.id, to);
}

function swapped(shown: Shown, [low, high]: [Place, Place]): Pick<Shown, "balls" | "ways"> {
  const one = ballOn(shown.balls, low);
  const other = ballOn(shown.balls, high);
  if (one === undefined || other === undefined) return shown;
  return {
    balls: withBallAt(withBallAt(shown.balls, one.id, high), other.id, low),
    ways: [
      { number: 0, seat: one.seat, from: low, path: [high] },
      { number: 1, seat: other.seat, from: high, path: [low] },
    ],
  };
}
