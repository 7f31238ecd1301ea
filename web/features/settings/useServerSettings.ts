import { useMutation, useQuery } from "@tanstack/react-query";
import { queries } from "#web/net/queries.ts";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { type ServerSettings, serverSettingsQuery } from "./settingsQueries.ts";

/**
 * Settings that are fetched when they are shown. `change` applies at once, is saved, and is undone if saving fails.
 */
export function useServerSettings<Settings extends object>(kind: ServerSettings<Settings>) {
  const { name, keep } = kind;
  const query = serverSettingsQuery(kind);
  const { queryKey } = query;
  const { data: settings, isError } = useQuery(query, queries);
  const { mutate } = useMutation(
    {
      mutationKey: queryKey,
      // One after the other, so that the last choice wins.
      scope: { id: name },
      mutationFn: keep,
      onError: showCallFailed,
      // The server does not know changes yet that wait to be saved.
      onSettled: () => {
        if (queries.isMutating({ mutationKey: queryKey }) === 1) void queries.invalidateQueries({ queryKey });
      },
    },
    queries,
  );
  /** From the current settings: the latest choice may not have been rendered yet. */
  const change = (changed: (now: Settings) => Partial<Settings>): void => {
    // An earlier request must not overwrite it.
    void queries.cancelQueries({ queryKey });
    const now = queries.getQueryData<Settings>(queryKey);
    if (!now) return;
    const chosen = { ...now, ...changed(now) };
    queries.setQueryData(queryKey, chosen);
    mutate(chosen);
  };
  return { settings, isError, change };
}
