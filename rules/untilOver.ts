/** What plays whole games: the seats that decide, one after the other, and an end of games that have none. */

import { formatBalls } from "./balls.ts";
import type { State } from "./state.ts";
import type { Table } from "./table.ts";
import type { Seat } from "./variant.ts";

/** Far more moves than a game takes, even one that is played at random. */
const mostMoves = 100_000;

/**
 * The seats that decide on the moves of a game, until it is over; whoever asks plays a move for each. Throws an Error
 * that names the position if the game halts, or does not end.
 */
export function* seatsUntilOver({ table }: State): Generator<Seat, void> {
  for (let moves = 0; table.phase !== "over"; moves++) {
    if (table.phase === "halted" || moves === mostMoves)
      throw new Error(`no end of a game: ${inWords(table)}`);
    yield table.phase === "trade" ? table.traded.indexOf(0) : table.turn;
  }
}

function inWords({ board, variant, phase, deal, turn, holder, handSizes, cardsLaid }: Table): string {
  return (
    `${variant.name} ${formatBalls(board)}, ${phase} of deal ${deal}, seat ${turn} to play from the hand of ` +
    `${holder}, hands of ${handSizes.join("/")} cards, ${cardsLaid} laid`
  );
}
