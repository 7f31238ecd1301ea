import type { PushSettingsAnswer } from "#schema/api/push.ts";
import { answerOf, api } from "#web/net/api.ts";
import { useServerSettings } from "../useServerSettings.ts";

/** What is to be told, and when not. */
export function usePushSettings() {
  return useServerSettings<PushSettingsAnswer>(
    "getPushSettings",
    () => answerOf(api.getPushSettings.$get()),
    ({ kinds, quietHours }) => answerOf(api.setPushSettings.$post({ json: { kinds, quietHours } })),
  );
}
