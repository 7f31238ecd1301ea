import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type Axis, axes } from "#schema/playerStats.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { Radar, type RadarLine } from "#web/ui/charts/Radar.tsx";
import { Panel } from "#web/ui/Panel.tsx";

/**
 * How somebody plays, on seven axes: a radar beside a list with the same values and what they mean.
 * @param props.isOwn whether the viewer looks at themselves
 * @param props.isCompared whether the viewer is somebody else with an account
 * @param props.own the viewer's values, once they are loaded
 */
export function Axes(props: {
  stats: PlayerStats;
  isOwn: boolean;
  isCompared: boolean;
  own: PlayerStats | undefined;
}) {
  const { stats, isOwn, isCompared, own } = props;
  const { t } = useTranslation("players");
  const lines: RadarLine[] = [
    { name: t("profile.axes.medians"), look: "median", values: stats.tableMedians },
    { name: stats.username, look: isOwn ? "own" : "other", values: stats.table },
  ];
  if (isCompared) lines.push({ name: t("profile.axes.you"), look: "own", values: own?.table ?? [] });
  return (
    <Panel
      title={t("profile.axes.title")}
      hint={isCompared ? t("profile.axes.compared", { username: stats.username }) : undefined}
    >
      <chakra.div containerType="inline-size">
        <Columns>
          <Radar axes={axes.map((axis) => t(`profile.axes.${axis}.name`))} lines={lines} />
          <chakra.dl display="grid" alignContent="center" gap="3" m="0">
            {axes.map((axis, at) => (
              <AxisLine
                key={axis}
                axis={axis}
                number={at + 1}
                value={stats.table[at]}
                own={own?.table[at]}
                reason={stats.tableReasons[at]}
                median={stats.tableMedians[at]}
              />
            ))}
          </chakra.dl>
        </Columns>
      </chakra.div>
    </Panel>
  );
}

function AxisLine(props: {
  axis: Axis;
  number: number;
  value: number | null;
  own: number | null | undefined;
  reason: PlayerStats["tableReasons"][number];
  median: number | null;
}) {
  const { axis, number, value, own, reason, median } = props;
  const { t } = useTranslation("players");
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3">
      <chakra.dt fontWeight="medium">
        <AxisNumber aria-hidden="true">{number}</AxisNumber>
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

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    "@container (min-width: 48rem)": { gridTemplateColumns: "30rem minmax(0, 1fr)" },
  },
});

/** The number of an axis, for where the radar has no space for names. */
const AxisNumber = chakra("span", {
  base: {
    display: "inline-block",
    minWidth: "5",
    color: "fg.muted",
    "@container (min-width: 26rem)": { display: "none" },
  },
});
