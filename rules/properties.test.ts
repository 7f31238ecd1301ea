import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { formatBalls } from "./balls.ts";
import { type Board, noBall } from "./board.ts";
import { allCards, handOf, isMasterCard, narr, tac } from "./card.ts";
import type { GameEvent } from "./event.ts";
import { legalMoves } from "./legal.ts";
import {
  ballMove,
  discardMove,
  formatMove,
  type Move,
  moveCard,
  moveKind,
  moveSeat,
  parseMove,
  plainMove,
  skipMove,
  tradeMove,
} from "./move.ts";
import { newGame } from "./newGame.ts";
import { replay } from "./notation/replay.ts";
import { writeRecord } from "./notation/write.ts";
import { fieldCount, isBase, isHome, isRing, ownerOf } from "./place.ts";
import { play } from "./play.ts";
import { refusal } from "./refusal.ts";
import { copyState, decksOfSeed, firstSeatOfSeed, type State } from "./state.ts";
import { countCards, playedOn, playRandomGame, randomGames } from "./testSupport.ts";
import { variantOf } from "./variant.ts";
import { type View, viewOf } from "./view.ts";
import { viewData, viewOfData } from "./viewData.ts";
import { everySeat } from "./whose.ts";

const extent = { numRuns: runs(25) };

describe("in any game, after any number of random moves", () => {
  test("no card is lost or doubled", () => {
    fc.assert(
      fc.property(randomGames(700), (game) => {
        const deck = [...handOf(variantOf(game.variant).deck)];
        const end = playRandomGame(game, (state) => expect(countCards(state)).toEqual(deck));
        expect(countCards(end)).toEqual(deck);
        expect([...end.table.handSizes]).toEqual(end.hands.map((hand) => hand.reduce((sum, n) => sum + n)));
      }),
      extent,
    );
  });

  test("no ball is lost or doubled, and the board agrees with itself", () => {
    fc.assert(
      fc.property(randomGames(700), (game) => {
        const end = playRandomGame(game, (state) => expectSoundBoard(state.table.board));
        expectSoundBoard(end.table.board);
        expectSoundBoard(end.table.before);
      }),
      extent,
    );
  });

  test("every move is listed once and reads back from its notation", () => {
    fc.assert(
      fc.property(randomGames(700), (game) => {
        const moves = legalMoves(playRandomGame(game));
        expect(new Set(moves).size).toBe(moves.length);
        expect(moves.map((move) => parseMove(formatMove(move)))).toEqual(moves);
      }),
      extent,
    );
  });

  test("somebody can move until the game is over", () => {
    fc.assert(
      fc.property(randomGames(4000), (game) => {
        const end = playRandomGame(game);
        expect(legalMoves(end).length === 0).toBe(end.table.phase === "over");
      }),
      { numRuns: runs(15) },
    );
  });

  test("a copy is played on alone: the state that it was made of stays as it was", () => {
    fc.assert(
      fc.property(randomGames(700), (game) => {
        const state = playRandomGame(game);
        const untouched = copyState(state);
        for (const move of legalMoves(state)) {
          expect(refusal(state, move)).toBeUndefined();
          playedOn(state, move);
        }
        expect(state).toEqual(untouched);
      }),
      { numRuns: runs(15) },
    );
  });

  test("every move that is not legal is refused", () => {
    fc.assert(
      fc.property(
        randomGames(500),
        fc.array(anyMove(), { minLength: 200, maxLength: 200 }),
        (game, moves) => {
          const state = playRandomGame(game);
          const legal = new Set(legalMoves(state));
          for (const move of moves.filter((move) => !legal.has(move))) {
            expect(refusal(state, move)).toBeDefined();
          }
        },
      ),
      { numRuns: runs(15) },
    );
  });

  test("a Tac restores the position before the last card that was not a Narr", () => {
    fc.assert(
      fc.property(randomGames(1500), (game) => {
        let beforeLast = "";
        let beforeThis = "";
        playRandomGame(game, (state, move) => {
          const balls = formatBalls(state.table.board);
          const kind = moveKind(move);
          const isNextPart = state.table.seven.left > 0;
          if (kind === "trade") {
            beforeThis = balls;
            return;
          }
          if (isNextPart) return;
          if (kind === "discard") {
            beforeThis = balls;
            return;
          }
          if (moveCard(move) === narr) return;
          beforeLast = beforeThis;
          beforeThis = balls;
          if (moveCard(move) !== tac) return;
          const { happened } = playedOn(state, move);
          expect(restoredBy(happened)).toBe(isNothingToTakeBack(state) ? undefined : beforeLast);
        });
      }),
      { numRuns: runs(40) },
    );
  });

  test("nothing can be taken back from before the deal", () => {
    fc.assert(
      fc.property(randomGames(200), (game) => {
        const { table } = playRandomGame(game);
        fc.pre(table.phase === "trade");
        expect(formatBalls(table.before)).toBe(formatBalls(table.board));
      }),
      extent,
    );
  });

  test("seed and moves play back to the same state, also as a record", () => {
    fc.assert(
      fc.property(randomGames(900), (game) => {
        const moves: Move[] = [];
        const end = playRandomGame(game, (_, move) => moves.push(move));
        const again = newGame(game.variant, game.seed);
        for (const move of moves) play(again, move);
        expect(withoutFunctions(again)).toEqual(withoutFunctions(end));

        const variant = variantOf(game.variant);
        const text = writeRecord({
          variant: game.variant,
          first: firstSeatOfSeed(variant, game.seed),
          decks: decksOfSeed(variant, game.seed),
          moves,
        });
        const counts = replay(text, (state) => {
          expect(formatBalls(state.table.board)).toBe(formatBalls(end.table.board));
          expect(state.hands).toEqual(end.hands);
        });
        expect(counts.moves).toBe(moves.length);
      }),
      extent,
    );
  });
});

describe("a view", () => {
  test("lets its seat do what the state lets it do, and nobody else", () => {
    fc.assert(
      fc.property(randomGames(700), (game) => {
        const state = playRandomGame(game);
        const moves = legalMoves(state);
        for (const seat of everySeat(state.table.variant)) {
          expect(legalMoves(viewOf(state, seat))).toEqual(moves.filter((move) => moveSeat(move) === seat));
        }
        expect(legalMoves(viewOf(state, null))).toEqual([]);
      }),
      extent,
    );
  });

  test("holds nothing that a change of the hidden cards would change", () => {
    fc.assert(
      fc.property(randomGames(700), fc.infiniteStream(fc.nat()), (game, numbers) => {
        const state = playRandomGame(game);
        for (const seat of [null, ...everySeat(state.table.variant)]) {
          const other = withOtherHiddenCards(state, seat, () => numbers.next().value as number);
          expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
        }
      }),
      extent,
    );
  });

  test("is the same after a journey as JSON", () => {
    fc.assert(
      fc.property(randomGames(700), (game) => {
        const state = playRandomGame(game);
        for (const seat of [null, ...everySeat(state.table.variant)]) {
          const view = viewOf(state, seat);
          const arrived = viewOfData(JSON.parse(JSON.stringify(viewData(view))));
          expect(viewData(arrived)).toEqual(viewData(view));
          expect(legalMoves(arrived).sort()).toEqual(legalMoves(view).sort());
          expectSameCards(arrived, view);
        }
      }),
      extent,
    );
  });
});

function expectSoundBoard(board: Board): void {
  const { variant } = board;
  for (let place = 0; place < fieldCount; place++) {
    const ball = board.at[place];
    if (ball !== noBall && board.places[ball] !== place) throw new Error(`ball ${ball} is not on ${place}`);
  }
  for (const seat of everySeat(variant)) {
    const places = [...board.places.subarray(4 * seat, 4 * seat + 4)];
    const outside = places.filter((place) => !isBase(place));
    const isSound =
      new Set(outside).size === outside.length &&
      outside.every((place) => board.at[place] >> 2 === seat && board.at[place] !== noBall) &&
      outside.every((place) => (isRing(place) ? place < variant.ring : ownerOf(place) === seat)) &&
      board.homeCount[seat] === outside.filter(isHome).length &&
      (board.fresh[seat] === 0 || outside.includes(variant.start[seat]));
    if (!isSound) throw new Error(`the balls of seat ${seat} do not fit: ${formatBalls(board)}`);
  }
}

/** After a discarded card, a skip, or a Narr or Teufel used by a Tac, the last card has changed nothing. */
function isNothingToTakeBack(state: State): boolean {
  return formatBalls(state.table.board) === formatBalls(state.table.before);
}

function restoredBy(happened: GameEvent[]): string | undefined {
  return happened.find((event) => event.type === "restored")?.balls;
}

function withoutFunctions({ decks: _, ...state }: State) {
  return state;
}

function anyMove(): fc.Arbitrary<Move> {
  const seat = fc.nat({ max: 5 });
  const card = fc.constantFrom(...allCards);
  const place = fc.nat({ max: 101 });
  return fc.oneof(
    fc.tuple(seat, card).map(([seat, card]) => tradeMove(seat, card)),
    fc.tuple(seat, card).map(([seat, card]) => discardMove(seat, card)),
    fc.tuple(seat, card).map(([seat, card]) => skipMove(seat, card)),
    fc.tuple(seat, card).map(([seat, card]) => plainMove(seat, card)),
    fc.tuple(seat, card, place, place).map(([seat, card, from, to]) => ballMove(seat, card, from, to)),
  );
}

/** The state with the cards that the viewer can't know dealt again, as many to each place as before. */
function withOtherHiddenCards(state: State, viewer: number | null, next: () => number): State {
  const other = copyState(state);
  const deck = other.deck.slice();
  const isDevil = viewer !== null && state.table.turn === viewer && state.table.phase === "play";
  const knows = (seat: number) => seat === viewer || (isDevil && seat === state.table.holder);
  const hiddenSeats = everySeat(state.table.variant).filter((seat) => !knows(seat));
  const isTrading = state.table.phase === "trade";
  const traders = isTrading
    ? everySeat(state.table.variant).filter((s) => s !== viewer && state.gave[s] > 0)
    : [];

  const pool = [...deck.subarray(other.dealt)];
  for (const seat of hiddenSeats) {
    other.hands[seat].forEach((count, card) => {
      for (let i = 0; i < count; i++) pool.push(card);
    });
  }
  for (const seat of traders) pool.push(other.gave[seat]);
  for (let left = pool.length; left > 1; left--) {
    const chosen = next() % left;
    [pool[chosen], pool[left - 1]] = [pool[left - 1], pool[chosen]];
  }
  for (let i = other.dealt; i < deck.length; i++) deck[i] = pool.pop() as number;
  for (const seat of hiddenSeats) {
    const size = other.hands[seat].reduce((sum, count) => sum + count);
    other.hands[seat] = handOf(Array.from({ length: size }, () => pool.pop() as number));
  }
  for (const seat of traders) other.gave[seat] = pool.pop() as number;
  other.deck = deck;
  return other;
}

function expectSameCards(a: View, b: View): void {
  expect([a.hand, a.borrowed, a.gave, a.got]).toEqual([b.hand, b.borrowed, b.gave, b.got]);
  if (a.hand !== null) {
    const { isMaster } = a.table.variant;
    expect(isMaster || ![...a.hand.keys()].some((card) => isMasterCard(card) && a.hand?.[card])).toBe(true);
  }
}
