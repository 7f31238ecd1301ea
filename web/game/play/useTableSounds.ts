import { useEffect } from "react";
import type { GameEvent } from "#rules/event.ts";
import type { Seat } from "#rules/variant.ts";
import type { Stage } from "../motion/stage.ts";
import { playSound, type SoundName } from "../sound/sounds.ts";

const sounds: Partial<Record<GameEvent["type"], SoundName>> = {
  laid: "card",
  given: "card",
  moved: "roll",
  swapped: "roll",
  kicked: "kick",
};

/** Plays the sounds of what the table shows, and a sound when the viewer's turn comes. */
export function useTableSounds(stage: Stage, own: Seat | null): void {
  useEffect(() => {
    return stage.followBeats((beat) => {
      const names = new Set(beat.map((event) => soundOf(event, own)));
      for (const name of names) if (name !== undefined) playSound(name);
    });
  }, [stage, own]);
}

function soundOf(event: GameEvent, own: Seat | null): SoundName | undefined {
  if (event.type === "turn") return event.seat === own ? "turn" : undefined;
  return sounds[event.type];
}
