import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#web/net/api.ts";
import type { PlatformStats } from "./siteStats.ts";

/** The site's statistics. */
export const platformStatsQuery = queryOptions({
  queryKey: ["getPlatformStats"],
  queryFn: () => answerOf<PlatformStats>(api.getPlatformStats.$get()),
});
