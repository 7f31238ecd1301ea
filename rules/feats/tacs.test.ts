import { describe, expect, test } from "vitest";
import { featsAfter, notIn } from "./testSupport.ts";

describe("a Tac", () => {
  const onFour = { balls: "10/20/30/40", hands: "5,2/X,2/X,2/X,2" };

  test("on a Tac, and on that a third", () => {
    const found = featsAfter(onFour, "0 5 10-15", "1 X 20-25", "2 X 30-35", "3 X 40-45");
    expect(found).toEqual(["2 tacChain 2 @3", "3 tacChain 3 @4"]);
  });

  test("on another card is no chain, even if there was a Tac before that one", () => {
    const found = featsAfter(onFour, "0 5 10-15", "1 X 20-25", "2 2 30-32", "3 X 40-42");
    expect(found).toSatisfy(notIn("tacChain"));
  });

  test("takes back the opponents' win", () => {
    const balls = "63,h0.1,h0.2,h0.3/20/h2.0,h2.1,h2.2,h2.3/-";
    const found = featsAfter({ balls, hands: "2,5/X,2/2,2/2,2" }, "0 2 63-h0.0", "1 X 20-22");
    expect(found).toContain("1 tacSpoilsWin @2");
  });

  test("that takes back a last ball before the partner is home spoils no win", () => {
    const balls = "63,h0.1,h0.2,h0.3/20/h2.1,h2.2,h2.3/-";
    const found = featsAfter({ balls, hands: "2,5/X,2/2,2/2,2" }, "0 2 63-h0.0", "1 X 20-22");
    expect(found).toSatisfy(notIn("tacSpoilsWin"));
  });

  test("that takes back the last ball of Team-Tac spoils nobody's win: all have wanted it", () => {
    const finished = [1, 2, 3].map((seat) => `h${seat}.0,h${seat}.1,h${seat}.2,h${seat}.3`);
    const balls = ["63,h0.1,h0.2,h0.3", ...finished].join("/");
    const position = { variant: "4x1m", balls, hands: "2,5/X,2/2,2/2,2" };
    expect(featsAfter(position, "0 2 63-h0.0", "1 X 63-1")).toSatisfy(notIn("tacSpoilsWin"));
  });

  const oneShort = "20/15,h1.1,h1.2,h1.3/-/h3.0,h3.1,h3.2,h3.3";

  test("wins", () => {
    const found = featsAfter({ balls: oneShort, hands: "2,5/X,5/2,5/2,5" }, "0 2 20-22", "1 X 15-h1.0");
    expect(found).toContain("1 tacWins @2");
  });

  test("does not win where another card does", () => {
    const found = featsAfter({ balls: oneShort, hands: "2,5/2,5/2,5/2,5" }, "0 2 20-22", "1 2 15-h1.0");
    expect(found).toSatisfy(notIn("tacWins"));
  });

  test("brings two knocked-out balls back", () => {
    const found = featsAfter(
      { balls: "10/11,12,40/-/-", hands: "7,2/X,2/2,2/2,2" },
      "0 7 10-17",
      "1 X 40-47",
    );
    expect(found).toContain("1 tacRescues 2 @2");
  });

  test("that brings one back, or one and an opponent's, is no such feat", () => {
    const found = featsAfter({ balls: "10/11,40/-/-", hands: "7,2/X,2/2,2/2,2" }, "0 7 10-17", "1 X 40-47");
    expect(found).toSatisfy(notIn("tacRescues"));
    const others = featsAfter({ balls: "10/11,40/12/-", hands: "7,2/X,2/2,2/2,2" }, "0 7 10-17", "1 X 40-47");
    expect(others).toSatisfy(notIn("tacRescues"));
  });

  const eight = { balls: "10/20/30/40", hands: "8,2/X,2/2,2/2,2" };

  test("hands a skip on", () => {
    expect(featsAfter(eight, "0 8 skip", "1 X skip")).toContain("1 tacHandsSkipOn @2");
  });

  test("that makes somebody skip after an 8 that moved hands nothing on, nor does one in Team-Tac", () => {
    expect(featsAfter(eight, "0 8 10-18", "1 X skip")).toSatisfy(notIn("tacHandsSkipOn"));
    const together = { ...eight, variant: "4x1m" };
    expect(featsAfter(together, "0 8 skip", "1 X skip")).toSatisfy(notIn("tacHandsSkipOn"));
  });
});
