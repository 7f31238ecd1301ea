import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { BallMark } from "#web/game/BallMark.tsx";
import { OpenHand } from "#web/game/OpenHand.tsx";
import type { PuzzleTable } from "./usePuzzleTable.ts";

/** The other hands that a puzzle shows: in words and, where the board is too small to read them there, as pictures. */
export function OpenHands({ table: { openHands, names, colors } }: { table: PuzzleTable }) {
  const { t } = useTranslation("puzzles");
  const count = openHands.filter((hand) => hand !== null).length;
  if (count === 0) return null;
  return (
    <ul className="puzzle-hands" aria-label={t("openHands")} style={{ "--hands": count } as CSSProperties}>
      {openHands.map((hand, seat) =>
        hand === null ? null : (
          <li key={colors[seat]}>
            <BallMark color={colors[seat]} />
            <OpenHand cards={hand} owner={names[seat]} className="puzzle-hand" />
          </li>
        ),
      )}
    </ul>
  );
}
