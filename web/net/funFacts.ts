import type { FunFactsAnswer } from "#schema/api/siteFigures.ts";
import { answerOf, api } from "./api.ts";

/** Figures about all games and players. */
export function fetchFunFacts(): Promise<FunFactsAnswer> {
  return answerOf<FunFactsAnswer>(api.getPlatformFunFacts.$get());
}
