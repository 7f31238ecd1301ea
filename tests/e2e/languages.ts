import { isFull } from "#tests/chance.ts";

/** The languages in which a page is walked through: all in a full run, else one, as texts have tests of their own. */
export const languages: readonly string[] = isFull ? ["de", "en", "ru"] : ["de"];
