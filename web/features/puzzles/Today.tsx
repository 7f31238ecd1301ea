import { chakra } from "@chakra-ui/react/styled-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { puzzleOfDay } from "#rules/puzzles/daily.ts";
import { startOf } from "#rules/puzzles/position.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { marksOf } from "#rules/puzzles/share.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { PuzzlePicture } from "./PuzzlePicture.tsx";
import { daily, pathOfPuzzle } from "./puzzleQuery.ts";
import { ShareButton } from "./ShareButton.tsx";
import { Stars } from "./Stars.tsx";
import { dateOfDay } from "./shareText.ts";
import type { OwnPuzzles } from "./useOwnPuzzles.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";
import { usePuzzleTable } from "./usePuzzleTable.ts";
import { useTask } from "./usePuzzleWords.ts";

/** The puzzle of the day: what it asks, whether it is solved, and on how many days in a row. */
export function Today({ own }: { own: OwnPuzzles }) {
  const book = usePuzzleBook();
  const puzzle = book.puzzle(puzzleOfDay(book.headings, own.today).id);
  return puzzle && <PuzzleOfToday puzzle={puzzle} own={own} />;
}

function PuzzleOfToday({ puzzle, own }: { puzzle: Puzzle; own: OwnPuzzles }) {
  const { t, i18n } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  const taskOf = useTask();
  const state = useMemo(() => startOf(puzzle), [puzzle]);
  const table = usePuzzleTable(puzzle, state, puzzle.seat);
  const { goal, difficulty, id } = puzzle;
  const { streak } = own.progress;
  const isSolved = own.progress.puzzles.get(id)?.isSolved === true;
  return (
    <Surface aria-labelledby="today">
      <chakra.div display="grid" alignContent="center" gap="3" justifyItems="start">
        <div>
          <chakra.h2 id="today" fontSize="xl">
            {t("today.title")}
          </chakra.h2>
          <chakra.p fontSize="sm" color="fg.muted">
            {dateOfDay(i18n.language, own.today, { weekday: "long", day: "numeric", month: "long" })}
          </chakra.p>
          <chakra.p fontSize="sm" color="fg.muted">
            {t(`kind.${goal.kind}`)} <Stars difficulty={difficulty} />
          </chakra.p>
        </div>
        <chakra.p fontSize="lg" fontWeight="medium" textWrap="balance">
          {taskOf(puzzle, table.speakers)}
        </chakra.p>
        <State isSolved={isSolved} isTried={own.progress.puzzles.has(id)} streak={streak} />
        <chakra.div display="flex" alignItems="center" gap="2">
          <ButtonLink to={pathTo(pathOfPuzzle(daily))} variant={isSolved ? "outline" : "solid"} size="lg">
            {isSolved ? t("today.again") : t("today.solve")}
          </ButtonLink>
          {isSolved && (
            <ShareButton
              solved={{ day: own.today, difficulty, tries: marksOf(own.attempts, id).length, streak }}
              path={pathOfPuzzle(daily)}
            />
          )}
        </chakra.div>
      </chakra.div>
      <PuzzlePicture puzzle={puzzle} state={state} table={table} />
    </Surface>
  );
}

/** One line, so that nothing moves when its contents come. */
function State(props: { isSolved: boolean; isTried: boolean; streak: number }) {
  const { t } = useTranslation("puzzles");
  const { isSolved, isTried, streak } = props;
  const isNew = !isSolved && !isTried;
  return (
    <chakra.p display="flex" alignItems="center" columnGap="3" minHeight="6">
      {isSolved && (
        <chakra.b display="inline-flex" alignItems="center" gap="1" color="success">
          <CheckIcon /> {t("today.solved")}
        </chakra.b>
      )}
      {!isSolved && isTried && <chakra.span color="fg.muted">{t("today.tried")}</chakra.span>}
      {isNew && streak === 0 && <chakra.span color="fg.muted">{t("today.hint")}</chakra.span>}
      {streak > 0 && <chakra.b fontVariantNumeric="tabular-nums">{t("streak", { count: streak })}</chakra.b>}
    </chakra.p>
  );
}

const Surface = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 20rem" },
    gap: { base: "4", md: "6" },
    p: { base: "4", md: "6" },
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
  },
});
