import { expect, test } from "vitest";
import { allCards, cardName, handOf } from "../card.ts";
import { legalMoves } from "../legal.ts";
import { moveFrom, moveTo } from "../move.ts";
import { isHome, isRing } from "../place.ts";
import { play } from "../play.ts";
import { copyState, type State } from "../state.ts";
import { position } from "../testSupport.ts";
import { viewOf } from "../view.ts";
import { waysHome } from "./waysHome.ts";

const numbers = allCards.filter((card) => card <= 13);

test("says of a single ball just what the rules allow", () => {
  for (let field = 0; field < 64; field++) {
    for (const balls of [`${field}`, `${field},h0.2`, `${field},h0.3`, ...(field === 0 ? ["0*"] : [])]) {
      for (const card of numbers) {
        const state = position("4x2n", `${balls}/-/-/-`, [cardName(card), "2", "2", "2"]);
        const ways = waysHome(state.table.board, 0, handOf([card]));
        expect({ balls, card, isWay: ways > 0 }).toEqual({ balls, card, isWay: canGoHome(state) });
      }
    }
  }
});

/** Whether the card of seat 0, used as another, brings a ball from the ring home; a seven with all of its steps. */
function canGoHome(state: State): boolean {
  return legalMoves(viewOf(state, 0)).some((move) => {
    const after = copyState(state);
    play(after, move);
    return isRing(moveFrom(move)) && isHome(moveTo(move)) && after.table.seven.left === 0;
  });
}
