import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Bar } from "#web/ui/charts/Bars.tsx";
import { Panel } from "#web/ui/Panel.tsx";

/** How many of each there are, with shares: `[name, number]`. */
export function Counts(props: {
  title: string;
  hint?: string;
  counts: readonly (readonly [string, number])[];
}) {
  const { title, hint, counts } = props;
  const { t, i18n } = useTranslation("players");
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  return (
    <Panel title={title} hint={hint}>
      {all === 0 && <p>{t("stats.none")}</p>}
      <chakra.dl display="grid" gap="3" m="0">
        {counts.map(([name, n]) => (
          <chakra.div key={name} display="grid" gridTemplateColumns="1fr auto" columnGap="3">
            <dt>{name}</dt>
            <chakra.dd display="contents">
              <chakra.span fontWeight="bold" fontVariantNumeric="tabular-nums">
                {percent.format(all === 0 ? 0 : n / all)}
              </chakra.span>
              <chakra.span gridColumn="1 / -1">
                <Bar share={all === 0 ? 0 : n / all} />
              </chakra.span>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Panel>
  );
}
