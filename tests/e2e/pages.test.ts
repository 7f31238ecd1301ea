import { isOfPlay, lookedAt } from "./differentPages.ts";
import { testPages } from "./lookAtPages.ts";

/** The pages around play: the first one, people, accounts, texts. */
testPages(lookedAt.filter((page) => !isOfPlay(page)));
