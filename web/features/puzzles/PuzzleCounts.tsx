import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { puzzleKinds } from "#rules/puzzles/puzzle.ts";
import { Bar } from "#web/ui/charts/Bars.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { OwnPuzzles } from "./useOwnPuzzles.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";

/** How many puzzles of each kind are solved. */
export function PuzzleCounts({ own }: { own: OwnPuzzles }) {
  const { t } = useTranslation("puzzles");
  const { headings } = usePuzzleBook();
  return (
    <Panel title={t("counts.byKind")}>
      <chakra.dl display="grid" gap="3" m="0">
        {puzzleKinds.map((kind) => {
          const all = headings.filter((heading) => heading.kind === kind).length;
          const { solved } = own.progress.byKind[kind];
          return (
            <chakra.div key={kind} display="grid" gridTemplateColumns="1fr auto" columnGap="3">
              <dt>{t(`kind.${kind}`)}</dt>
              <chakra.dd display="contents">
                <chakra.span fontWeight="bold" fontVariantNumeric="tabular-nums">
                  {t("counts.of", { solved, all })}
                </chakra.span>
                <chakra.span gridColumn="1 / -1">
                  <Bar share={all === 0 ? 0 : solved / all} />
                </chakra.span>
              </chakra.dd>
            </chakra.div>
          );
        })}
      </chakra.dl>
    </Panel>
  );
}
