import { describe, expect, test } from "vitest";
import { featsAfter, notIn } from "./testSupport.ts";

describe("an Engel", () => {
  const others = "h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3";
  const team = { variant: "4x1m", hands: "E,2/2,2/2,2/2,2" };

  test("wins Team-Tac", () => {
    const found = featsAfter({ ...team, balls: `h0.0,h0.1,h0.2,h0.3/16,${others}` }, "0 E 16-h1.0");
    expect(found).toContain("0 engelWins @1");
  });

  test("wins for the partner, through a Teufel", () => {
    const found = featsAfter(
      { balls: "h0.0,h0.1,h0.2,h0.3/20/32,h2.1,h2.2,h2.3/-", hands: "D,2/E,2/2,2/2,2" },
      "0 D",
      "0 E 32-h2.0",
    );
    expect(found).toContain("0 engelWins @2");
  });

  test("does not win while another ball is out", () => {
    const balls = "h0.0,h0.1,h0.2,h0.3/16,20,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3";
    expect(featsAfter({ ...team, balls }, "0 E 16-h1.0")).toSatisfy(notIn("engelWins"));
  });

  test("that an opponent wins by is nobody's feat", () => {
    const found = featsAfter(
      { balls: "20/16,h1.1,h1.2,h1.3/-/h3.0,h3.1,h3.2,h3.3", hands: "E,2/2,2/2,2/2,2" },
      "0 E 16-h1.0",
    );
    expect(found).toSatisfy(notIn("engelWins"));
  });
});

describe("a Krieger", () => {
  const hands = "K,2/2,2/2,2/2,2";

  test("rides over half the ring onto an opponent's ball", () => {
    expect(featsAfter({ balls: "10/42/-/-", hands }, "0 K 10-42")).toContain("0 kriegerRides @1");
  });

  test("rides less far, or onto the partner's ball, for nothing", () => {
    expect(featsAfter({ balls: "10/41/-/-", hands }, "0 K 10-41")).toEqual([]);
    expect(featsAfter({ balls: "10/-/42/-", hands }, "0 K 10-42")).toEqual([]);
  });
});

describe("a Teufel", () => {
  test("makes its victim knock out a ball of its own team", () => {
    const found = featsAfter({ balls: "10/20/-/25", hands: "D,2/5,2/2,2/2,2" }, "0 D", "0 5 20-25");
    expect(found).toContain("0 teufelTurnsOnOwn @2");
  });

  test("that harms the devil's own partner is no feat", () => {
    expect(featsAfter({ balls: "10/20/25/-", hands: "D,2/5,2/2,2/2,2" }, "0 D", "0 5 20-25")).toEqual([]);
  });

  const blocked = "10/20/-/26";

  test("plays the victim's last good card", () => {
    const found = featsAfter({ balls: blocked, hands: "D,2/5,9,9/2,2/2,2" }, "0 D", "0 5 20-25");
    expect(found).toContain("0 teufelLastGoodCard @2");
  });

  test("leaves the victim another good card, or in Team-Tac harms a mate", () => {
    const found = featsAfter({ balls: blocked, hands: "D,2/5,9,1/2,2/2,2" }, "0 D", "0 5 20-25");
    expect(found).toSatisfy(notIn("teufelLastGoodCard"));
    const together = { variant: "4x1m", balls: blocked, hands: "D,2/5,9,9/2,2/2,2" };
    expect(featsAfter(together, "0 D", "0 5 20-25")).toSatisfy(notIn("teufelLastGoodCard"));
  });
});

describe("a Narr", () => {
  const balls = "-/-/-/-";

  test("gives a hand away that has nothing to play, for one that has", () => {
    const hands = "N,5,9/1,2,3/2,2,2/2,2,2";
    expect(featsAfter({ balls, hands }, "0 N", "0 1 b0-0")).toContain("0 narrGivesRubbish @1");
  });

  test("gives a hand away that had something, or gets another of nothing", () => {
    const good = "N,5,1/1,2,3/2,2,2/2,2,2";
    expect(featsAfter({ balls, hands: good }, "0 N")).toSatisfy(notIn("narrGivesRubbish"));
    const bad = "N,5,9/2,2,3/2,2,2/2,2,2";
    expect(featsAfter({ balls, hands: bad }, "0 N")).toSatisfy(notIn("narrGivesRubbish"));
  });
});
