import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queries } from "#web/net/queries.ts";
import { AcrossColumns, Column, Columns } from "#web/ui/Columns.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Bots } from "./Bots.tsx";
import { Counts } from "./Counts.tsx";
import { Hours } from "./Hours.tsx";
import { platformStatsQuery } from "./statsQueries.ts";
import { Totals } from "./Totals.tsx";
import { Weeks } from "./Weeks.tsx";

/** `/stats`: what happens on the site, when, in which languages and on which devices. */
export default function StatsPage() {
  const { t, i18n } = useTranslation("players");
  const { data, error } = useQuery(platformStatsQuery, queries);
  const whyFailed = useWhyFailed();
  const languages = new Intl.DisplayNames([i18n.language], { type: "language" });
  return (
    <ListsPage heading={t("stats.heading")} width="64rem">
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {!error && data === undefined && <Waiting />}
      {data && (
        <Columns>
          <AcrossColumns>
            <Totals />
          </AcrossColumns>
          <AcrossColumns>
            <Weeks stats={data} />
          </AcrossColumns>
          <Column>
            <Hours stats={data} />
            <Counts
              title={t("stats.languages.title")}
              counts={data.localeDataset.map(({ locale, nUsers }) => [
                languages.of(locale) ?? locale,
                nUsers,
              ])}
            />
          </Column>
          <Column>
            <Bots stats={data} />
            <Counts
              title={t("stats.devices.title")}
              hint={t("stats.devices.hint")}
              counts={data.userAgentDataset.deviceTypes.map(({ name, n }) => [
                t(`stats.devices.${kindNamed(name)}`),
                n,
              ])}
            />
          </Column>
        </Columns>
      )}
      {data && (
        <chakra.p mt="5" fontSize="sm" color="fg.muted">
          {t("stats.age")}
        </chakra.p>
      )}
    </ListsPage>
  );
}

function kindNamed(name: string): "mobile" | "tablet" | "desktop" | "others" {
  return name === "mobile" || name === "tablet" || name === "desktop" ? name : "others";
}
