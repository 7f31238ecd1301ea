import { describe, test } from "vitest";
import { record } from "../testSupport.ts";

describe("rules.md 6.5: the 8", () => {
  test("makes the next seat lay a card unused, whatever it could play", () => {
    record(
      "variant 4x2n",
      "balls 40/20/-/-",
      "hands 8,2/1,2/2/2",
      "turn 0",
      "0 8 skip",
      "? 1 discard 1 | 1 discard 2",
      "1 discard 1",
      "? 2 discard 2",
    );
  });

  test("is no skip without a ball on the ring or before an empty hand", () => {
    record("variant 4x2n", "balls h0.3/20/-/-", "hands 8/2/2/2", "turn 0", "? 0 discard 8");
    record("variant 4x2n", "balls 40/20/-/-", "hands 8/-/2/2", "turn 0", "? 0 8 40-48");
  });
});

describe("rules.md 6.6: the Trickser", () => {
  test("swaps any two balls on the ring, both have travelled then", () => {
    record(
      "variant 4x2n",
      "balls 5/16*/40/-",
      "hands T,2/2/2/2",
      "turn 0",
      "? 0 2 5-7 | 0 T 5-16 | 0 T 5-40 | 0 T 16-40",
      "0 T 16-40",
      "= 5/40/16/-",
    );
  });

  test("needs an own ball on the ring", () => {
    record("variant 4x2n", "balls h0.2/16*/40/-", "hands T/2/2/2", "turn 0", "? 0 discard T");
  });
});

describe("rules.md 6.7 and 6.8: the Tac", () => {
  test("brings a kicked ball back, fresh as it was", () => {
    record(
      "variant 4x2n",
      "balls 13/16*,40/-/-",
      "hands 3,2/X,2/2/2",
      "turn 0",
      "0 3 13-16",
      "= 16/40/-/-",
      "1 X 40-43",
      "= 13/16*,43/-/-",
    );
  });

  test("can use the card before it in another way", () => {
    record(
      "variant 4x2n",
      "balls 20/40/-/-",
      "hands 1,2/X,2/2/2",
      "turn 0",
      "0 1 b0-0",
      "? 1 2 40-42 | 1 X 40-41 | 1 X b1-16",
    );
  });

  test("on a Tac restores what that one took back and repeats the same card", () => {
    record(
      "variant 4x2n",
      "balls 10/30/50/-",
      "hands 5,2/X,2/X,2/2",
      "turn 0",
      "0 5 10-15",
      "1 X 30-35",
      "= 10/35/50/-",
      "2 X 50-55",
      "= 15/30/55/-",
    );
  });

  test("after an unused Tac repeats the last card that is not a Tac", () => {
    record(
      "variant 4x2n",
      "balls 20/-/40/-",
      "hands 5,2/X/X,2/2",
      "turn 0",
      "0 5 20-25",
      "1 discard X",
      "2 X 40-45",
      "= 25/-/45/-",
    );
  });

  test("answers a skip as an 8, and may hand the skip on", () => {
    record(
      "variant 4x2n",
      "balls 40/20/-/-",
      "hands 8,2/X,2/1,2/2",
      "turn 0",
      "0 8 skip",
      "? 1 X 20-28 | 1 X skip | 1 discard 2 | 1 discard X",
      "1 X skip",
      "? 2 discard 1 | 2 discard 2",
    );
  });

  test("can't be the first card of a deal", () => {
    record("variant 4x2n", "balls 40/20/-/-", "hands X/2/2/2", "turn 0", "? 0 discard X");
  });

  test("meets what a skipped seat laid unused", () => {
    record(
      "variant 4x2n",
      "balls 40/20/33/-",
      "hands 8,2/5/X/2",
      "turn 0",
      "0 8 skip",
      "1 discard 5",
      "2 X 33-38",
      "= 40/20/38/-",
    );
  });
});

describe("rules.md 7: the master cards", () => {
  test("a Narr hands every hand to the right neighbour and its player goes on", () => {
    record(
      "variant 4x2m",
      "balls 10/-/-/-",
      "hands N/3,4/5/6,9",
      "turn 0",
      "0 N",
      "~ 3,4/5/6,9/-",
      "0 3 10-13",
      "? 1 discard 5",
      "1 discard 5",
      "2 discard 6",
      "? 0 4 13-9",
    );
  });

  test("a Narr that brings an empty hand ends the turn", () => {
    record("variant 4x2m", "balls 10/20/-/-", "hands N,2/-/5/6", "turn 0", "0 N", "~ -/5/6/2", "? 1 5 20-25");
  });

  test("after an unused Narr a Tac works as a Narr", () => {
    record(
      "variant 4x2m",
      "balls 10/20/-/-",
      "hands 8,2/N/X,3/4",
      "turn 0",
      "0 8 skip",
      "1 discard N",
      "? 2 X",
      "2 X",
      "~ -/3/4/2",
      "? 2 discard 4",
    );
  });

  test("an Engel brings out a ball of the next seat, or moves one if none waits", () => {
    record("variant 4x2m", "balls -/20/-/-", "hands E/2/2/2", "turn 0", "? 0 E b1-16");
    record(
      "variant 4x2m",
      "balls -/10,20,40,h1.2/-/-",
      "hands E/2/2/2",
      "turn 0",
      "? 0 E 10-11 | 0 E 20-21 | 0 E 40-41 | 0 E h1.2-h1.3 | 0 E 20-33 | 0 E 40-53",
    );
  });

  test("an Engel serves a mate of a finished seat, one that waits first", () => {
    record(
      "variant 6x2m",
      "balls -/h1.0,h1.1,h1.2,h1.3/-/1,2,3,40/-/9",
      "hands E/2/2/2/2/2",
      "turn 0",
      "? 0 E b5-55",
    );
  });

  test("in Team-Tac a player whose pair is finished chooses for whom the Engel comes", () => {
    record(
      "variant 4x1m",
      "balls h0.0,h0.1,h0.2,h0.3/20,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/40",
      "hands E/2/2/2",
      "turn 0",
      "? 0 E 20-21 | 0 E 20-33 | 0 E b3-48",
    );
  });

  test("in Team-Tac an Engel comes for any seat if the next pair is finished, each seat's base first", () => {
    record(
      "variant 4x1m",
      "balls 20,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/50/h3.0,h3.1,h3.2,h3.3",
      "hands E/2/2/2",
      "turn 0",
      "? 0 E 20-21 | 0 E 20-33 | 0 E b2-32",
    );
  });

  test("an Engel that is repeated by a Tac on a Tac comes for whom the restored balls say", () => {
    record(
      "variant 4x1m",
      "balls -/16,h1.1,h1.2,h1.3/40/h3.0,h3.1,h3.2,h3.3",
      "hands E,2/X,2/X/2",
      "turn 0",
      "0 E 16-h1.0",
      "1 X b2-32",
      "? 2 X b0-0 | 2 X b2-32",
      "2 X b0-0",
      "= 0*/h1.0,h1.1,h1.2,h1.3/40/h3.0,h3.1,h3.2,h3.3",
    );
  });

  test("a Krieger takes the place of the next ball ahead, or falls", () => {
    record("variant 4x2m", "balls 10,60/5/-/-", "hands K/2/2/2", "turn 0", "? 0 K 10-60 | 0 K 60-5");
    record("variant 4x2m", "balls 0*/-/-/-", "hands K,2/2/2/2", "turn 0", "0 K 0-b0", "= -/-/-/-");
  });

  test("a Teufel plays the next seat's turn out of its hand, and under its duties", () => {
    record(
      "variant 4x2m",
      "balls 10/20/-/-",
      "hands D,2/3,1/2/2",
      "turn 0",
      "0 D",
      "? 0 3 20-23 | 0 1 20-21 | 0 1 b1-16",
      "0 3 20-23",
      "~ 2/1/2/2",
      "? 2 discard 2",
    );
  });

  test("a Teufel whose victim plays a Teufel makes the victim the devil", () => {
    record(
      "variant 6x3m",
      "balls -/-/30/-/-/-",
      "hands D,2/D,3/5/2/2/2",
      "turn 0",
      "0 D",
      "0 D",
      "? 1 5 30-35",
      "1 5 30-35",
      "~ 2/3/-/2/2/2",
      "? 3 discard 2",
    );
  });

  test("a Tac after a Teufel takes back only the card that was played through it", () => {
    record(
      "variant 4x2m",
      "balls 10/20/40/-",
      "hands D,2/3,1/X,2/2",
      "turn 0",
      "0 D",
      "0 3 20-23",
      "? 2 2 40-42 | 2 X 40-43",
      "2 X 40-43",
      "= 10/20/43/-",
      "? 3 discard 2",
    );
  });
});
