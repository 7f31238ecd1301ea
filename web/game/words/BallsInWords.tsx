import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Board, everySeat } from "#rules/index.ts";
import { standWords } from "./ballWords.ts";
import type { SeatNames } from "./wordsOf.ts";

interface BallsInWordsProps {
  board: Board;
  speakers: SeatNames;
  /** The label of the list. */
  label: string;
}

/** Where each player's marbles are, for people who can't see the board. */
export function BallsInWords({ board, speakers, label }: BallsInWordsProps): ReactNode {
  const { t } = useTranslation("moves");
  return (
    <chakra.ul srOnly aria-label={label}>
      {everySeat(board.variant).map((seat) => (
        <li key={seat}>{standWords(t, speakers, board, seat)}</li>
      ))}
    </chakra.ul>
  );
}
