import { cardName } from "../card.ts";
import { formatMove, type Move } from "../move.ts";
import { play } from "../play.ts";
import { type DeckSource, newGameWith } from "../state.ts";
import { type Seat, type VariantName, variantOf } from "../variant.ts";

/** A game from its beginning: what a log stores. */
export interface GameLog {
  variant: VariantName;
  first: Seat;
  decks: DeckSource;
  moves: readonly Move[];
}

/**
 * Writes a game as a record of notation.md: each deck where it is first needed, each move, and the winner if the game
 * is over. The moves must be legal. `comment` lines come at the top.
 */
export function writeRecord(log: GameLog, comment: readonly string[] = []): string {
  const lines = comment.map((line) => `# ${line}`);
  const variant = variantOf(log.variant);
  lines.push(`variant ${log.variant}`, `first ${log.first}`);
  const state = newGameWith(variant, log.first, log.decks);
  let decksWritten = 0;
  const writeNewDeck = () => {
    if (state.decksUsed === decksWritten) return;
    lines.push(`deck ${[...state.deck].map(cardName).join(",")}`);
    decksWritten = state.decksUsed;
  };
  for (const move of log.moves) {
    writeNewDeck();
    lines.push(formatMove(move));
    play(state, move);
  }
  writeNewDeck();
  if (state.table.phase === "over") lines.push(`over ${variant.isTeamTac ? "all" : state.table.winner}`);
  return `${lines.join("\n")}\n`;
}
