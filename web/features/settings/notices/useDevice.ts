import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, answerOf, api } from "#web/net/api.ts";
import { forgetSubscription, switchOff, switchOn } from "#web/net/push/device.ts";
import { queries } from "#web/net/queries.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { pushSubscriptionQuery } from "../settingsQueries.ts";

/**
 * Whether this browser receives notifications (`isOn`, undefined until known), and functions to change or test that,
 * one at a time. `failure` says what went wrong last.
 */
export function useDevice(publicKey: string) {
  const { t } = useTranslation("settings");
  const { locale } = usePaths();
  const whyFailed = useWhyFailed();
  const [failure, setFailure] = useState<string>();
  const { data: subscription } = useQuery(pushSubscriptionQuery, queries);
  const { mutate, isPending } = useMutation(
    {
      networkMode: "always",
      mutationFn: (act: () => Promise<unknown>) => act(),
      onMutate: () => setFailure(undefined),
      onError: (error) => setFailure(error instanceof ApiError ? whyFailed(error) : t("notices.noService")),
      onSettled: () => queries.invalidateQueries({ queryKey: pushSubscriptionQuery.queryKey }),
    },
    queries,
  );
  const act = (doing: () => Promise<unknown>): void => {
    if (!isPending) mutate(doing);
  };
  return {
    isOn: subscription === undefined ? undefined : subscription !== null,
    isPending,
    failure,
    on: () => act(() => switchOn(publicKey, locale)),
    off: () => subscription && act(() => switchOff(subscription)),
    test: () =>
      subscription &&
      act(async () => {
        try {
          await answerOf(api.testPush.$post({ json: { endpoint: subscription.endpoint } }));
          showToast({ kind: "success", title: t("notices.testSent") });
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
          await forgetSubscription(subscription);
          showToast({ kind: "warning", title: t("notices.forgotten"), text: t("notices.forgottenText") });
        }
      }),
  };
}
