import type { Lesson } from "../lesson.ts";
import { aim } from "./aim.ts";
import { comingOut } from "./comingOut.ts";
import { fourAndEight } from "./fourAndEight.ts";
import { home } from "./home.ts";
import { masters } from "./masters.ts";
import { moving } from "./moving.ts";
import { partner } from "./partner.ts";
import { seven } from "./seven.ts";
import { tricksterAndTac } from "./tricksterAndTac.ts";
import { tutorial } from "./tutorial.ts";

export { masters, tutorial };

/** Tac from nothing: chapter by chapter for who has never seen the game. The last one is the master cards' lesson. */
export const fromNothing: readonly Lesson[] = [
  aim,
  comingOut,
  moving,
  home,
  partner,
  fourAndEight,
  seven,
  tricksterAndTac,
  masters,
];

/** Every lesson once. */
export const lessons: readonly Lesson[] = [tutorial, ...fromNothing];
