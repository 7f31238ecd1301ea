import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useAccount } from "#web/net/account.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";

/** Lets only players in who may invite others: those with an account whom moderation has not blocked. */
export function Gate({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const account = useAccount();
  const now = useMinutes();
  if (account === undefined) {
    return (
      <chakra.div display="grid" gap="4" justifyItems="start">
        <Notice kind="info">{t("gate.membersOnly")}</Notice>
        <Button size="lg" onClick={() => openAccountDialog("signIn")}>
          {t("gate.signIn")}
        </Button>
      </chakra.div>
    );
  }
  const blockedUntil = account.blockedByModerationUntil ?? 0;
  if (blockedUntil > now) {
    const date = new Intl.DateTimeFormat(dateLocale(i18n.language), {
      dateStyle: "long",
      timeStyle: "short",
    });
    return <Notice kind="warning">{t("gate.blocked", { date: date.format(blockedUntil) })}</Notice>;
  }
  return children;
}
