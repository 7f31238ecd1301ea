import { createHash } from "node:crypto";
import {
  type BotLevel,
  chanceStream,
  chooseMove,
  formatMove,
  legalMoves,
  type Move,
  moveSeat,
  newGame,
  play,
  type VariantName,
  viewOf,
} from "#rules/index.ts";
import type { Player } from "./match.ts";
import type { Row } from "./row.ts";

/** A level is asked at every so many moves. */
const movesBetween = 9;

const known = new Map<string, string>();

/**
 * A fingerprint of a row's bots: hashes of the moves of a whole game of level 2, and of what the bots play at positions
 * of it. It stays the same as long as they play the same, however their code changes.
 */
export function fingerprint({ a, b, variant }: Row): string {
  return [...new Set([a, b])].map((player) => nameOf(player, variant)).join(" ");
}

function nameOf(player: Player, variant: VariantName): string {
  if (player === "random") return player;
  const key = `${player} ${variant}`;
  let name = known.get(key);
  if (name === undefined) {
    const hash = createHash("sha256");
    for (const move of choicesIn(variant, player)) hash.update(`${formatMove(move)}\n`);
    name = hash.digest("hex").slice(0, 12);
    known.set(key, name);
  }
  return name;
}

function* choicesIn(variant: VariantName, level: BotLevel): Generator<Move> {
  const seed = new Uint8Array(32).fill(1);
  const state = newGame(variant, seed);
  const random = chanceStream(seed, 2 ** 31);
  for (let n = 0; state.table.phase !== "over"; n++) {
    const view = viewOf(state, moveSeat(legalMoves(state)[0]));
    if (n % movesBetween === 0) yield chooseMove(view, level, chanceStream(seed, n)) as Move;
    const move = chooseMove(view, "solid", random) as Move;
    yield move;
    play(state, move);
  }
}
