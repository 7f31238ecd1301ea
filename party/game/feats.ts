import { type EarnedFeat, featsOfGame } from "#rules/feats/featsOfGame.ts";
import { newGame } from "#rules/index.ts";
import type { Beginning, LoggedMove } from "./logged.ts";

/** The feats of those who sit at the game at its end, by seat; bots have none, nor has anybody in an aborted game. */
export function featsOfPlayers(
  { game, seed, sittings, abortedAt }: Beginning,
  moves: readonly LoggedMove[],
): EarnedFeat[][] {
  if (abortedAt !== null) return game.seats.map(() => []);
  /** After how many moves the person sat down on each seat. */
  const since = game.seats.map((_, seat) =>
    Math.max(0, ...sittings.filter((sitting) => sitting.seat === seat).map(({ version }) => version)),
  );
  const found = featsOfGame(
    newGame(game.variant, seed),
    moves.map(({ move }) => move),
    { sits: (seat, move) => move > since[seat], isAutomatic: (move) => moves[move - 1].isAutopilot },
  );
  return found.map((feats, seat) => (game.seats[seat].kind === "human" ? feats : []));
}
