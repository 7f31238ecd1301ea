import { type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { onOtherSession } from "./session.ts";

const retries = 2;

/**
 * The cache of API queries and how long they are fresh. Only failures that may pass are retried. Pass it to `useQuery`
 * and `useMutation` explicitly, in place of a `QueryClientProvider`: most pages make no queries before they can be used and
 * don't load the library until then (8 kB).
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < retries && isPassing(error),
    },
  },
});
// Refetches when the connection or the tab comes back.
queries.mount();
// Nobody sees the previous user's data, and waiting mutations do not run in the name of the next user.
onOtherSession(() => {
  const mutations = queries.getMutationCache();
  for (const waiting of mutations.findAll({ predicate: ({ state }) => state.isPaused }))
    mutations.remove(waiting);
  void queries.resetQueries();
});

/**
 * Refetches the shown queries that match, after a change. A pending answer may be from before the change, so it is
 * cancelled; `invalidateQueries` alone would take the first answer for the new one.
 */
export async function askAgain(filters: InvalidateQueryFilters): Promise<void> {
  await queries.cancelQueries(filters);
  await queries.invalidateQueries(filters);
}

/** Whether a later retry may help: the server is away or busy. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
