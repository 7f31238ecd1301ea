import { expect, test } from "vitest";
import { featsAfter, notIn } from "./testSupport.ts";

const hands = "T,2/2,2/2,2/2,2";

test("a Trickser brings two balls of a team in front of their homes", () => {
  expect(featsAfter({ balls: "30/-/61/-", hands }, "0 T 30-61")).toContain("0 trickserBothHome @1");
});

test("one of them alone is no such feat, nor is an opponent's ball", () => {
  expect(featsAfter({ balls: "20/-/61/-", hands }, "0 T 20-61")).toSatisfy(notIn("trickserBothHome"));
  expect(featsAfter({ balls: "14/61/-/-", hands }, "0 T 14-61")).toSatisfy(notIn("trickserBothHome"));
});

test("a Trickser brings a ball that has only just come out in front of its home", () => {
  expect(featsAfter({ balls: "0*/60/-/-", hands }, "0 T 0-60")).toContain("0 trickserLap @1");
});

test("a ball that has travelled, or does not get as far, is no such feat", () => {
  expect(featsAfter({ balls: "5/60/-/-", hands }, "0 T 5-60")).toSatisfy(notIn("trickserLap"));
  expect(featsAfter({ balls: "0*/57/-/-", hands }, "0 T 0-57")).toSatisfy(notIn("trickserLap"));
});
