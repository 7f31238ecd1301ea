import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Move } from "#rules/move.ts";
import type { View } from "#rules/view.ts";
import { waysOf } from "../board/waysOf.ts";
import { eventsOfParts } from "../play/sevenParts.ts";
import { usePointing } from "../pointing.ts";
import { adviceInShort, adviceWords } from "./adviceWords.ts";
import type { SeatNames } from "./wordsOf.ts";

/**
 * A sentence about a move that is legal in a view. Who sees the board reads it without the names of places, and is shown
 * the move while pointing at the words; who only hears it hears these names.
 * @param props.say makes the sentence of the words for the move
 */
export function AdviceInWords(props: {
  view: View;
  move: Move;
  speakers: SeatNames;
  say: (move: string) => string;
}): ReactNode {
  const { view, move, speakers, say } = props;
  const { t } = useTranslation("advice");
  const { t: tMoves } = useTranslation("moves");
  const pointing = usePointing({ ways: waysOf(eventsOfParts(view, [move]).flat()) });
  return (
    <span {...pointing}>
      <span aria-hidden="true">{say(adviceInShort(t, tMoves, speakers, view, [move]))}</span>
      <span className="tac-unseen">{say(adviceWords(t, tMoves, speakers, view, move))}</span>
    </span>
  );
}
