import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PlansAnswer } from "#schema/api/subscriptions.ts";
import type { Plan } from "#schema/subscription.ts";
import { Tile } from "#web/ui/choiceTiles.tsx";
import { moneyIn, perMonth, shareIn } from "./money.ts";

/** A choice of how often to pay, with what each costs and what reaches the site. */
export function PlanChoice(props: {
  plans: PlansAnswer["plans"];
  value: Plan;
  onChange: (plan: Plan) => void;
}) {
  const { t, i18n } = useTranslation("subscription");
  const { plans, value, onChange } = props;
  const name = useId();
  const locale = i18n.language;
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend p="0" mb="2" fontWeight="medium" color="fg.muted">
        {t("plans.legend")}
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ sm: `repeat(${plans.length}, minmax(0, 1fr))` }}
        gap="2"
      >
        {plans.map(({ plan, amount, currency, feeShare }) => (
          <Tile key={plan} py="3" px="3">
            <chakra.input
              type="radio"
              srOnly
              name={name}
              value={plan}
              checked={plan === value}
              onChange={() => onChange(plan)}
            />
            <span>{t(`plans.name.${plan}`)}</span>
            <chakra.b fontSize="lg" my="1">
              {t("plans.perMonth", { price: moneyIn(locale, perMonth(plan, amount), currency) })}
            </chakra.b>
            <Small>{t(`plans.payment.${plan}`, { amount: moneyIn(locale, amount, currency) })}</Small>
            <Small>{t("plans.fee", { share: shareIn(locale, feeShare) })}</Small>
          </Tile>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Small = chakra("span", { base: { fontSize: "sm", fontWeight: "normal", color: "fg.muted" } });
