import { useMemo } from "react";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { GameState } from "./gameRoom.ts";
import { type FormerSpeakers, formerSpeakers } from "./speakersAt.ts";

/** The names of the seats for earlier moves, if somebody was substituted. */
export function useFormerSpeakers({ former }: GameState, speakers: Speakers): readonly FormerSpeakers[] {
  const playerName = usePlayerName();
  return useMemo(
    () =>
      formerSpeakers(
        speakers,
        former,
        former.map(({ player }) => playerName(player.name)),
      ),
    [former, speakers, playerName],
  );
}

/** The names of the seats in the reader's language. */
export function useSpeakers({ view, seats }: GameState): Speakers {
  const playerName = usePlayerName();
  const names = seats.map(({ name }) => playerName(name)).join("\n");
  const { seat } = view;
  const { variant } = view.table;
  return useMemo(() => ({ variant, names: names.split("\n"), own: seat }), [variant, names, seat]);
}
