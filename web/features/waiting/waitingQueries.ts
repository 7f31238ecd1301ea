import { queryOptions } from "@tanstack/react-query";
import type { OwnTablesAnswer } from "#schema/api/ownTables.ts";
import { answerOf, api } from "#web/net/api.ts";

/** The user's own tables, to be asked for again after each change; only users with an account have any. */
export const ownTablesQuery = queryOptions({
  queryKey: ["ownTables"],
  queryFn: () => answerOf<OwnTablesAnswer>(api.tables.$get()),
  staleTime: 0,
});
