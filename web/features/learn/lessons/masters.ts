import { knocksOut, made, not, plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

const variant = "4x2m";

/** The four master cards: one exercise each. */
export const masters: Lesson = {
  id: "masters",
  minutes: 2,
  steps: [
    {
      id: "jester",
      position: situation({ variant, balls: "60/30/40/-", hands: "9,N/5,10/2,3/6,12" }),
      goal: {
        kind: "move",
        solutions: ["0 N, 0 5 60-h0.0"],
        wrongs: [{ id: "otherCard", when: not(plays("N")) }, { id: "missed" }],
      },
    },
    {
      id: "angel",
      position: situation({ variant, balls: "36/15,h1.1,h1.2,h1.3/44/-", hands: "6,E" }),
      goal: {
        kind: "move",
        solutions: ["0 E 15-28"],
        wrongs: [{ id: "onlyOne", when: made("0 E 15-16") }, { id: "otherCard" }],
      },
    },
    {
      id: "warrior",
      position: situation({ variant, balls: "20,58/12/26/-", hands: "9,K" }),
      goal: {
        kind: "move",
        solutions: ["0 K 58-12"],
        wrongs: [{ id: "hitAri", when: knocksOut(2) }, { id: "otherCard" }],
      },
    },
    {
      id: "devil",
      position: situation({ variant, balls: "40/20/-/26", hands: "9,D/5,6/2,3/10,12" }),
      goal: {
        kind: "move",
        solutions: ["0 D, 0 6 20-26"],
        wrongs: [{ id: "otherCard", when: not(plays("D")) }, { id: "missed" }],
      },
    },
  ],
};
