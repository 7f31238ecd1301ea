import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { difficulties, puzzleKinds } from "#rules/puzzles/puzzle.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { isWithin } from "./nextPuzzle.ts";
import { type Training as Chosen, pathOfPuzzle, queryOf, readTraining, training } from "./puzzleQuery.ts";
import type { OwnPuzzles } from "./useOwnPuzzles.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";

/** Puzzle after puzzle, of the kind and difficulty that one chooses. The choice is in the address. */
export function Training({ own }: { own: OwnPuzzles }) {
  const { t } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  const [query, setQuery] = useSearchParams();
  // The address follows in a transition; whoever presses "begin" at once must get what they have just chosen.
  const [chosen, setChosen] = useState(() => readTraining(query));
  const { headings } = usePuzzleBook();
  const choose = (change: Partial<Chosen>): void => {
    const next = { ...chosen, ...change };
    setChosen(next);
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  };
  const within = headings.filter((heading) => isWithin(chosen, heading));
  return (
    <Panel title={t("training.title")} hint={t("training.hint")}>
      <chakra.div display="grid" gap="4">
        <ChoiceGroup
          legend={t("training.kind")}
          value={chosen.kind}
          onChange={(kind) => choose({ kind })}
          options={[
            { value: "all", label: t("training.all") },
            ...puzzleKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          ]}
        />
        <ChoiceGroup
          legend={t("training.difficulty")}
          value={chosen.difficulty}
          onChange={(difficulty) => choose({ difficulty })}
          options={[
            { value: "all", label: t("training.any") },
            ...difficulties.map((difficulty) => ({
              value: difficulty,
              label: <Capital>{t(`difficulty.${difficulty}`)}</Capital>,
            })),
          ]}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          {within.length > 0 && (
            <ButtonLink to={pathTo(pathOfPuzzle(training, chosen))}>{t("training.begin")}</ButtonLink>
          )}
          <chakra.p
            flex="1 1 10rem"
            minHeight="11"
            display="flex"
            alignItems="center"
            color="fg.muted"
            role="status"
          >
            {leftWords()}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </Panel>
  );

  function leftWords(): string {
    const { puzzles } = own.progress;
    if (within.length === 0) return t("training.none");
    const count = within.filter(({ id }) => !puzzles.has(id)).length;
    if (count > 0) return t("training.left", { count });
    return within.every(({ id }) => puzzles.get(id)?.isSolved)
      ? t("training.allSolved")
      : t("training.allTried");
  }
}

/** Difficulties are words within a sentence elsewhere. */
const Capital = chakra("span", {
  base: { display: "inline-block", _firstLetter: { textTransform: "uppercase" } },
});
