import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { type DeclarationKind, declarationKinds } from "#schema/subscription.ts";
import { splitPath } from "#web/i18n/locale.ts";
import { useUsername } from "#web/net/account.ts";
import { queries } from "#web/net/queries.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { TextLink } from "../Perks.tsx";
import { plansQuery } from "../subscriptionQueries.ts";
import { DeclarationForm } from "./DeclarationForm.tsx";
import type { Declared } from "./declared.ts";
import { Receipt } from "./Receipt.tsx";

/**
 * `/subscription/cancel`: ends a contract without signing in (§ 312k BGB), or withdraws from it (§ 356a BGB); at
 * `/subscription/withdraw` the latter is chosen.
 */
export default function CancelPage() {
  const { t } = useTranslation();
  const [declared, setDeclared] = useState<Declared>();
  const plans = useQuery(plansQuery, queries);
  const { pathname } = useLocation();
  const startsWith = splitPath(pathname).rest === "/subscription/withdraw" ? "withdrawal" : "cancellation";
  // Contracts go on when nothing is offered any more, and can be ended while the payment provider does not answer.
  const hasNone = plans.data?.hasProvider === false;
  return (
    <ListsPage
      heading={startsWith === "withdrawal" ? t("pages.withdrawContract") : t("pages.cancelContracts")}
      width="36rem"
    >
      {/* The heading, which has the focus, stays while the texts are loaded. */}
      <Suspense fallback={<Waiting />}>
        {hasNone && <NoContracts />}
        {!hasNone && !declared && <Declaration startsWith={startsWith} onDone={setDeclared} />}
        {declared && <Receipt declared={declared} />}
      </Suspense>
    </ListsPage>
  );
}

/** There is nothing to cancel on a site that has no payment provider. */
function NoContracts() {
  const { t } = useTranslation("contract");
  const { pathTo } = usePaths();
  return (
    <Notice kind="info">
      <p>{t("none")}</p>
      <p>
        <TextLink to={pathTo("/impressum")}>{t("toImprint")}</TextLink>
      </p>
    </Notice>
  );
}

function Declaration(props: { startsWith: DeclarationKind; onDone: (declared: Declared) => void }) {
  const { t } = useTranslation("contract");
  const { pathTo } = usePaths();
  const hasAccount = useUsername() !== undefined;
  const [kind, setKind] = useState(props.startsWith);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <p>
        {t("intro")} {hasAccount && <TextLink to={pathTo("/subscription")}>{t("toOwn")}</TextLink>}
      </p>
      <ChoiceGroup
        legend={t("kind.legend")}
        options={declarationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
        hint={t(`kind.hint.${kind}`)}
      />
      <DeclarationForm kind={kind} onDone={props.onDone} />
    </chakra.div>
  );
}
