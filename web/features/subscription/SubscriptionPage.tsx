import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { PlansAnswer } from "#schema/api/subscriptions.ts";
import { useUsername } from "#web/net/account.ts";
import { queries } from "#web/net/queries.ts";
import { useSubscription } from "#web/net/useSubscription.ts";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Paragraphs } from "#web/ui/Prose.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { LinkExisting } from "./LinkExisting.tsx";
import { Order } from "./Order.tsx";
import { OwnSubscription } from "./OwnSubscription.tsx";
import { Perks } from "./Perks.tsx";
import { Returned, useIsAwaited } from "./Returned.tsx";
import { plansQuery, sponsorCountQuery } from "./subscriptionQueries.ts";
import { useFollowSubscription } from "./useFollowSubscription.ts";
import { WithdrawalTexts } from "./WithdrawalTexts.tsx";

/** `/subscription`: what the site costs and who carries it, the plans, and the user's own subscription. */
export default function SubscriptionPage() {
  const { t } = useTranslation();
  const hasAccount = useUsername() !== undefined;
  // Asked for at once, with the user's own subscription.
  useQuery(plansQuery, queries);
  const own = useSubscription();
  useFollowSubscription();
  const isLoading = hasAccount && own.isPending;
  return (
    <ListsPage heading={t("pages.subscription")} width="44rem">
      {/* What stands where depends on the own subscription, and on texts; the heading, which has the focus, stays meanwhile. */}
      {isLoading ? (
        <Loading />
      ) : (
        <Suspense fallback={<Loading />}>
          <Contents />
        </Suspense>
      )}
    </ListsPage>
  );
}

/** Keeps the footer out of sight. */
function Loading() {
  return (
    <chakra.div minHeight="100dvh">
      <Waiting />
    </chakra.div>
  );
}

function Contents() {
  const whyFailed = useWhyFailed();
  const hasAccount = useUsername() !== undefined;
  const plans = useQuery(plansQuery, queries);
  const own = useSubscription();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      {hasAccount && <Returned />}
      {own.error && <Notice kind="error">{whyFailed(own.error)}</Notice>}
      {own.data && <OwnSubscription subscription={own.data} isTaken={isTaken(plans.data)} />}
      {/* The payment provider is asked for the plans: nobody waits for it who wants to cancel. */}
      {plans.isPending ? (
        <Loading />
      ) : (
        <Suspense fallback={<Loading />}>
          <Offer />
        </Suspense>
      )}
    </chakra.div>
  );
}

function isTaken(data: PlansAnswer | undefined): data is PlansAnswer {
  return data !== undefined && data.plans.length > 0;
}

/** Why it costs anything, and what can be ordered. */
function Offer() {
  const { t } = useTranslation("subscription");
  const hasAccount = useUsername() !== undefined;
  const { data, error } = useQuery(plansQuery, queries);
  const own = useSubscription();
  const isOffered = isTaken(data);
  const isClosed = data?.plans.length === 0;
  // Contracts go on when nothing is offered any more.
  const mayHaveContracts = data?.hasProvider !== false;
  const isAwaited = useIsAwaited() && hasAccount;
  const hasOne = own.data?.status === "running" || own.data?.status === "expiring";
  return (
    <>
      <chakra.div display="grid" gap="3" maxWidth="60ch">
        <Paragraphs text={t("why.costs")} />
        <Paragraphs text={mayHaveContracts ? t("why.carried") : t("why.alone")} />
        {mayHaveContracts && <SponsorCount />}
      </chakra.div>
      {error && <Notice kind="error">{t("plans.failed")}</Notice>}
      {isClosed && (
        <Notice kind="info">
          <strong>{t("closed.title")}</strong>
          <p>{t("closed.text")}</p>
        </Notice>
      )}
      {isOffered && (
        <>
          <Perks />
          {!hasOne && !isAwaited && <Order {...data} />}
        </>
      )}
      {mayHaveContracts && (
        <div>
          {isOffered && hasAccount && !hasOne && !isAwaited && <LinkExisting />}
          <WithdrawalTexts />
        </div>
      )}
    </>
  );
}

function SponsorCount() {
  const { t } = useTranslation("subscription");
  const count = useQuery(sponsorCountQuery, queries).data?.nSubscriptions;
  return (
    // Its line is kept until the number is known.
    <chakra.p minHeight="1.5em" fontWeight="medium">
      {count !== undefined && (count === 0 ? t("sponsors.none") : t("sponsors.count", { count }))}
    </chakra.p>
  );
}
