import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ProviderAnswer, SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { dateLocale } from "#schema/dateLocale.ts";
import { mayBeOverpaid } from "#schema/overpaid.ts";
import { answerOf, api } from "#web/net/api.ts";
import { isPaidTooFar, showSubscription } from "#web/net/useSubscription.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { SubscriptionAction } from "./SubscriptionAction.tsx";
import { useCall } from "./useCall.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * The user's own subscription, and what can be done about it.
 * @param props.isTaken whether this site takes subscriptions now
 */
export function OwnSubscription(props: { subscription: SubscriptionAnswer; isTaken: boolean }) {
  const { t } = useTranslation("subscription");
  const { subscription, isTaken } = props;
  const day = useDay();
  const now = useMinutes();
  const { status, validUntil, isGivenBack } = subscription;
  if (status === "running") return <Running {...subscription} />;
  if (status === "expiring") return <Expiring {...subscription} />;
  if (status === null || !isTaken) return null;
  // It may end before the time that was paid does; where the payment came back, that time says nothing about the end.
  const isPast = !isGivenBack && validUntil !== null && validUntil <= now;
  return (
    <Notice kind="info">
      <strong>{isPast ? t("ended.title", { date: day(validUntil) }) : t("ended.already")}</strong>
      <p>{t("ended.text")}</p>
    </Notice>
  );
}

function Running(subscription: SubscriptionAnswer) {
  const { t } = useTranslation("subscription");
  const day = useDay();
  const { validUntil, nextPaymentAt, hasFailedPayment } = subscription;
  const situation = situationOf(subscription);
  const now = useMinutes();
  const isPaid = validUntil !== null && validUntil > now;
  const inTime = isPaid ? t("stop.text", { date: day(validUntil) }) : t("stop.textOver");
  const paidText = isPaidTooFar(subscription, now) ? t("stop.textOverpaid") : inTime;
  const title = {
    failed: t("failedPayment.title"),
    givenBack: t("givenBack.title"),
    paid: t("running.title"),
  };
  return (
    <Card title={title[situation]}>
      {situation === "failed" && <Notice kind="warning">{t("failedPayment.text")}</Notice>}
      {situation === "givenBack" && (
        <Notice kind="info">
          {t("givenBack.text")} {t("givenBack.running")}
        </Notice>
      )}
      {situation === "paid" && <p>{t("running.text")}</p>}
      <Facts
        {...subscription}
        validUntil={nextPaymentAt ?? validUntil}
        when={hasFailedPayment ? t("failedPayment.until") : t("running.next")}
      />
      <Actions>
        <PortalButton isFirst={hasFailedPayment} />
        <SubscriptionAction
          errand="cancel"
          call={() => answerOf<SubscriptionAnswer>(api.subscription.cancel.$post())}
          texts={{
            button: t("stop.button"),
            title: t("stop.title"),
            text: {
              failed: t("stop.textFailed", { date: day(validUntil) }),
              givenBack: t("stop.textGivenBack"),
              paid: paidText,
            }[situation],
            confirm: t("stop.confirm"),
            keep: t("stop.keep"),
            done: t("stop.done"),
          }}
        />
        <WithdrawButton {...subscription} />
      </Actions>
    </Card>
  );
}

/** How it stands with the last payment. */
function situationOf({ hasFailedPayment, isGivenBack }: SubscriptionAnswer): "failed" | "givenBack" | "paid" {
  if (hasFailedPayment) return "failed";
  return isGivenBack ? "givenBack" : "paid";
}

/** When a cancelled subscription ends at the latest, if it may end before what is paid; null: it ends with that. */
function endAtTheLatest({ plan, startedAt, validUntil }: SubscriptionAnswer): number | null {
  if (!plan || startedAt === null || validUntil === null) return null;
  return mayBeOverpaid({ plan, startedAt, paidUntil: validUntil }) ? validUntil : null;
}

function Expiring(subscription: SubscriptionAnswer) {
  const { t } = useTranslation("subscription");
  const day = useDay();
  const { validUntil, isGivenBack } = subscription;
  const now = useMinutes();
  const isOver = validUntil !== null && validUntil <= now;
  const latestEnd = isOver ? null : endAtTheLatest(subscription);
  const { send, isPending, failure } = useCall(
    "resume",
    () => answerOf<SubscriptionAnswer>(api.subscription.resume.$post()),
    (answer) => {
      showSubscription(answer);
      showToast({ kind: "success", title: t("resume.done") });
    },
  );
  return (
    <Card title={t("expiring.title")}>
      {isGivenBack ? (
        <Notice kind="info">
          <strong>{t("givenBack.title")}</strong>
          <p>
            {t("givenBack.text")} {t("givenBack.expiring")}
          </p>
        </Notice>
      ) : (
        <p>
          {t("expiring.text")} {latestEnd !== null && t("expiring.overpaid", { date: day(latestEnd) })}
        </p>
      )}
      <Facts
        {...subscription}
        validUntil={isGivenBack || latestEnd !== null ? null : validUntil}
        when={isOver ? t("expiring.ended") : t("expiring.end")}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      <Actions>
        <Button aria-busy={isPending} onClick={() => send(undefined)}>
          {t("resume.button")}
        </Button>
        <PortalButton />
        <WithdrawButton {...subscription} />
      </Actions>
    </Card>
  );
}

/** @param props.when what happens at `validUntil` */
function Facts({ plan, subscriptionID, validUntil, startedAt, when }: SubscriptionAnswer & { when: string }) {
  const { t } = useTranslation("subscription");
  const day = useDay();
  const facts = [
    [when, validUntil !== null && day(validUntil)],
    [t("facts.plan"), plan !== null && t(`plans.name.${plan}`)],
    [t("facts.since"), startedAt !== null && day(startedAt)],
    [t("facts.number"), subscriptionID],
  ] as const;
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ sm: "auto minmax(0, 1fr)" }} columnGap="5" rowGap="1">
      {facts.map(
        ([name, value]) =>
          value && (
            <chakra.div key={name} display={{ sm: "contents" }}>
              <chakra.dt color="fg.muted">{name}</chakra.dt>
              <chakra.dd m="0" fontWeight="medium" overflowWrap="anywhere">
                {value}
              </chakra.dd>
            </chakra.div>
          ),
      )}
    </chakra.dl>
  );
}

/** Leads to the provider's page about means of payment and invoices. */
function PortalButton({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation("subscription");
  const { send, isPending, failure } = useCall(
    "portal",
    () => answerOf<ProviderAnswer>(api.subscription.portal.$post()),
    ({ url }) => window.location.assign(url),
  );
  return (
    <>
      <Button variant={isFirst ? "solid" : "outline"} aria-busy={isPending} onClick={() => send(undefined)}>
        {t("portal")}
      </Button>
      {failure && (
        <chakra.div flexBasis="100%">
          <Notice kind="error">{failure}</Notice>
        </chakra.div>
      )}
    </>
  );
}

/** Withdraws from the contract; names the last whole day on which that works. */
function WithdrawButton({ withdrawableUntil }: SubscriptionAnswer) {
  const { t } = useTranslation("subscription");
  const day = useDay();
  if (withdrawableUntil === null) return null;
  return (
    <SubscriptionAction
      errand="withdraw"
      call={() => answerOf<SubscriptionAnswer>(api.subscription.withdraw.$post())}
      texts={{
        button: t("withdraw.button"),
        title: t("withdraw.title"),
        text: t("withdraw.text", { date: day(withdrawableUntil - dayMs) }),
        confirm: t("withdraw.confirm"),
        keep: t("stop.keep"),
        done: t("withdraw.done"),
      }}
    />
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="4"
      p={{ base: "4", md: "5" }}
      borderRadius="lg"
      bg="bg.raised"
      boxShadow="sm"
    >
      {/* It says when the subscription has become another one. */}
      <div role="status">
        <chakra.h2 id={id} fontSize="xl">
          {title}
        </chakra.h2>
      </div>
      {children}
    </chakra.section>
  );
}

/** Buttons with long names, which may break on a narrow phone. */
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", "& > button": { flexShrink: "1" } },
});

/** Formats the day of a moment; nothing for one that is unknown. */
function useDay(): (moment: number | null) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" });
  return (moment) => (moment === null ? "" : format.format(moment));
}
