import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { variantOf } from "#rules/variant.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import type { TableSeat } from "#web/game/board/seatLook.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import { useUsername } from "#web/net/account.ts";
import { learner } from "../lesson.ts";
import { otherNames } from "../lessonTexts.ts";

const colors: readonly BallColor[] = ["red", "green", "blue", "black"];

/** Who sits at the table of a lesson: the learner and three others, who are always the same. */
export function useLessonTable(): { seats: readonly TableSeat[]; speakers: SeatNames } {
  const { t } = useTranslation("learn");
  const { t: tGame } = useTranslation("game");
  const username = useUsername();
  return useMemo(() => {
    const names = [tGame("you"), ...otherNames(t)];
    return {
      seats: colors.map((color, seat) => ({
        color,
        username: seat === learner ? (username ?? names[seat]) : names[seat],
        isBot: seat !== learner,
      })),
      speakers: { variant: variantOf("4x2n"), names, own: learner },
    };
  }, [t, tGame, username]);
}
