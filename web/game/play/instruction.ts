import { type Card, tac, trickser } from "#rules/card.ts";
import { tradePartner } from "#rules/deal.ts";
import { type Move, moveKind } from "#rules/move.ts";
import type { Table } from "#rules/table.ts";
import type { Seat } from "#rules/variant.ts";
import { everySeat } from "#rules/whose.ts";
import { type Choice, type Offer, type Options, ownTeamHit } from "../choice/choice.ts";

/** The current instruction, as a text key of `game:now` and its variables. */
export interface Instruction {
  readonly key: InstructionKey;
  /** Seats that the text names: those the game waits for, or the one to move. */
  readonly seats: readonly Seat[];
  /** Steps left of a seven. */
  readonly count: number;
}

type InstructionKey =
  | "over"
  | "give"
  | "giveIt"
  | "trading"
  | "waitForTrade"
  | "theirTurn"
  | "theirDevil"
  | "theirSkip"
  | "yourTurn"
  | "yourDevil"
  | "mustSkip"
  | "mustSkipOrTac"
  | "mustTac"
  | "mustTacTogether"
  | "mustDiscard"
  | "discardIt"
  | "chooseBall"
  | "chooseBallOrButton"
  | "chooseFirstBall"
  | "chooseSecondBall"
  | "chooseTarget"
  | "chooseSteps"
  | "pressButton"
  | "confirm"
  | "hitsOwn"
  | "hitsMate";

/**
 * What the viewer has to do now, given what is already chosen.
 * @param proposed the whole move that is chosen, and waits for its confirmation
 */
export function instructionOf(
  options: Options,
  choice: Choice,
  offer: Offer,
  proposed: Move | null = null,
): Instruction {
  const { table, seat } = options.view;
  if (proposed !== null) {
    const [hit] = ownTeamHit(options, proposed);
    if (hit === undefined) return instruction("confirm");
    return instruction(hit === seat ? "hitsOwn" : "hitsMate", [hit]);
  }
  if (table.phase === "over" || table.phase === "halted") return instruction("over");
  if (table.phase === "trade") return duringTrade(table, seat, choice);
  if (table.turn !== seat) return theirs(table);
  if (choice.card !== null) return withCard(table, choice, offer);
  const kinds = new Set(options.moves.map(moveKind));
  // In Team-Tac the win to undo is the players' own, so the Tac is a duty that costs something.
  if (table.mustTac) return instruction(table.variant.isTeamTac ? "mustTacTogether" : "mustTac");
  if (table.mustSkip) return instruction(kinds.size > 1 ? "mustSkipOrTac" : "mustSkip");
  if (kinds.size === 1 && kinds.has("discard")) return instruction("mustDiscard");
  if (table.holder !== seat) return instruction("yourDevil", [table.holder]);
  return instruction("yourTurn");
}

function duringTrade(table: Table, seat: Seat | null, choice: Choice): Instruction {
  if (seat === null || table.traded[seat] === 1) {
    const seats = everySeat(table.variant);
    const open = seats.filter((each) => table.traded[each] === 0);
    return open.length === seats.length ? instruction("trading") : instruction("waitForTrade", open);
  }
  return instruction(choice.card === null ? "give" : "giveIt", [tradePartner(table, seat)]);
}

function theirs({ turn, holder, mustSkip }: Table): Instruction {
  if (holder !== turn) return instruction("theirDevil", [turn, holder]);
  return instruction(mustSkip ? "theirSkip" : "theirTurn", [turn]);
}

function withCard(table: Table, choice: Choice, offer: Offer): Instruction {
  const isSwap = usedCard(table, choice.card) === trickser;
  if (table.seven.left > 0) {
    return instruction(choice.from === null ? "chooseSteps" : "chooseTarget", [], table.seven.left);
  }
  if (choice.from !== null) return instruction(isSwap ? "chooseSecondBall" : "chooseTarget");
  if (offer.sources.length > 0) {
    if (offer.buttons.length > 0) return instruction("chooseBallOrButton");
    return instruction(isSwap ? "chooseFirstBall" : "chooseBall");
  }
  return instruction(offer.buttons.some(({ kind }) => kind === "discard") ? "discardIt" : "pressButton");
}

function usedCard(table: Table, card: Card | null): Card | null {
  return card === tac ? table.last : card;
}

function instruction(key: InstructionKey, seats: readonly Seat[] = [], count = 0): Instruction {
  return { key, seats, count };
}
