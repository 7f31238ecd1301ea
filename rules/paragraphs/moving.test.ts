import { describe, test } from "vitest";
import { record } from "../testSupport.ts";

describe("rules.md 4: who can, must", () => {
  test("a seat that can play nothing lays one card of its choice unused", () => {
    record("variant 4x2n", "balls -/-/-/-", "hands 6,9/3/3/3", "turn 0", "? 0 discard 6 | 0 discard 9");
  });

  test("a card that can be played must be, even if it kicks the partner's ball", () => {
    record(
      "variant 4x2n",
      "balls 30/-/33/-",
      "hands 3,T/2/2/2",
      "turn 0",
      "? 0 3 30-33 | 0 T 30-33",
      "0 3 30-33",
      "= 33/-/-/-",
    );
  });
});

describe("rules.md 5: moving", () => {
  test("coming out kicks whoever stands on the start, own balls too", () => {
    record(
      "variant 6x3n",
      "balls -/11,30/-/-/-/-",
      "hands 2/13/2/2/2/2",
      "turn 1",
      "1 13 b1-11",
      "= -/11*,30/-/-/-/-",
    );
  });

  test("no ball is passed, but the last field may be taken", () => {
    record("variant 4x2n", "balls 20/24/26/-", "hands 3,5,6/2/2/2", "turn 0", "? 0 3 20-23");
    record("variant 4x2n", "balls 20/25/-/-", "hands 5/2/2/2", "turn 0", "0 5 20-25", "= 25/-/-/-");
  });

  test("going home is exact, by choice, and only over empty fields", () => {
    record(
      "variant 4x2n",
      "balls 59,h0.2/-/-/-",
      "hands 7,8/2/2/2",
      "turn 0",
      "? 0 7 59-60 | 0 7 59-61 | 0 7 59-62 | 0 7 59-63 | 0 7 59-0 | 0 7 59-1 | 0 7 59-2 | 0 7 59-h0.0 | 0 7 59-h0.1 | 0 7 h0.2-h0.1 | 0 7 h0.2-h0.0 | 0 7 h0.2-h0.3 | 0 8 59-3 | 0 8 skip",
    );
  });

  test("a fresh ball goes round; a ball that has travelled may go home from its start", () => {
    record("variant 6x2n", "balls -/-/22*/-/-/-", "hands 2/2/3/2/2/2", "turn 2", "? 2 3 22-25");
    record("variant 6x2n", "balls -/-/22/-/-/-", "hands 2/2/3/2/2/2", "turn 2", "? 2 3 22-25 | 2 3 22-h2.2");
  });

  test("in home a ball goes deeper by 1, 2 or 3 and is never kicked", () => {
    record(
      "variant 4x2n",
      "balls h0.0,h0.2/-/-/-",
      "hands 1,2,3/2/2/2",
      "turn 0",
      "? 0 1 b0-0 | 0 1 h0.0-h0.1 | 0 1 h0.2-h0.3",
    );
  });
});

describe("rules.md 6.3: the 4", () => {
  test("goes backward, and home past the own start unless the ball is fresh", () => {
    record("variant 4x2n", "balls -/17/-/-", "hands 2/4/2/2", "turn 1", "? 1 4 17-13 | 1 4 17-h1.2");
    record("variant 4x2n", "balls -/19/-/-", "hands 2/4/2/2", "turn 1", "? 1 4 19-15 | 1 4 19-h1.0");
    record("variant 4x2n", "balls -/16*/-/-", "hands 2/4/2/2", "turn 1", "? 1 4 16-12");
  });

  test("does not go home when a ball stands on the own start", () => {
    record("variant 4x2n", "balls 16/18/-/-", "hands 2/4/2/2", "turn 1", "? 1 discard 4");
  });
});

describe("rules.md 6.4: the 7", () => {
  test("kicks every ball that it steps on, also on the way home", () => {
    record(
      "variant 4x2n",
      "balls 61/63/0/-",
      "hands 7,2/2/2/2",
      "turn 0",
      "0 7 61-h0.0",
      "= h0.0/-/-/-",
      "? 0 7 h0.0-h0.1 | 0 7 h0.0-h0.2 | 0 7 h0.0-h0.3",
    );
  });

  test("lets no other card be played before it is used up, and stays in the hand until then", () => {
    record(
      "variant 4x2n",
      "balls 10/-/-/-",
      "hands 7,2/2/2/2",
      "turn 0",
      "0 7 10-16",
      "~ 7,2/2/2/2",
      "? 0 7 16-17",
      "0 7 16-17",
      "~ 2/2/2/2",
    );
  });

  test("does not move a ball that was locked when it was laid, but one that came home with it", () => {
    record(
      "variant 4x2n",
      "balls 62,h0.3/-/-/-",
      "hands 7,2/2/2/2",
      "turn 0",
      "0 7 62-h0.2",
      "= h0.2,h0.3/-/-/-",
      "? 0 7 h0.2-h0.0 | 0 7 h0.2-h0.1",
    );
  });

  test("gives what is left to the partner when the last own ball comes home", () => {
    record(
      "variant 4x2n",
      "balls 62,h0.1,h0.2,h0.3/-/40,h2.3/-",
      "hands 7,2/2/2/2",
      "turn 0",
      "0 7 62-h0.0",
      "? 0 7 40-41 | 0 7 40-42 | 0 7 40-43 | 0 7 40-44",
    );
  });

  test("brings the last ball home only with its last step if the partner could not use the rest", () => {
    record(
      "variant 4x2n",
      "balls 58,h0.1,h0.2,h0.3/-/0,h2.3/-",
      "hands 7/2/2/2",
      "turn 0",
      "? 0 7 58-59 | 0 7 58-60 | 0 7 58-61 | 0 7 58-62 | 0 7 58-63 | 0 7 58-0 | 0 7 58-1 | 0 7 58-h0.0",
    );
    record(
      "variant 4x2n",
      "balls 59,h0.1,h0.2,h0.3/-/0,h2.3/-",
      "hands 7/2/2/2",
      "turn 0",
      "? 0 7 59-60 | 0 7 59-61 | 0 7 59-62 | 0 7 59-63 | 0 7 59-0 | 0 7 59-1 | 0 7 59-2",
    );
  });

  test("stays with the mate whose ball its first part moved", () => {
    record(
      "variant 6x2n",
      "balls h0.0,h0.1,h0.2,h0.3/-/30/-/50/-",
      "hands 7,2/2/2/2/2/2",
      "turn 0",
      "0 7 50-55",
      "? 0 7 55-56 | 0 7 55-57",
    );
  });
});
