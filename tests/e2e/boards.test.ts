import { isOfPlay, lookedAt } from "./differentPages.ts";
import { testPages } from "./lookAtPages.ts";

/** The pages where one plays, or waits to: tables, puzzles, lessons, tournaments. */
testPages(lookedAt.filter(isOfPlay));
