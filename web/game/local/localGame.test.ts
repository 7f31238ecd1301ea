import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chanceStream,
  chooseMove,
  formatMove,
  legalMoves,
  type Random,
  type Seat,
  variantOf,
  viewData,
  viewOf,
} from "#rules/index.ts";
import { choices, countCards, playRandomGame, position, randomGames } from "#rules/testSupport.ts";
import { runs } from "#tests/chance.ts";
import { afterMove, afterOwnMove, beginLocalGame, type LocalGame, nextBot, resumed } from "./localGame.ts";

const seed = new Uint8Array(32).fill(9);

/** Any position of any game, and a seat to play it on. */
const anywhere = fc.record({ game: randomGames(400), seat: fc.nat({ max: 5 }) }).map(({ game, seat }) => ({
  seed: game.seed,
  start: playRandomGame(game),
  seat: seat % variantOf(game.variant).seats,
}));

test("from any position, on any seat, it is played to its end, and the person sees one hand only", () => {
  fc.assert(
    fc.property(anywhere, ({ seed, start, seat }) => {
      const cards = countCards(start);
      const random = choices(seed);
      let game = beginLocalGame(start, seat, seed);
      for (let moves = 0; game.state.table.phase !== "over"; moves++) {
        expect(moves).toBeLessThan(20_000);
        game = movedOn(game, random);
        const { view, version } = game.positions[game.positions.length - 1];
        expect(version).toBe(game.moves.length);
        expect(view).toEqual(viewOf(game.state, seat));
        if (game.state.table.phase === "play") expect(countCards(game.state)).toEqual(cards);
      }
      expect(game.history.at(-1)?.happened.at(-1)).toMatchObject({ type: "won" });
    }),
    { numRuns: runs(8) },
  );
});

test("the person sees the same, whatever the others hold and the deck brings", () => {
  const start = position("4x2m", "10/-/-/-", ["10,2", "1,4", "5,6", "8,X"], 0);
  const other = position("4x2m", "10/-/-/-", ["10,2", "8,7", "13,6", "T,X"], 0);
  const [one, same] = [start, other].map((state) => seen(beginLocalGame(state, 0, seed)));
  expect(same).toEqual(one);
});

test("what is left of the deck comes in a new order, later decks are new, and the position stays as it was", () => {
  const start = playRandomGame({ variant: "4x2m", seed, length: 40 });
  const before = viewData(viewOf(start, 0));
  const decks = [1, 2].map((n) => beginLocalGame(start, 0, new Uint8Array(32).fill(n)).state);
  const rests = [start, ...decks].map(({ deck, dealt }) => deck.subarray(dealt));
  expect(new Set(rests.map(String)).size).toBe(3);
  expect(new Set(rests.map((rest) => String(rest.toSorted()))).size).toBe(1);
  const nexts = [start, ...decks].map((state) => state.decks(state.decksUsed));
  expect(new Set(nexts.map(String)).size).toBe(3);
  expect(viewData(viewOf(start, 0))).toEqual(before);
});

test("the person moves on their own seat only, and only legally", () => {
  const game = beginLocalGame(playRandomGame({ variant: "4x2n", seed, length: 0 }), 2, seed);
  const [others, own] = [1, 2].map((seat) => legalMoves(viewOf(game.state, seat))[0]);
  expect(afterOwnMove(game, [others])).toBeUndefined();
  const next = afterOwnMove(game, [own]) as LocalGame;
  expect(next.moves).toEqual([own]);
  expect(afterOwnMove(next, [own])).toBeUndefined();
  expect(() => afterMove(next, own)).toThrow(RangeError);
  expect(game.moves).toEqual([]);
});

test("in a trade bots give while the person chooses; then whoever has the turn moves", () => {
  let game = beginLocalGame(playRandomGame({ variant: "4x2n", seed, length: 0 }), 1, seed);
  const gave: (Seat | undefined)[] = [];
  for (let bot = nextBot(game); bot !== undefined; bot = nextBot(game)) {
    gave.push(bot);
    game = afterMove(game, legalMoves(viewOf(game.state, bot))[0]);
  }
  expect(gave).toEqual([0, 2, 3]);
  game = afterOwnMove(game, [legalMoves(viewOf(game.state, 1))[0]]) as LocalGame;
  const { turn } = game.state.table;
  expect(nextBot(game)).toBe(turn === 1 ? undefined : turn);
});

test("it is resumed from its moves, without those that no longer fit", () => {
  const start = playRandomGame({ variant: "6x2m", seed, length: 30 });
  const random = chanceStream(seed, 3);
  let game = beginLocalGame(start, 3, seed);
  for (let moves = 0; moves < 80; moves++) game = movedOn(game, random);

  const again = resumed(beginLocalGame(start, 3, seed), game.moves);
  expect(again.moves.map(formatMove)).toEqual(game.moves.map(formatMove));
  expect(again.history).toEqual(game.history);
  expect(again.positions).toEqual([{ version: 80, view: viewOf(game.state, 3), happened: null }]);

  const [first, ...later] = game.moves;
  expect(resumed(beginLocalGame(start, 3, seed), [first, first, ...later]).moves).toEqual([first]);
});

/** A bot moves if one is due, else the person, at random. */
function movedOn(game: LocalGame, random: Random): LocalGame {
  const bot = nextBot(game);
  const { view } = game.positions[game.positions.length - 1];
  if (bot === undefined || (game.state.table.phase === "trade" && random(2) === 0)) {
    const moves = legalMoves(view);
    if (moves.length > 0) return afterOwnMove(game, [moves[random(moves.length)]]) as LocalGame;
  }
  const move = chooseMove(viewOf(game.state, bot as Seat), "beginner", random);
  if (move === undefined) throw new Error(`the bot on seat ${bot} has no move`);
  return afterMove(game, move);
}

function seen({ positions }: LocalGame): unknown {
  return positions.map(({ view, happened }) => ({ view: viewData(view), happened }));
}
