import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "../DataTable.tsx";

/** The table of a chart, with the same numbers; it opens on demand. */
export function ChartTable(props: { label: string; head: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("players");
  return (
    <details>
      <Summary>{t("chart.table")}</Summary>
      <DataTable {...props} />
    </details>
  );
}

const Summary = chakra("summary", {
  base: {
    width: "fit-content",
    mt: "2",
    py: "2",
    fontSize: "sm",
    fontWeight: "medium",
    color: "accent.text",
    cursor: "pointer",
  },
});
