import { plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** The aim and the board. */
export const aim: Lesson = {
  id: "aim",
  minutes: 1,
  steps: [
    {
      id: "rollForward",
      position: situation({ balls: "10/40/35/-", hands: "2,5" }),
      goal: { kind: "move", solutions: ["0 5 10-15"], wrongs: [{ id: "otherCard" }] },
    },
    {
      id: "rollHome",
      position: situation({ balls: "62/24/41/-", hands: "5,9" }),
      goal: {
        kind: "move",
        solutions: ["0 5 62-h0.2"],
        wrongs: [{ id: "passed", when: plays("5") }, { id: "otherCard" }],
      },
    },
    {
      id: "winTogether",
      position: situation({
        balls: "63,h0.1,h0.2,h0.3/20,h1.3/h2.0,h2.1,h2.2,h2.3/40,h3.2,h3.3",
        hands: "2,6",
      }),
      goal: {
        kind: "move",
        solutions: ["0 2 63-h0.0"],
        wrongs: [{ id: "passed", when: plays("2") }, { id: "otherCard" }],
      },
    },
  ],
};
