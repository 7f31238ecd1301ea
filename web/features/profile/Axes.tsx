import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type Axis, axes } from "#schema/playerStats.ts";
import { Radar, type RadarSeries } from "#web/ui/charts/Radar.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { PlayerStats } from "./profileData.ts";

/** How somebody plays, on seven axes, beside the viewer's own values and the medians of all: a radar, and in words. */
export function Axes(props: { stats: PlayerStats; isCompared: boolean; own: PlayerStats | undefined }) {
  const { stats, isCompared, own } = props;
  const { t } = useTranslation("players");
  const series: RadarSeries[] = [
    { name: t("profile.axes.all"), values: stats.tableMedians, look: "median" },
    { name: stats.username, values: stats.table, look: isCompared ? "other" : "own" },
    ...(own ? [{ name: t("profile.axes.you"), values: own.table, look: "own" as const }] : []),
  ];
  return (
    <Panel title={t("profile.axes.title")}>
      <chakra.div maxWidth="30rem" mx="auto" mb="4">
        <Radar axes={axes.map((axis) => t(`profile.axes.${axis}.name`))} series={series} />
      </chakra.div>
      <chakra.dl display="grid" gap="3" m="0">
        {axes.map((axis, at) => (
          <AxisLine
            key={axis}
            axis={axis}
            value={stats.table[at]}
            own={own?.table[at]}
            reason={stats.tableReasons[at]}
            median={stats.tableMedians[at]}
          />
        ))}
      </chakra.dl>
    </Panel>
  );
}

function AxisLine(props: {
  axis: Axis;
  value: number | null;
  own: number | null | undefined;
  reason: PlayerStats["tableReasons"][number];
  median: number | null;
}) {
  const { axis, value, own, reason, median } = props;
  const { t } = useTranslation("players");
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3">
      <chakra.dt fontWeight="medium">
        {t(`profile.axes.${axis}.name`)}
        <chakra.span display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
          {value === null ? t(`profile.reason.${reason ?? "no_games"}`) : t(`profile.axes.${axis}.hint`)}
          {median !== null && ` · ${t("profile.axes.median", { value: median })}`}
        </chakra.span>
      </chakra.dt>
      <chakra.dd m="0" fontWeight="bold" fontVariantNumeric="tabular-nums" textAlign="end">
        {value ?? "–"}
        {own != null && (
          <chakra.span display="block" fontSize="sm" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
            {t("profile.axes.own", { value: own })}
          </chakra.span>
        )}
      </chakra.dd>
    </chakra.div>
  );
}
