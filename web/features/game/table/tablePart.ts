import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";

/** What the parts of the table's dialog, and notes at the table, get. */
export interface TablePartProps {
  game: GameState;
  speakers: SeatNames;
  ask: AskGame;
}
