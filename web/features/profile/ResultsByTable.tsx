import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { Doughnut } from "#web/ui/charts/Doughnut.tsx";
import { FillSign, fills } from "#web/ui/charts/fills.tsx";
import { resultGroupsOf } from "./resultGroups.ts";

/** How somebody's games ended at tables of four, of six, and with Team-Tac: a ring, and the same numbers in words. */
export function ResultsByTable({ stats }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  const groups = resultGroupsOf(stats);
  const total = groups.flatMap(({ results }) => results).reduce((sum, { games }) => sum + games, 0);
  if (total === 0) return null;
  return (
    <Columns>
      <chakra.div width="13rem" maxWidth="100%" mx="auto">
        <Doughnut
          total={new Intl.NumberFormat(i18n.language).format(total)}
          totalName={t("profile.results.games", { count: total })}
          groups={groups.map(({ name, results }) => ({
            name: t(`profile.results.groups.${name}`),
            mark: t(`profile.results.marks.${name}`),
            parts: results.map(({ name, games }) => ({
              name: t(`profile.mark.${name}`),
              size: games,
              fill: fills[name],
            })),
          }))}
        />
      </chakra.div>
      <Groups>
        {groups.map(({ name, results }) => (
          <div key={name}>
            <chakra.dt fontWeight="medium">{t(`profile.results.groups.${name}`)}</chakra.dt>
            {results.map(({ name, games }) => (
              <Result key={name}>
                <FillSign fill={fills[name]} />
                {t(`profile.results.of.${name}`, { games })}
              </Result>
            ))}
          </div>
        ))}
      </Groups>
    </Columns>
  );
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(0, 1fr)" },
    alignItems: "center",
    columnGap: "6",
    rowGap: "4",
    mt: "5",
  },
});

const Groups = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(auto-fit, minmax(8rem, 1fr))", sm: "minmax(0, 1fr)" },
    gap: "3",
    m: "0",
    fontSize: "sm",
  },
});

const Result = chakra("dd", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    m: "0",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "& svg": { flexShrink: "0" },
  },
});
