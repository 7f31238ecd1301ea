import { expect, test } from "vitest";
import { handOf, trickser } from "../../card.ts";
import { newGame } from "../../newGame.ts";
import { position } from "../../testSupport.ts";
import { listGift, listProspects, listSeat, mostAtOnce, noInput, placesOfSeat } from "./inputs.ts";

const room = new Uint16Array(mostAtOnce);
const boardOf = (balls: string) => position("4x1m", balls, ["2,2", "2,2", "2,2", "2,2"]).table.board;

/** The active inputs for the balls of the moving seat. */
function ballsOf(balls: string, seat = 0): Set<number> {
  listSeat(boardOf(balls), seat, 0, room);
  return new Set(room.subarray(0, placesOfSeat).filter((input) => input !== noInput));
}

/** The active inputs for the hand of seat 0 on a board. */
function prospectsOf(balls: string, hand: number[]): Set<number> {
  return new Set(room.subarray(0, listProspects(boardOf(balls), 0, handOf(hand), 0, "ball", room)));
}

test("balls are told by how far they have to go, whosever they are", () => {
  expect(ballsOf("10,h0.3/-/-/-")).toEqual(ballsOf("-/26,h1.3/-/-", 1));
  expect(ballsOf("10,h0.3/-/-/-")).not.toEqual(ballsOf("11,h0.3/-/-/-"));
});

test("a fresh ball on its start is told from one that has travelled", () => {
  expect(ballsOf("0*/-/-/-")).not.toEqual(ballsOf("0/-/-/-"));
});

test("the next ball is told by how far ahead it is, whosever it is, if a card reaches it", () => {
  const alone = ballsOf("10/-/-/-");
  const near = ballsOf("10/15/-/-");
  expect(near.size).toBe(alone.size + 1);
  expect(near).toEqual(ballsOf("10/-/15/-"));
  expect(near).not.toEqual(ballsOf("10/16/-/-"));
  expect(alone).toEqual(ballsOf("10/24/-/-"));
});

test("balls off the ring are told by the home fields that they take and by how many wait", () => {
  const each = ["-", "h0.0", "h0.1", "h0.3", "h0.0,h0.3", "h0.2,h0.3", "h0.0,h0.1,h0.2,h0.3"];
  const lists = each.map((balls) => [...ballsOf(`${balls}/-/-/-`)]);
  expect(lists.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(lists.flat()).size).toBe(each.length);
});

test("what concerns a ball stays at its place in the list when another one moves", () => {
  const placesOf = (balls: string) => {
    listSeat(boardOf(balls), 0, 0, room);
    return [...room.subarray(0, placesOfSeat)];
  };
  const changed = (balls: string, others: string) => {
    const after = placesOf(others);
    return placesOf(balls).filter((input, i) => input !== after[i]).length;
  };
  expect(changed("10,40,h0.3/-/-/-", "12,40,h0.3/-/-/-")).toBe(1);
  expect(changed("10,40,h0.3/-/-/-", "h0.2,40,h0.3/-/-/-")).toBe(2);
});

test("with a seven a hand is told by how many balls it brings home, up to three", () => {
  const hands = ["20", "0", "0,63", "0,63,62"].map((balls) => prospectsOf(`${balls}/-/-/-`, [7]));
  expect(new Set(hands.map((inputs) => [...inputs].join())).size).toBe(hands.length);
});

test("a hand is told by the cards that bring balls home, not by which they are", () => {
  expect(prospectsOf("60/-/-/-", [5, 9])).toEqual(prospectsOf("58/-/-/-", [8, 12]));
  expect(prospectsOf("60/-/-/-", [5, 9])).not.toEqual(prospectsOf("60/-/-/-", [3, 9]));
  expect(prospectsOf("60/-/-/-", [2, 3])).not.toEqual(prospectsOf("60/-/-/-", [9, 10]));
});

test("a card that only knocks out the next ball is as useless as one that can't pass it", () => {
  const hand = (card: number) => prospectsOf("10/15/-/-", [card, card]);
  expect(hand(5)).toEqual(hand(6));
  expect(hand(5)).not.toEqual(hand(3));
});

test("a swap is told by what it brings", () => {
  const near = prospectsOf("10/17/-/-", [trickser]);
  expect(near).not.toEqual(prospectsOf("60/17/-/-", [trickser]));
  expect(near).not.toEqual(prospectsOf("-/17/-/-", [trickser]));
});

test("a gift is told by what it is to the partner", () => {
  const giftOf = (card: number, declared: number, balls: string) => {
    const { table } = newGame("4x1m", new Uint8Array(32));
    table.board.copyFrom(boardOf(balls));
    table.declared[2] = declared;
    return new Set(room.subarray(0, listGift(table, 0, card, room)));
  };
  expect(giftOf(1, 0, "-/-/-/-").size).toBe(giftOf(1, 1, "-/-/-/-").size + 1);
  expect(giftOf(5, 0, "-/-/28/-")).not.toEqual(giftOf(5, 0, "-/-/20/-"));
  expect(giftOf(5, 0, "-/-/28/-")).toEqual(giftOf(5, 0, "27/-/28/-"));
});
