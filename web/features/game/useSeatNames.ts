import { useMemo } from "react";
import { type FormerSeatNames, formerSeatNames } from "#web/game/words/seatNamesAt.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/** The names of the seats for earlier moves, if somebody was substituted. */
export function useFormerSeatNames({ former }: GameState, speakers: SeatNames): readonly FormerSeatNames[] {
  const playerName = usePlayerName();
  return useMemo(
    () =>
      formerSeatNames(
        speakers,
        former,
        former.map(({ player }) => playerName(player.name)),
      ),
    [former, speakers, playerName],
  );
}

/** The names of the seats in the reader's language. */
export function useSeatNames({ view, seats }: GameState): SeatNames {
  const playerName = usePlayerName();
  const names = seats.map(({ name }) => playerName(name)).join("\n");
  const { seat } = view;
  const { variant } = view.table;
  return useMemo(() => ({ variant, names: names.split("\n"), own: seat }), [variant, names, seat]);
}
