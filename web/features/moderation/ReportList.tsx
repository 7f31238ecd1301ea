import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { queries } from "#web/net/queries.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { reportsQuery } from "./moderationQueries.ts";
import { ReportEntry } from "./ReportEntry.tsx";

/** The reports that nobody has decided on yet. */
export function ReportList() {
  const { t } = useTranslation("moderation");
  const whyFailed = useWhyFailed();
  const id = useId();
  const { data: reports, error } = useQuery(reportsQuery, queries);
  return (
    <chakra.section aria-labelledby={id} minHeight="24">
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t("reports.title")}
      </chakra.h2>
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {reports?.length === 0 && <chakra.p color="fg.muted">{t("reports.empty")}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {reports?.map((report) => (
          <ReportEntry key={report.id} report={report} />
        ))}
      </chakra.ul>
      {reports?.length === limits.reportsListed && (
        <chakra.p mt="3" color="fg.muted">
          {t("reports.onlyOldest", { shown: limits.reportsListed })}
        </chakra.p>
      )}
    </chakra.section>
  );
}
