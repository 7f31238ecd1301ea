import { ballColors } from "#schema/protocol/ballColor.ts";
import type { OpenGame } from "#schema/rooms.ts";
import type { Beginning } from "./logged.ts";
import { replayLog } from "./position.ts";
import type { Circumstances } from "./waiting.ts";

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

/** How things stand at a game that has just begun: without a clock, and with everybody there, unless they say otherwise. */
export function theCircumstances(
  game: Parameters<typeof aBeginning>[0],
  more: Partial<Circumstances> = {},
): Circumstances {
  return {
    position: replayLog(aBeginning(game), []),
    owners: game.seats,
    isRunning: true,
    isMatch: false,
    moveTimeMs: null,
    absent: new Map(),
    autopilots: new Set(),
    offer: undefined,
    breaks: new Map(),
    botMoveAt: 0,
    ...more,
  };
}
