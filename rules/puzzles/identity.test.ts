import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMove, type Move, parseMove } from "../move.ts";
import type { Goal, Position } from "./puzzle.ts";
import { makePuzzle } from "./record.ts";

const fourSeats: Position = {
  variant: "4x2m",
  balls: "0*,17,h0.3/16*,20/40,41/32,5",
  hands: "3,X,5/4,4/T,T,2/8,9",
  turn: 3,
  laid: [parseMove("3 9 5-14") as Move],
};
const sixSeats: Position = {
  variant: "6x3n",
  balls: "0*,17,h0.3/11*,20/-/32,5/65/h5.0",
  hands: "3,5/4,4/2/8,9/-/1,13",
  turn: 1,
  laid: [],
};

/** The position after the table was turned by some seats, as text that knows nothing of the code it tests. */
function turned(position: Position, by: number): Position {
  const seats = position.variant.startsWith("4") ? 4 : 6;
  const shift = seats === 4 ? 16 : 11;
  const ring = seats * shift;
  const seat = (old: string) => String((Number(old) + by) % seats);
  const place = (old: string) =>
    old
      .replace(/^\d+/, (field) => String((Number(field) + by * shift) % ring))
      .replace(/^([bh])(\d)/, (_, what, owner) => `${what}${seat(owner)}`);
  const list = (text: string, each: (one: string) => string) => {
    const parts = text.split("/").map((part) => part.split(",").map(each).reverse().join(","));
    return parts.map((_, i) => parts[(i - by + 2 * seats) % seats]).join("/");
  };
  return {
    variant: position.variant,
    balls: list(position.balls, place),
    hands: list(position.hands, (card) => card),
    turn: Number(seat(String(position.turn))),
    laid: position.laid.map((move) => {
      const [who, card, way] = formatMove(move).split(" ");
      return parseMove([seat(who), card, way.split("-").map(place).join("-")].join(" ")) as Move;
    }),
  };
}

const goals: Goal[] = [{ kind: "knockOut", count: 1 }, { kind: "winNow" }, { kind: "block" }];

test("a puzzle keeps its id when the table is turned", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(fourSeats, sixSeats),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(...goals),
      (position, by, goal) => {
        const other = makePuzzle(turned(position, by), goal, "easy");
        expect(other.id).toBe(makePuzzle(position, goal, "hard").id);
      },
    ),
  );
});

test("a saved marble turns with the table", () => {
  const idOf = (by: number, marble: number) =>
    makePuzzle(turned(fourSeats, by), { kind: "savePartner", marble }, "easy").id;
  expect(idOf(1, 56)).toBe(idOf(0, 40));
  expect(idOf(1, 57)).not.toBe(idOf(0, 40));
});

test("what is hidden from the solver makes no other puzzle, what is seen does", () => {
  const idOf = (hands: string) =>
    makePuzzle({ ...sixSeats, hands }, { kind: "bringHome", count: 1 }, "easy").id;
  const id = idOf("3,5/4,4/2/8,9/-/1,13");
  expect(idOf("6,6/4,4/T/8,9/-/1,13")).toBe(id);
  expect(idOf("6/4,4/T/8,9/-/1,13")).not.toBe(id);
  expect(idOf("3,5/4,5/2/8,9/-/1,13")).not.toBe(id);
});
