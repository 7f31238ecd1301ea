import { queryOptions } from "@tanstack/react-query";
import type { FunFactsAnswer } from "#schema/api/siteFigures.ts";
import { answerOf, api } from "./api.ts";

/** Figures about all games and players. */
export const funFacts = queryOptions({
  queryKey: ["getPlatformFunFacts"],
  queryFn: () => answerOf<FunFactsAnswer>(api.getPlatformFunFacts.$get()),
});
