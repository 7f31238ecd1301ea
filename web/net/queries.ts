import { type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { onOtherSession } from "./otherSession.ts";

const retries = 2;

/**
 * What was asked once, and for how long it is good. Only what may pass is tried again. Handed to `useQuery` and
 * `useMutation` as it is: most pages ask nothing this way and go without the library.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < retries && isPassing(error),
    },
  },
});
// Asks again when the line or the tab comes back.
queries.mount();
// Nobody is shown what was somebody else's, and what waits to be done is not done in the name of who comes next.
onOtherSession(() => {
  const mutations = queries.getMutationCache();
  for (const waiting of mutations.findAll({ predicate: ({ state }) => state.isPaused }))
    mutations.remove(waiting);
  void queries.resetQueries();
});

/**
 * Asks again, after a change, for what is shown of it and matches. An answer that is still on its way may be from before the
 * change: it is not waited for, where `invalidateQueries` alone takes the first of all answers for the new one.
 */
export async function askAgain(filters: InvalidateQueryFilters): Promise<void> {
  await queries.cancelQueries(filters);
  await queries.invalidateQueries(filters);
}

/** Whether trying again later may help: the server is away or busy. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
