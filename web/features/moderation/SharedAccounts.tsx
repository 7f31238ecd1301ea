import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { limits } from "#schema/limits.ts";
import { queries } from "#web/net/queries.ts";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { dayMs, sharedAccountsQuery } from "./moderationQueries.ts";

/** Pairs of accounts that may be one person's, with their games against each other. */
export function SharedAccounts() {
  const { t, i18n } = useTranslation("moderation");
  const whyFailed = useWhyFailed();
  const id = useId();
  const { data: pairs, error } = useQuery(sharedAccountsQuery, queries);
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" });
  return (
    <chakra.section aria-labelledby={id} minHeight="40">
      <chakra.h2 id={id} fontSize="lg" mb="1">
        {t("shared.title")}
      </chakra.h2>
      <chakra.p mb="3" fontSize="sm" color="fg.muted">
        {t("shared.what", { days: limits.signInMarkKeptMs / dayMs })}
      </chakra.p>
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {pairs?.length === 0 && <chakra.p color="fg.muted">{t("shared.empty")}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {pairs?.map(({ usernames, lastAt, against }) => (
          <EntryCard key={`${usernames}`}>
            <chakra.div minWidth="0" flex="1 1 16rem" overflowWrap="anywhere">
              {usernames.map((username) => (
                <PlayerName key={username} username={username} isNameFirst={false} />
              ))}
              <chakra.p color="fg.muted" fontSize="sm">
                {t("shared.facts", { date: date.format(lastAt), games: against })}
              </chakra.p>
            </chakra.div>
          </EntryCard>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
