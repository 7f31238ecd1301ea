import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Move } from "#rules/move.ts";
import { AdviceInWords } from "#web/game/words/AdviceInWords.tsx";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { Verdict } from "#web/records/reviewGame.ts";
import { verdictOf } from "#web/records/reviewGame.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import type { BetterMove } from "./useBetterMove.ts";

interface BetterMoveNoteProps {
  better: BetterMove;
  speakers: SeatNames;
  /** The address of the replay after the move. */
  back: string;
}

/** The task, how good the last try was, and the answer. It keeps its height. */
export function BetterMoveNote({ better, speakers, back }: BetterMoveNoteProps) {
  const { search, view, made } = better;
  const { t } = useTranslation("playOn");
  const { t: tAdvice } = useTranslation("advice");
  const isDone = search.stage === "found" || search.stage === "shown";
  return (
    <div className="game-note better-note" data-search={search.stage}>
      <p role="status">
        <strong>{t("better.task")}</strong> {said()}
      </p>
      {isDone ? (
        <ButtonLink variant="outline" to={back}>
          {t("back")}
        </ButtonLink>
      ) : (
        <Button variant="outline" aria-disabled={search.stage === "asking"} onClick={show}>
          {t("better.answer")}
        </Button>
      )}
    </div>
  );

  function show(): void {
    if (search.stage !== "asking") better.showAnswer();
  }

  function said(): ReactNode {
    if (search.stage === "failed") return tAdvice("failed");
    if (search.stage === "worse") {
      const { verdict, lost } = search.judged;
      return `${lostWords(verdict, lost)} ${t("better.again")}`;
    }
    if (made === undefined) return "";
    const isBest = search.stage === "found" && search.judged.verdict === "best";
    if (search.stage === "found")
      return isBest ? "" : inWords(made.best, (move) => tAdvice("asGood", { move }));
    if (search.stage === "shown") return inWords(made.best, (move) => tAdvice("better", { move }));
    const verdict = verdictOf(made.move, made);
    return (
      <>
        {inWords(made.move, (move) => t("better.played", { move }))} {lostWords(verdict, made.lost)}
      </>
    );
  }

  /** The name of a move, and what it lost if that is worth mentioning. */
  function lostWords(verdict: Verdict, lost: number): string {
    if (verdict === "best" || verdict === "good") return tAdvice(`verdict.${verdict}`);
    return tAdvice("lost", { verdict: tAdvice(`verdict.${verdict}`), count: Math.round(lost) });
  }

  function inWords(move: Move, say: (words: string) => string): ReactNode {
    return <AdviceInWords view={view} move={move} speakers={speakers} say={say} />;
  }
}
