import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useAccount } from "#web/net/account.ts";
import { queries } from "#web/net/queries.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { BlockForm } from "./BlockForm.tsx";
import { BlockList } from "./BlockList.tsx";
import { ModerationLog } from "./ModerationLog.tsx";
import { reportsQuery } from "./moderationQueries.ts";
import { ReportList } from "./ReportList.tsx";
import { SharedAccounts } from "./SharedAccounts.tsx";
import { TakeNameForm } from "./TakeNameForm.tsx";

/** `/moderation`: moderators read reports, block players who misbehave, and see each other's actions. */
export default function ModerationPage() {
  const { t } = useTranslation("moderation");
  const { pathTo } = usePaths();
  const account = useAccount();
  return (
    <chakra.div width="min(44rem, 100%)" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "5", md: "10" }}>
      <chakra.h1 fontSize="3xl" mb="5">
        {t("heading")}
      </chakra.h1>
      {account?.admin && (
        <ButtonLink variant="outline" mb="6" to={pathTo("/tournament/admin")}>
          {t("tournaments")}
        </ButtonLink>
      )}
      <Gate>
        <Desk />
      </Gate>
    </chakra.div>
  );
}

/** Lets admins in, and moderators whom no admin has blocked. */
function Gate({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation("moderation");
  const account = useAccount();
  const now = useMinutes();
  if (account?.admin) return children;
  if (!account?.moderator) return <Notice kind="info">{t("moderatorsOnly")}</Notice>;
  const blockedUntil = account.blockedByModerationUntil ?? 0;
  if (blockedUntil <= now) return children;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long", timeStyle: "short" });
  return <Notice kind="warning">{t("blocked", { date: date.format(blockedUntil) })}</Notice>;
}

/** The tools of a moderator. Everything below the reports waits for them, so that it does not move. */
function Desk() {
  const { isPending } = useQuery(reportsQuery, queries);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="10"
      minHeight="100dvh"
      alignContent="start"
    >
      <ReportList />
      {!isPending && (
        <>
          <BlockForm />
          <BlockList />
          <TakeNameForm />
          <SharedAccounts />
          <ModerationLog />
        </>
      )}
    </chakra.div>
  );
}
