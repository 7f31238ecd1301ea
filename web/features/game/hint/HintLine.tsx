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
  // Two elements, because the words of the one do not move to where those of the other are.
  if (move === null)
    return (
      <span key="thinking" className="game-hint">
        {t("thinking")}
      </span>
    );
  return (
    <span key="told" className="game-hint is-told">
      {t("hint", { move: adviceWords(t, tMoves, speakers, view, move) })}
    </span>
  );
}
