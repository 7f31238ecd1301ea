import { useTranslation } from "react-i18next";
import type { GameEvent } from "#rules/event.ts";
import { InWords } from "#web/game/words/InWords.tsx";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { PuzzleResult } from "./PuzzleResult.tsx";

/** The solution in words, move by move as the board shows it. */
export function SolutionResult(props: {
  happened: readonly (readonly GameEvent[])[];
  speakers: SeatNames;
  solutions: number;
  nextPath: string;
  onRetry: () => void;
}) {
  const { happened, speakers, solutions, nextPath, onRetry } = props;
  const { t } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  return (
    <PuzzleResult
      result="solution"
      title={solutions > 1 ? t("solution.one", { count: solutions }) : t("solution.title")}
      buttons={
        <>
          <ButtonLink to={pathTo(nextPath)}>{t("next")}</ButtonLink>
          <Button variant="outline" onClick={onRetry}>
            {t("failed.again")}
          </Button>
        </>
      }
    >
      <ol className="puzzle-solution">
        {happened.map((events, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a move is its identity
          <li key={i}>
            <InWords speakers={speakers} happened={events} />
          </li>
        ))}
      </ol>
    </PuzzleResult>
  );
}
