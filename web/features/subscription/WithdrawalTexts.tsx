import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { OperatorAddress } from "#web/ui/OperatorAddress.tsx";
import { Paragraphs } from "#web/ui/Prose.tsx";
import { Fold } from "./Fold.tsx";
import { TextLink } from "./Perks.tsx";

/** The notice about the right of withdrawal, and the model withdrawal form (Art. 246a EGBGB, annexes 1 and 2). */
export function WithdrawalTexts() {
  const { t } = useTranslation("withdrawal");
  const { pathTo } = usePaths();
  return (
    <Fold title={t("title")}>
      <chakra.h3 fontSize="lg">{t("notice.title")}</chakra.h3>
      <Paragraphs text={t("notice.right")} />
      <Operator />
      <Paragraphs text={t("notice.how")} />
      <p>
        <TextLink to={pathTo("/subscription/withdraw")}>{t("notice.online")}</TextLink>
      </p>
      <Paragraphs text={t("notice.inTime")} />
      <chakra.h3 fontSize="lg">{t("notice.effects.title")}</chakra.h3>
      <Paragraphs text={t("notice.effects.text")} />
      <chakra.h3 fontSize="lg" mt="2">
        {t("form.title")}
      </chakra.h3>
      <p>{t("form.hint")}</p>
      <p>{t("form.to")}</p>
      <Operator />
      <Paragraphs text={t("form.text")} />
    </Fold>
  );
}

function Operator() {
  return (
    <chakra.div ps="4" borderInlineStart="2px solid" borderColor="line">
      <OperatorAddress />
    </chakra.div>
  );
}
