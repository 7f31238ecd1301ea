import { useTranslation } from "react-i18next";
import type { View } from "#rules/view.ts";
import { adviceWords } from "#web/game/words/adviceWords.ts";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import type { Hint } from "./useHint.ts";

/** The hint in words; until it is there, that the master bot is thinking. */
export function HintLine({ hint, view, speakers }: { hint: Hint; view: View; speakers: Speakers }) {
  const { t } = useTranslation("advice");
  const { t: tMoves } = useTranslation("moves");
  const { move } = hint;
  if (move === undefined) return null;
  return (
    <span className={move === null ? "game-hint" : "game-hint is-told"}>
      {move === null ? t("thinking") : t("hint", { move: adviceWords(t, tMoves, speakers, view, move) })}
    </span>
  );
}
