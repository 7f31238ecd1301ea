import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Move } from "#rules/move.ts";
import type { View } from "#rules/view.ts";
import { waysOf } from "../board/waysOf.ts";
import { eventsOfParts, withParts } from "../play/sevenParts.ts";
import { pointAt } from "../pointing.ts";
import { adviceInShort, adviceWords } from "../words/adviceWords.ts";
import type { SeatNames } from "../words/wordsOf.ts";
import type { Hint } from "./useHint.ts";

interface HintLineProps {
  hint: Hint;
  view: View;
  speakers: SeatNames;
}

/** The hint in words, with the reason; until it is there, that the master bot is thinking. */
export function HintLine({ hint, view, speakers }: HintLineProps) {
  const { t } = useTranslation("advice");
  const { move, rest, why } = hint;
  const moves = useMemo(() => (move == null ? [] : [move, ...rest]), [move, rest]);
  if (move === undefined) return null;
  // Two elements, because the words of the one do not move to where those of the other are.
  if (move === null)
    return (
      <span key="thinking" className="game-hint">
        {t("thinking")}
      </span>
    );
  return <Told key="told" moves={moves} why={why} view={view} speakers={speakers} />;
}

/** The board shows where to, with arrows; who only hears the words hears it. */
function Told({
  moves,
  why,
  view,
  speakers,
}: Omit<HintLineProps, "hint"> & { moves: readonly Move[]; why: Hint["why"] }) {
  const { t } = useTranslation("advice");
  const { t: tMoves } = useTranslation("moves");
  const ways = useMemo(() => waysOf(eventsOfParts(view, moves).flat()), [view, moves]);
  useEffect(() => pointAt({ ways }), [ways]);
  const full = new Intl.ListFormat(tMoves("language")).format(
    moves.map((move, i) => adviceWords(t, tMoves, speakers, withParts(view, moves.slice(0, i)), move)),
  );
  return (
    <span className="game-hint is-told">
      <span aria-hidden="true">{t("hint", { move: adviceInShort(t, tMoves, speakers, view, moves) })}</span>
      <span className="game-unseen">{t("hint", { move: full })}</span>{" "}
      {why && t(`why.${why.key}`, { name: why.seat === undefined ? "" : speakers.names[why.seat] })}
    </span>
  );
}
