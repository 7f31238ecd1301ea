import { expect, test } from "vitest";
import { featsAfter, notIn } from "./testSupport.ts";

const six = { variant: "6x2m", hands: "7,2/2,2/2,2/2,2/2,2/2,2" };

test("one card knocks out three different opponents", () => {
  expect(featsAfter({ ...six, balls: "20/21/-/22/-/23" }, "0 7 20-27")).toContain("0 threeVictims @1");
});

test("three balls of two opponents are not three opponents", () => {
  const found = featsAfter({ ...six, balls: "20/21,24/-/22/-/-" }, "0 7 20-27");
  expect(found).toSatisfy(notIn("threeVictims"));
});

test("in Team-Tac nobody is an opponent", () => {
  const found = featsAfter({ ...six, variant: "6x1m", balls: "20/21/22/-/23/-" }, "0 7 20-27");
  expect(found).toSatisfy(notIn("threeVictims"));
});

test("a ball is knocked out right in front of its home", () => {
  const hands = "6,2/2,2/2,2/2,2";
  expect(featsAfter({ balls: "10/16/-/-", hands }, "0 6 10-16")).toContain("0 doorstep @1");
});

test("one that has only just come out, or stands elsewhere, is not in front of its home", () => {
  const hands = "6,5/2,2/2,2/2,2";
  expect(featsAfter({ balls: "10/16*/-/-", hands }, "0 6 10-16")).toSatisfy(notIn("doorstep"));
  expect(featsAfter({ balls: "10/15/-/-", hands }, "0 5 10-15")).toSatisfy(notIn("doorstep"));
});

test("who loses a ball takes revenge with the very next card", () => {
  const hands = "5,2/4,2/2,2/2,2";
  const found = featsAfter({ balls: "10/15,19/-/-", hands }, "0 5 10-15", "1 4 19-15");
  expect(found).toContain("1 revenge @2");
});

test("it is no revenge against another, or without a loss", () => {
  const hands = "5,2/4,2/2,2/2,2";
  const another = featsAfter({ balls: "10/15,27/23/-", hands }, "0 5 10-15", "1 4 27-23");
  expect(another).toSatisfy(notIn("revenge"));
  const lossless = featsAfter({ balls: "10/19/-/-", hands }, "0 5 10-15", "1 4 19-15");
  expect(lossless).toSatisfy(notIn("revenge"));
});

const atDoor = ["0 1 b0-0", "1 2 20-22", "2 discard 2"];

test("a doorman knocks out two balls by coming out", () => {
  const position = { balls: "-/0,20/-/62", hands: "1,13/2,2/2,2/2,2" };
  expect(featsAfter(position, ...atDoor, "3 2 62-0", "0 13 b0-0")).toContain("0 doorman 2 @5");
});

test("one who rolls onto a ball on the own start is no doorman", () => {
  const position = { balls: "63/0,20/-/62", hands: "1,13/2,2/2,2/2,2" };
  const moves = ["0 1 63-0", "1 2 20-22", "2 discard 2", "3 2 62-0", "0 13 b0-0"];
  expect(featsAfter(position, ...moves)).toSatisfy(notIn("doorman"));
});

const hunt = (balls: string) =>
  featsAfter(
    { balls, hands: "7,7/12,12/12,12/12,12" },
    ...["0 7 10-17", "1 discard 12", "2 discard 12", "3 discard 12", "0 7 17-24"],
  );

test("a hunter knocks out eight balls in a game; the hardest level of a feat counts", () => {
  const found = hunt("10,25/11,12,18,19/-/13,14,20,21");
  expect(found).toContain("0 hunter 8 @5");
  expect(found.filter((word) => word.includes("sevenSweep"))).toEqual(["0 sevenSweep 4 @1"]);
});

test("seven balls are not enough for a hunter", () => {
  expect(hunt("10,25/11,12,18,19/-/13,20,21")).toSatisfy(notIn("hunter"));
});
