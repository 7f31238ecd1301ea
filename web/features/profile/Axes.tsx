import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type Axis, axes } from "#schema/playerStats.ts";
import { Panel } from "#web/ui/Panel.tsx";
import type { PlayerStats } from "./profileData.ts";

/** How somebody plays, on seven axes, beside the viewer's own values. */
export function Axes(props: { stats: PlayerStats; isCompared: boolean; own: PlayerStats | undefined }) {
  const { stats, isCompared, own } = props;
  const { t } = useTranslation("players");
  return (
    <Panel
      title={t("profile.axes.title")}
      hint={isCompared ? t("profile.axes.compared", { username: stats.username }) : undefined}
    >
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
      <Track aria-hidden="true">
        {value !== null && <Bar style={{ width: `${value}%` }} />}
        {own != null && <OwnMark style={{ insetInlineStart: `${own}%` }} />}
      </Track>
    </chakra.div>
  );
}

const Track = chakra("dd", {
  base: {
    gridColumn: "1 / -1",
    position: "relative",
    height: "2",
    m: "0",
    mt: "1",
    borderRadius: "full",
    bg: "bg.sunken",
  },
});

const Bar = chakra("div", { base: { height: "full", borderRadius: "full", bg: "accent" } });

/** Where the viewer stands. */
const OwnMark = chakra("div", {
  base: {
    position: "absolute",
    top: "-1",
    width: "1",
    height: "4",
    ml: "-0.5",
    borderRadius: "full",
    bg: "fg",
    outline: "2px solid",
    outlineColor: "bg.raised",
  },
});
