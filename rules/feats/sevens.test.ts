import { describe, expect, test } from "vitest";
import { featsAfter, notIn } from "./testSupport.ts";

const hands = "7,2/2,2/2,2/2,2";

describe("a seven", () => {
  test("that knocks out three opponents' balls or more is a sweep", () => {
    expect(featsAfter({ balls: "10/11,12/-/13", hands }, "0 7 10-17")).toContain("0 sevenSweep 3 @1");
    expect(featsAfter({ balls: "10/11,12/-/13,17", hands }, "0 7 10-15", "0 7 15-17")).toContain(
      "0 sevenSweep 4 @2",
    );
  });

  test("that knocks out two is none, nor one that knocks out the partner too", () => {
    expect(featsAfter({ balls: "10/11/-/13", hands }, "0 7 10-17")).toSatisfy(notIn("sevenSweep"));
    expect(featsAfter({ balls: "10/11,12/14/13", hands }, "0 7 10-17")).toEqual([]);
  });

  test("brings two balls home", () => {
    const found = featsAfter({ balls: "62,63/-/-/-", hands }, "0 7 63-h0.2", "0 7 62-h0.0");
    expect(found).toContain("0 sevenTwoHome @2");
  });

  test("that brings one home while the other stays on the ring is no such feat", () => {
    const found = featsAfter({ balls: "40,62/-/-/-", hands }, "0 7 62-h0.0", "0 7 40-44");
    expect(found).toSatisfy(notIn("sevenTwoHome"));
  });

  test("is divided among four balls", () => {
    const parts = ["0 7 5-6", "0 7 20-22", "0 7 35-37", "0 7 50-52"];
    expect(featsAfter({ balls: "5,20,35,50/-/-/-", hands }, ...parts)).toContain("0 sevenFourWays @4");
  });

  test("in four parts of three balls is not divided among four", () => {
    const parts = ["0 7 5-6", "0 7 20-22", "0 7 35-37", "0 7 6-8"];
    expect(featsAfter({ balls: "5,20,35,50/-/-/-", hands }, ...parts)).toSatisfy(notIn("sevenFourWays"));
  });

  test("brings one's own last ball home and then one of the partner's", () => {
    const balls = "63,h0.1,h0.2,h0.3/-/31/-";
    expect(featsAfter({ balls, hands }, "0 7 63-h0.0", "0 7 31-h2.3")).toContain("0 sevenShared @2");
  });

  test("that only moves the partner's ball on after that is no such feat", () => {
    const balls = "63,h0.1,h0.2,h0.3/-/20/-";
    expect(featsAfter({ balls, hands }, "0 7 63-h0.0", "0 7 20-25")).toSatisfy(notIn("sevenShared"));
  });
});
