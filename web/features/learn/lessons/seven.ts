import { allOf, anyOf, hasHome, knocksOut, not, plays, standsOn } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** The seven: split freely, knocking out on the way, at home too, and shared with the partner. */
export const seven: Lesson = {
  id: "seven",
  minutes: 2,
  steps: [
    {
      id: "twoHome",
      position: situation({ balls: "62,63/20/-/40", hands: "7,9" }),
      goal: {
        kind: "move",
        solutions: ["0 7 63-h0.2, 0 7 62-h0.0", "0 7 63-h0.1, 0 7 62-h0.0, 0 7 h0.1-h0.2"],
        isMet: hasHome(0, 2),
        wrongs: [
          { id: "otherCard", when: plays("9") },
          { id: "hitOwn", when: knocksOut(0) },
          { id: "onlyOne", when: hasHome(0, 1) },
          { id: "none" },
        ],
      },
    },
    {
      id: "sweep",
      position: situation({ balls: "10,40/12/17/15", hands: "7,9" }),
      goal: {
        kind: "move",
        solutions: ["0 7 10-15, 0 7 40-42", "0 7 40-42, 0 7 10-15", "0 7 10-16, 0 7 40-41"],
        isMet: allOf(knocksOut(1), knocksOut(3), not(knocksOut(2))),
        wrongs: [
          { id: "otherCard", when: plays("9") },
          { id: "hitAri", when: knocksOut(2) },
          { id: "onlyOne", when: anyOf(knocksOut(1), knocksOut(3)) },
          { id: "none" },
        ],
      },
    },
    {
      id: "pushUp",
      position: situation({ balls: "62,h0.0,h0.1/30/-/45", hands: "7,10" }),
      goal: {
        kind: "move",
        solutions: [
          "0 7 h0.1-h0.3, 0 7 h0.0-h0.2, 0 7 62-h0.0",
          "0 7 h0.1-h0.2, 0 7 h0.0-h0.1, 0 7 62-h0.0, 0 7 h0.2-h0.3, 0 7 h0.1-h0.2",
        ],
        isMet: hasHome(0, 3),
        wrongs: [
          { id: "otherCard", when: plays("10") },
          { id: "passed", when: anyOf(...["1", "2", "3", "4", "5"].map((field) => standsOn(0, field))) },
          { id: "stillOut" },
        ],
      },
    },
    {
      id: "lastHome",
      position: situation({ balls: "62,h0.1,h0.2,h0.3/50/30,h2.2,h2.3/12", hands: "7,10" }),
      goal: {
        kind: "move",
        solutions: ["0 7 62-h0.0, 0 7 30-h2.1"],
        isMet: allOf(hasHome(0, 4), hasHome(2, 3)),
        wrongs: [
          { id: "otherCard", when: plays("10") },
          { id: "ownFirst", when: not(hasHome(0, 4)) },
          { id: "ariOut" },
        ],
      },
    },
  ],
};
