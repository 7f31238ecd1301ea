import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GameEvent } from "#rules/event.ts";
import { type SeatNames, shortWordsOf, wordsOf } from "./wordsOf.ts";

/** Events as sentences. Who sees the board reads them without the names of places; who only hears them hears these too. */
export function InWords({
  speakers,
  happened,
}: {
  speakers: SeatNames;
  happened: readonly GameEvent[];
}): ReactNode {
  const { t } = useTranslation("moves");
  const short = shortWordsOf(t, speakers, happened);
  return wordsOf(t, speakers, happened).map((sentence, i) =>
    sentence === short[i] ? (
      `${sentence} `
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a move stay the same
      <Fragment key={i}>
        <span aria-hidden="true">{short[i]} </span>
        <span className="tac-unseen">{sentence} </span>
      </Fragment>
    ),
  );
}
