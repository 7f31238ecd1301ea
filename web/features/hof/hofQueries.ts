import { queryOptions } from "@tanstack/react-query";
import type { HofAnswer } from "#schema/api/rankings.ts";
import { answerOf, api } from "#web/net/api.ts";

/** Whom the site thanks, by group. */
export const hofQuery = queryOptions({
  queryKey: ["getHofData"],
  queryFn: () => answerOf<HofAnswer>(api.getHofData.$get()),
});
