import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { queries } from "#web/net/queries.ts";
import { showSubscription, useSubscription } from "#web/net/useSubscription.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { TextLink } from "./Perks.tsx";
import { orderCheckQuery } from "./subscriptionQueries.ts";

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
  const { data } = useQuery({ ...orderCheckQuery, enabled: !isSponsor }, queries);
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
