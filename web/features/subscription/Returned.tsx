import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { showSubscription, useSubscription } from "#web/net/useSubscription.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { TextLink } from "./Perks.tsx";

/** How often the server is asked about the order before the page only waits to be told, and how long it waits first (ms). */
const asksMax = 6;
const firstWaitMs = 2_000;

/** Whether the user says to have paid, so that nothing is to be ordered once more. */
export function useIsAwaited(): boolean {
  return useAddressQuery().get("order") === "paid";
}

/** Receives who comes back from the payment provider's page: to `/subscription?order=paid`, or without having paid to `?order=open`. */
export function Returned() {
  const order = useAddressQuery().get("order");
  if (order === "paid") return <Paid />;
  return order === "open" && <Unpaid />;
}

function Unpaid() {
  const { t } = useTranslation("subscription");
  return <Notice kind="info">{t("returned.unpaid")}</Notice>;
}

/** Asks the server to look at the order, until its payment is there. */
function Paid() {
  const { t } = useTranslation("subscription");
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const isSponsor = useSubscription().data?.isSponsor === true;
  const { data } = useQuery(
    {
      queryKey: ["subscription", "check"],
      queryFn: () => answerOf<SubscriptionAnswer>(api.subscription.check.$post()),
      staleTime: 0,
      enabled: !isSponsor,
      refetchInterval: ({ state }) => {
        const asked = state.dataUpdateCount + state.errorUpdateCount;
        return asked < asksMax && firstWaitMs * 2 ** asked;
      },
    },
    queries,
  );
  useEffect(() => {
    if (data) showSubscription(data);
  }, [data]);
  useEffect(() => {
    if (!isSponsor) return;
    showToast({ kind: "success", title: t("returned.thanks") });
    navigate(pathTo("/subscription"), { replace: true });
  }, [isSponsor, t, navigate, pathTo]);
  if (isSponsor) return null;
  return (
    <Notice kind="info">
      <strong>{t("returned.waiting")}</strong>
      <chakra.p mb="2">{t("returned.later")}</chakra.p>
      <TextLink to={pathTo("/subscription")}>{t("returned.again")}</TextLink>
    </Notice>
  );
}
