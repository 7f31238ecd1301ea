import { useMutation, useQuery } from "@tanstack/react-query";
import type { PushSettings, PushSettingsAnswer } from "#schema/api/push.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";

const queryKey = ["getPushSettings"];

/** What is to be told, and when not; `change` counts at once, is kept, and taken back where that fails. */
export function usePushSettings() {
  const callFailed = useCallFailed();
  const { data: settings, isError } = useQuery(
    { queryKey, queryFn: () => answerOf<PushSettingsAnswer>(api.getPushSettings.$get()), staleTime: 0 },
    queries,
  );
  const { mutate } = useMutation(
    {
      // One after the other, so that the last choice is the one that stays.
      scope: { id: "setPushSettings" },
      mutationFn: (json: PushSettings) => answerOf(api.setPushSettings.$post({ json })),
      onError: (error) => {
        callFailed(error);
        void queries.invalidateQueries({ queryKey });
      },
    },
    queries,
  );
  const change = (changed: Partial<PushSettings>): void => {
    // What was asked before must not come over it.
    void queries.cancelQueries({ queryKey });
    const now = queries.getQueryData<PushSettingsAnswer>(queryKey);
    if (!now) return;
    const chosen = { kinds: now.kinds, quietHours: now.quietHours, ...changed };
    queries.setQueryData(queryKey, { ...now, ...chosen });
    mutate(chosen);
  };
  return { settings, isError, change };
}
