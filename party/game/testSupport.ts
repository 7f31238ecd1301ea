import { ballColors } from "#schema/protocol/ballColor.ts";
import type { OpenGame } from "#schema/rooms.ts";
import type { Beginning } from "./logged.ts";

/** How a game begins in tests: the same deal every time, unless they say otherwise. */
export function aBeginning(
  game: Pick<OpenGame, "seats"> & Partial<OpenGame>,
  seed = new Uint8Array(32),
): Beginning {
  return {
    game: {
      gameID: 1,
      variant: "4x2m",
      createdAt: 0,
      colors: ballColors.slice(0, game.seats.length),
      moveTimeMs: null,
      isPrivate: false,
      isRated: true,
      waitingID: null,
      tournament: null,
      ...game,
    },
    seed,
    seedHash: "0".repeat(64),
    sittings: [],
    abortedAt: null,
    decision: null,
  };
}
