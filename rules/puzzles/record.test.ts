import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { formatBalls } from "../balls.ts";
import { cardName, cardsOf } from "../card.ts";
import { playRandomGame, type RandomGame, randomGames } from "../testSupport.ts";
import { difficulties, type Goal, type Position } from "./puzzle.ts";
import { makePuzzle, parsePuzzles, writePuzzles } from "./record.ts";

const heading = "# puzzle j61dw4rh easy knockOut 1";
const body = ["variant 4x2n", "balls 10/13/-/-", "hands 3,5/4,4/6,6/8,9", "turn 0"];

function textOf(...lines: string[]): string {
  return `${lines.join("\n")}\n`;
}

/** The position in which a random game stands, if a turn can begin there. */
function positionOf(game: RandomGame): Position | undefined {
  const { table, hands } = playRandomGame(game);
  const { phase, seven, turn, holder, mustTac } = table;
  if (phase !== "play" || seven.left > 0 || turn !== holder || mustTac) return undefined;
  return {
    variant: game.variant,
    balls: formatBalls(table.board),
    hands: hands.map((hand) => cardsOf(hand).map(cardName).join(",") || "-").join("/"),
    turn,
    laid: [],
  };
}

const goals: fc.Arbitrary<Goal> = fc.oneof(
  fc.record({ kind: fc.constantFrom("bringHome", "knockOut"), count: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constantFrom("winNow", "block") }),
);

test("what is written is read back as it was", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(randomGames(600), goals, fc.constantFrom(...difficulties)), { maxLength: 5 }),
      (all) => {
        const puzzles = all.flatMap(([game, goal, difficulty]) => {
          const position = positionOf(game);
          return position === undefined ? [] : [makePuzzle(position, goal, difficulty)];
        });
        expect(parsePuzzles(writePuzzles(puzzles))).toEqual(puzzles);
      },
    ),
    { numRuns: runs(30) },
  );
});

test("a puzzle is a record below a comment with its id, difficulty and goal", () => {
  const [puzzle] = parsePuzzles(textOf(heading, ...body));
  expect(puzzle).toMatchObject({
    goal: { kind: "knockOut", count: 1 },
    difficulty: "easy",
    seat: 0,
    turns: 1,
    open: [0],
  });
  expect(writePuzzles([puzzle])).toBe(textOf(heading, ...body));
});

test("other comments and empty lines may stand between puzzles", () => {
  expect(parsePuzzles(textOf("# made by hand", heading, "", "# as it stood", ...body))).toHaveLength(1);
  expect(parsePuzzles("")).toEqual([]);
});

test.for([
  [[heading, ...body.slice(0, 3)], "line 1: expected turn of the puzzle, found none"],
  [
    ["# puzzle j61dw4rh simple knockOut 1", ...body],
    'line 1: expected one of easy, medium, hard, expert, found "simple"',
  ],
  [
    ["# puzzle j61dw4rh easy knockOut", ...body],
    'line 1: expected a number of marbles from 1 to 8, found "knockOut"',
  ],
  [
    ["# puzzle j61dw4rh easy savePartner h0.1", ...body],
    'line 1: expected a ring field, found "savePartner h0.1"',
  ],
  [["# puzzle j61dw4rh easy winNow 2", ...body], 'line 1: expected nothing after "winNow", found "winNow 2"'],
  [
    ["# puzzle j61dw4rh easy playWell", ...body],
    'line 1: expected a goal such as "knockOut 2", found "playWell"',
  ],
  [
    ["# puzzle 00000000 easy knockOut 1", ...body],
    'line 1: expected the id j61dw4rh of this puzzle, found "00000000"',
  ],
  [
    ["# puzzle j61dw4rh easy homeTogether 2", ...body],
    'line 1: expected Team-Tac for "homeTogether 2", found 4x2n',
  ],
  [
    ["# puzzle j61dw4rh easy savePartner 30", ...body],
    'line 1: expected the marble of a partner on the field of "savePartner 30", found none',
  ],
  [body, 'line 1: expected "# puzzle …" first, found "variant 4x2n"'],
  [[heading, ...body, "over 1"], 'line 6: expected variant, balls, hands, turn or a move, found "over 1"'],
  [[heading, "variant 5x2", ...body.slice(1)], 'line 2: expected a variant such as 4x2m, found "5x2"'],
  [[heading, ...body, "0 3 10-14"], 'line 1: expected a legal move, found "0 3 10-14" (not_possible)'],
] as const)("refuses %#: %s", ([lines, message]) => {
  expect(() => parsePuzzles(textOf(...lines))).toThrow(new SyntaxError(message));
});
