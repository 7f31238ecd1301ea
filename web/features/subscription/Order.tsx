import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlansAnswer, ProviderAnswer } from "#schema/api/subscriptions.ts";
import type { Plan } from "#schema/subscription.ts";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { moneyIn, percentIn } from "./money.ts";
import { PlanChoice } from "./PlanChoice.tsx";
import { useCall } from "./useCall.ts";

/** Chooses a plan and orders it; it is paid at the payment provider's page. */
export function Order({ plans, vatPercent }: Pick<PlansAnswer, "plans" | "vatPercent">) {
  const { t, i18n } = useTranslation("subscription");
  const hasAccount = useUsername() !== undefined;
  const id = useId();
  const [plan, setPlan] = useState<Plan>(plans[0].plan);
  const chosen = plans.find((one) => one.plan === plan) ?? plans[0];
  return (
    <chakra.section aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.h2 id={id} fontSize="xl">
        {t("plans.title")}
      </chakra.h2>
      <PlanChoice plans={plans} value={chosen.plan} onChange={setPlan} />
      {vatPercent !== null && (
        <chakra.p fontSize="sm" color="fg.muted">
          {t("plans.vat", { percent: percentIn(i18n.language, vatPercent) })}
        </chakra.p>
      )}
      {hasAccount ? <OrderButton {...chosen} /> : <WithoutAccount />}
    </chakra.section>
  );
}

/** What is ordered, as a whole, right above the button that orders it (§ 312j BGB). */
function OrderButton({ plan, amount, currency }: PlansAnswer["plans"][number]) {
  const { t, i18n } = useTranslation("subscription");
  const { send, isPending, failure } = useCall(
    "new",
    () => answerOf<ProviderAnswer>(api.subscription.new.$post({ json: { plan } })),
    ({ url }) => window.location.assign(url),
  );
  return (
    <chakra.div
      display="grid"
      gap="3"
      p={{ base: "4", md: "5" }}
      borderRadius="lg"
      bg="bg.raised"
      boxShadow="sm"
    >
      <chakra.h3 fontSize="lg">{t("order.title")}</chakra.h3>
      <chakra.p fontWeight="medium" aria-live="polite">
        {t(`order.what.${plan}`, { amount: moneyIn(i18n.language, amount, currency) })}
      </chakra.p>
      <p>{t(`order.renews.${plan}`)}</p>
      <p>{t("order.where")}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button
        size="lg"
        // As wide as the longest of the languages needs, on the narrowest phone.
        flexShrink="1"
        textWrap="balance"
        px="4"
        aria-busy={isPending}
        onClick={() => send(undefined)}
      >
        {t("order.send")}
      </Button>
    </chakra.div>
  );
}

function WithoutAccount() {
  const { t } = useTranslation("subscription");
  const { t: tCommon } = useTranslation();
  return (
    <Notice kind="info">
      <chakra.p mb="3">{t("order.account")}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button onClick={() => openAccountDialog("signUp")}>{tCommon("account.signUp")}</Button>
        <Button variant="outline" onClick={() => openAccountDialog("signIn")}>
          {tCommon("account.signIn")}
        </Button>
      </chakra.div>
    </Notice>
  );
}
