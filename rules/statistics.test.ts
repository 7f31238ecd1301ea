import { expect, test } from "vitest";
import { parseBalls } from "./balls.ts";
import { cardsOf, handOf } from "./card.ts";
import type { GameEvent } from "./event.ts";
import { type Move, parseMove } from "./move.ts";
import { play } from "./play.ts";
import { emptyState, type State } from "./state.ts";
import { countMove, newStatistics, type SeatStatistics } from "./statistics.ts";
import { playedOn, playRandomGame } from "./testSupport.ts";
import { type VariantName, variantOf } from "./variant.ts";

test("a seat's statistics count what it laid, kicked and lost, and how long it thought", () => {
  const [own, next] = statisticsOf(
    "4x2n",
    "10/12/14/-",
    [[7, 8], [3], [2], [2]],
    ["0 7 10-13", "0 7 13-17", "1 discard 3"],
  );
  expect(own).toEqual({
    cards: { 7: { laid: 1, played: 1, traded: 0 } },
    moves: 2,
    autopilotMoves: 0,
    thinkingTime: 2000,
    ballsLost: 0,
    ballsKicked: { opponents: 1, mates: 1, own: 0 },
    skipsCaused: 0,
  });
  expect(next.ballsLost).toBe(1);
  expect(next.cards).toEqual({ 3: { laid: 1, played: 0, traded: 0 } });
});

test("in Team-Tac all others are mates, and one's own balls are one's own", () => {
  const [{ ballsKicked }] = statisticsOf("4x1n", "10,15/12/14/-", [[7], [3], [2], [2]], ["0 7 10-17"]);
  expect(ballsKicked).toEqual({ opponents: 0, mates: 2, own: 1 });
});

test("a card laid through a Teufel counts for the devil, a skip for who caused it", () => {
  const [devil, victim] = statisticsOf("4x2m", "10/20/-/-", [[19], [8], [2], [2]], ["0 D", "0 8 skip"]);
  expect(devil.cards).toEqual({ D: { laid: 1, played: 1, traded: 0 }, 8: { laid: 1, played: 1, traded: 0 } });
  expect(devil.skipsCaused).toBe(1);
  expect(victim.moves).toBe(0);
});

test("over a game every card that was laid and traded is counted once", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i + 3);
  const statistics = newStatistics(variantOf("6x2m"));
  let trades = 0;
  const end = playRandomGame({ variant: "6x2m", seed, length: 500 }, (state, move) => {
    if (state.table.phase === "trade") trades++;
    countMove(statistics, state.table.variant, move, playedOn(state, move).happened, 1);
  });
  const sum = (what: "laid" | "traded") =>
    statistics
      .flatMap(({ cards }) => Object.values(cards))
      .reduce((total, counts) => total + counts[what], 0);
  expect(sum("laid")).toBe(end.table.cardsLaid);
  expect(sum("traded")).toBe(trades);
});

/** The statistics after moves of a second each, from a position. */
function statisticsOf(
  name: VariantName,
  balls: string,
  hands: number[][],
  moves: string[],
): SeatStatistics[] {
  const variant = variantOf(name);
  const state: State = emptyState(variant, 0, () => undefined);
  state.table.board.copyFrom(parseBalls(variant, balls));
  state.table.phase = "play";
  hands.forEach((hand, seat) => {
    state.hands[seat] = handOf(hand);
    state.table.handSizes[seat] = cardsOf(state.hands[seat]).length;
  });
  const statistics = newStatistics(variant);
  for (const text of moves) {
    const move = parseMove(text) as Move;
    const happened: GameEvent[] = [];
    play(state, move, happened);
    countMove(statistics, variant, move, happened, 1000);
  }
  return statistics;
}
