import type { PushSettingsAnswer } from "#schema/api/push.ts";
import { answerOf, api } from "#web/net/api.ts";
import { useServerSettings } from "../useServerSettings.ts";

/** Which events to notify about, and when not to. */
export function usePushSettings() {
  return useServerSettings<PushSettingsAnswer>(
    "getPushSettings",
    () => answerOf(api.getPushSettings.$get()),
    ({ kinds, quietHours }) => answerOf(api.setPushSettings.$post({ json: { kinds, quietHours } })),
  );
}
