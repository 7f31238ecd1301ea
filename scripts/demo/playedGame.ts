import { createHash } from "node:crypto";
import type { Beginning, LoggedMove, Sitting } from "#party/game/logged.ts";
import {
  chanceStream,
  chooseMove,
  legalMoves,
  type Move,
  newGame,
  play,
  type Random,
  type Seat,
  seatsUntilOver,
  seedBytes,
  variantOf,
  viewOf,
} from "#rules/index.ts";
import type { VariantName } from "#rules/variant.ts";
import type { OpenGame, SeatOwner } from "#schema/rooms.ts";
import type { DemoPlayer } from "./people.ts";

/** Who plays a game of the demo, and how it goes. */
export interface GamePlan {
  variant: VariantName;
  /** ms UTC */
  createdAt: number;
  /** `null` is a bot. */
  seats: readonly (DemoPlayer | null)[];
  /** The 32 bytes from which everything that is random in the game follows. */
  seed: Uint8Array;
  /** After how many moves it is aborted, if it is. */
  abortedAfter?: number;
  /** Who takes the place of which seat's player, after how many moves. */
  replacement?: { seat: Seat; by: DemoPlayer; after: number };
}

/** A game as its room would know it. */
export type PlayedGame = { beginning: Beginning; moves: LoggedMove[] };

const colors = ["red", "green", "blue", "yellow", "black", "white"] as const satisfies OpenGame["colors"];
/** The streams of the seed that the deals do not use. */
const streams = { moves: 2 ** 31 + 7, times: 2 ** 31 + 8 };
const botPace = 900;

/** Plays a game of the demo to its end. Whoever is stronger finds the better bot's move more often. */
export function playPlannedGame(gameID: number, plan: GamePlan): PlayedGame {
  const { variant, createdAt, seed } = plan;
  const state = newGame(variant, seed);
  const [random, chance] = [chanceStream(seed, streams.moves), chanceStream(seed, streams.times)];
  const players = [...plan.seats];
  const moves: LoggedMove[] = [];
  const sittings: Sitting[] = [];
  let at = createdAt + 2_000;
  for (const seat of seatsUntilOver(state)) {
    if (moves.length === plan.abortedAfter) break;
    const { replacement } = plan;
    if (replacement && replacement.after === moves.length) {
      const { seat, by } = replacement;
      sittings.push({ seat, owner: ownerOf(players[seat], seat), version: moves.length, at });
      players[seat] = by;
    }
    const move = moveOf(players[seat]);
    at += timeOf(players[seat], chance);
    play(state, move);
    moves.push({ move, at, isAutopilot: false });

    function moveOf(player: DemoPlayer | null): Move {
      const view = viewOf(state, seat);
      const [only, ...others] = legalMoves(view);
      if (others.length === 0) return only;
      const isGood = player === null || random(100) < 100 * player.strength;
      return chooseMove(view, isGood ? "solid" : "beginner", random) as Move;
    }
  }
  const game: OpenGame = {
    gameID,
    variant,
    createdAt,
    seats: players.map(ownerOf),
    colors: colors.slice(0, variantOf(variant).seats),
    moveTimeMs: null,
    isPrivate: false,
    isRated: true,
    waitingID: null,
    tournament: null,
  };
  const seedHash = createHash("sha256").update(seed).digest("hex");
  const abortedAt = state.table.phase === "over" ? null : at;
  return { beginning: { game, seed, seedHash, draw: null, sittings, abortedAt, decision: null }, moves };
}

/** Whose seat it is. */
export function ownerOf(player: DemoPlayer | null, seat: Seat): SeatOwner {
  if (player === null) return { kind: "bot", level: "solid", name: `bot${seat}` };
  return { kind: "human", identity: player.identity };
}

/** How long somebody takes for a move: mostly little, sometimes much (ms). */
function timeOf(player: DemoPlayer | null, chance: Random): number {
  const pace = player?.pace ?? botPace;
  const isHard = player !== null && chance(8) === 0;
  return Math.round((pace * (25 + chance(100))) / 100) * (isHard ? 3 : 1);
}

/** A seed of the demo's n-th game. */
export function seedOf(random: Random): Uint8Array {
  return Uint8Array.from({ length: seedBytes }, () => random(256));
}
