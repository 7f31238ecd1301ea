import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Place } from "#rules/place.ts";
import { usePointing } from "#web/game/pointing.ts";
import { partsOf } from "#web/game/words/pointedText.ts";
import { placeWords, type SeatNames } from "#web/game/words/wordsOf.ts";

/**
 * A text that points at the board. Who touches the words or points at them sees where that is; who only hears them hears
 * the places too.
 */
export function PointedText({ text, speakers }: { text: string; speakers: SeatNames }): ReactNode {
  return partsOf(text).map(({ words, places }, i) =>
    places.length === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay the same
      <Pointing key={i} words={words} places={places} speakers={speakers} />
    ),
  );
}

function Pointing(props: { words: string; places: readonly Place[]; speakers: SeatNames }): ReactNode {
  const { words, places, speakers } = props;
  const { t } = useTranslation("moves");
  const pointing = usePointing({ places });
  return (
    <span className="lesson-pointing" {...pointing}>
      {words}
      <span className="game-unseen">
        {` (${places.map((place) => placeWords(t, speakers, place)).join("; ")})`}
      </span>
    </span>
  );
}
