import { useTranslation } from "react-i18next";
import type { Heading } from "#rules/puzzles/book.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { seatAfter } from "#rules/table.ts";
import { variantOf } from "#rules/variant.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";

/** What a puzzle asks for, in one sentence; `speakers` are those at its table. */
export function useTask(): (puzzle: Puzzle, speakers: SeatNames) => string {
  const { t } = useTranslation("puzzles");
  return ({ goal, position, seat }, speakers) => {
    switch (goal.kind) {
      case "savePartner":
      case "winNow":
      case "block":
        return t(`task.${goal.kind}`);
      case "homeTogether": {
        const next = speakers.names[seatAfter(variantOf(position.variant), seat)];
        return t("task.homeTogether", { count: goal.count, next });
      }
      default:
        return t(`task.${goal.kind}`, { count: goal.count });
    }
  };
}

/** "Knock out, hard": which puzzle it is. */
export function useAbout(): (heading: Heading) => string {
  const { t } = useTranslation("puzzles");
  return ({ kind, difficulty }) =>
    t("about", { kind: t(`kind.${kind}`), difficulty: t(`difficulty.${difficulty}`) });
}
