import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { queries } from "#web/net/queries.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { moderationLogQuery } from "./moderationQueries.ts";

/** The actions of moderators, newest first. */
export function ModerationLog() {
  const { t, i18n } = useTranslation("moderation");
  const whyFailed = useWhyFailed();
  const nameOf = usePlayerName();
  const id = useId();
  const { data: actions, error } = useQuery(moderationLogQuery, queries);
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <chakra.section aria-labelledby={id} minHeight="24">
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t("log.title")}
      </chakra.h2>
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {actions?.length === 0 && <chakra.p color="fg.muted">{t("log.empty")}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="3" overflowWrap="anywhere">
        {actions?.map(({ moderator, action, subject, reportId, reason, createdAt }) => (
          <li key={`${createdAt} ${action} ${subject} ${reportId}`}>
            <p>
              {t(`log.${action}`, { moderator: nameOf(moderator ?? ""), subject: nameOf(subject ?? "") })}
              {reason !== "" && `: ${reason}`}
            </p>
            <chakra.p color="fg.muted" fontSize="sm">
              {format.format(createdAt)}
              {reportId !== null && ` · ${t("log.report", { id: reportId })}`}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
