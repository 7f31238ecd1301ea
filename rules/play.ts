/** Playing a move: rules.md 3.4, 4, 8.2. cards.ts says what each card does. Everything here changes the state in place. */

import { rulesOfCard, skipNext, usedCard } from "./cards.ts";
import { deal, trade } from "./deal.ts";
import type { GameEvent } from "./event.ts";
import { areHandsEmpty, layDown } from "./hands.ts";
import { canPlayTac, playableCards } from "./legal.ts";
import { type Move, moveCard, moveKind, moveSeat } from "./move.ts";
import { layAndCarryOut } from "./preview.ts";
import type { State } from "./state.ts";
import { noTeam, seatAfter } from "./table.ts";
import { teamAllHome } from "./winning.ts";

/**
 * Carries out a legal move, in place. Its events are added to `happened`, if given. The move must be one of
 * `legalMoves(state)`; if that is uncertain, ask `refusal` first.
 */
export function play(state: State, move: Move, happened?: GameEvent[]): void {
  const { table, memory } = state;
  const kind = moveKind(move);
  const card = moveCard(move);
  if (kind === "trade") {
    trade(state, moveSeat(move), card, happened);
    return;
  }
  if (kind === "discard" && !table.mustSkip) memory?.lacks(table.holder, playableCards(table));
  layAndCarryOut(table, move, happened);
  // A seven stays in the hand until its last step.
  if (table.seven.left > 0) return;
  layDown(state, table.holder, card);
  if (kind === "skip") skipNext(table, happened);
  const goesOn = kind === "plain" && rulesOfCard[usedCard(table, card)].plain(state, happened);
  if (!goesOn) endTurn(state, kind === "skip", happened);
}

/** The card is finished: determines the winner and the next turn. */
function endTurn(state: State, mustSkip: boolean, happened?: GameEvent[]): void {
  const { table } = state;
  const { variant, holder } = table;
  const next = seatAfter(variant, holder);
  table.turn = next;
  table.holder = next;
  table.mustSkip = mustSkip;
  table.mustTac = false;
  const team = teamAllHome(table.board, holder);
  if (team !== noTeam) {
    settleWin(state, team, happened);
  } else if (areHandsEmpty(table)) {
    deal(state, happened);
  } else {
    // A seat without cards is passed over; such seats exist only after a Narr.
    for (let passed = 0; table.handSizes[table.turn] === 0; passed++) {
      if (passed === variant.seats) throw new Error("nobody has a card to play");
      table.turn = seatAfter(variant, table.turn);
    }
    table.holder = table.turn;
    happened?.push({ type: "turn", seat: table.turn });
  }
}

/** 8.2: the win stands unless the next seat can play a Tac, and then it must. */
function settleWin(state: State, team: number, happened?: GameEvent[]): void {
  const { table } = state;
  const { variant, turn: next } = table;
  const isOwnWin = !variant.isTeamTac && variant.teamOf[next] === team;
  if (!isOwnWin && canPlayTac(table, state.hands[next])) {
    table.mustTac = true;
    happened?.push({ type: "turn", seat: next });
    return;
  }
  table.phase = "over";
  table.winner = team;
  table.mustSkip = false;
  happened?.push({ type: "won", team: variant.isTeamTac ? "all" : team });
}
