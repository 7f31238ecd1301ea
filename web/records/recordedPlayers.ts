import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Seat, variantOf } from "#rules/variant.ts";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/**
 * The names of the seats in a finished game.
 * @param own the seat that is addressed as "you"; `null` for none
 */
export function useRecordedSeatNames({ seats, variant }: GameRecordAnswer, own: Seat | null): SeatNames {
  const playerName = usePlayerName();
  const names = seats.map(({ name }) => playerName(name)).join("\n");
  return useMemo(
    () => ({ variant: variantOf(variant), names: names.split("\n"), own }),
    [variant, names, own],
  );
}

/** How well the bots played, in words. */
export function useRecordedLevels({ seats }: GameRecordAnswer): readonly (string | undefined)[] {
  const { t } = useTranslation("landing");
  return useMemo(() => seats.map(({ level }) => level && t(`chooser.level.${level}`)), [seats, t]);
}
