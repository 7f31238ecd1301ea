import fc from "fast-check";
import { variantOf } from "#rules/index.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import type { OpenGame } from "#schema/rooms.ts";
import { circleOf } from "./ending.ts";
import type { Beginning } from "./logged.ts";
import type { Offer } from "./offer.ts";
import { replayLog } from "./position.ts";
import type { GameState } from "./state.ts";
import type { LastEnding, Surroundings } from "./surroundings.ts";
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
    draw: null,
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

/** The surroundings of a game in which nobody has done anything yet. */
export const nobodyAround: Surroundings = {
  absences: new Map(),
  autopilots: new Set(),
  came: new Set(),
  lastOffer: undefined,
  endings: new Map(),
  breaks: new Map(),
};

/** What the room of such a game knows. */
export function theState(
  game: Parameters<typeof aBeginning>[0],
  surroundings: Partial<Surroundings> = {},
): GameState {
  return { beginning: aBeginning(game), surroundings: { ...nobodyAround, ...surroundings } };
}

const anyTime = fc.nat(1_000_000);
const anySeat = fc.nat(3);
const anyOffer: fc.Arbitrary<Offer> = fc.record({
  seat: anySeat,
  by: fc.constant({ kind: "bot", level: "solid", name: "bot" } as const),
  accepted: fc.uniqueArray(anySeat),
  until: anyTime,
});
const anyEnding = fc.record({
  how: fc.constantFrom("resign" as const, "noResult" as const),
  by: anySeat,
  accepted: fc.uniqueArray(anySeat),
  at: anyTime,
});

/** Whatever people may do around a board with four seats. */
export const anySurroundings: fc.Arbitrary<Surroundings> = fc.record({
  absences: mapOf(anySeat, fc.record({ since: anyTime, isCalled: fc.boolean() })),
  autopilots: fc.uniqueArray(anySeat).map((all) => new Set(all)),
  came: fc.uniqueArray(fc.nat(1)).map((all) => new Set(all)),
  lastOffer: fc.option(fc.record({ offer: anyOffer, endedAt: fc.option(anyTime) }), { nil: undefined }),
  endings: fc
    .uniqueArray(fc.record({ ending: anyEnding, isOpen: fc.boolean() }), { selector: circleOfLast })
    .map((all): Surroundings["endings"] => new Map(all.map((last) => [circleOfLast(last), last]))),
  breaks: mapOf(anySeat, fc.array(fc.record({ from: anyTime, until: anyTime }), { maxLength: 2 })),
});

function circleOfLast({ ending }: LastEnding): string {
  return circleOf(variantOf("4x2m"), ending);
}

function mapOf<Key, Value>(key: fc.Arbitrary<Key>, value: fc.Arbitrary<Value>) {
  return fc
    .uniqueArray(fc.tuple(key, value), { selector: ([key]) => key })
    .map((entries): ReadonlyMap<Key, Value> => new Map(entries));
}
