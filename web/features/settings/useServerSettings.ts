import { useMutation, useQuery } from "@tanstack/react-query";
import { queries } from "#web/net/queries.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";

/**
 * Settings that are asked for when they are shown. `change` counts at once, is kept, and taken back where that fails.
 * @param name by which they are known among all that is asked for
 * @param read asks for them
 * @param keep has them kept
 */
export function useServerSettings<Settings extends object>(
  name: string,
  read: () => Promise<Settings>,
  keep: (settings: Settings) => Promise<unknown>,
) {
  const queryKey = [name];
  const onError = useCallFailed();
  const { data: settings, isError } = useQuery({ queryKey, queryFn: read, staleTime: 0 }, queries);
  const { mutate } = useMutation(
    {
      mutationKey: queryKey,
      // One after the other, so that the last choice is the one that stays.
      scope: { id: name },
      mutationFn: keep,
      onError,
      // What waits to be kept is not known to the server yet.
      onSettled: () => {
        if (queries.isMutating({ mutationKey: queryKey }) === 1) void queries.invalidateQueries({ queryKey });
      },
    },
    queries,
  );
  /** Of the settings as they are by now: what was chosen just before may not be on the screen yet. */
  const change = (changed: (now: Settings) => Partial<Settings>): void => {
    // What was asked before must not come over it.
    void queries.cancelQueries({ queryKey });
    const now = queries.getQueryData<Settings>(queryKey);
    if (!now) return;
    const chosen = { ...now, ...changed(now) };
    queries.setQueryData(queryKey, chosen);
    mutate(chosen);
  };
  return { settings, isError, change };
}
