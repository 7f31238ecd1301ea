import { useMemo } from "react";
import { type FormerSpeakers, formerSpeakers } from "#web/game/words/speakersAt.ts";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

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
