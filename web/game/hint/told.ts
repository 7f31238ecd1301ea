import type { Move } from "#rules/move.ts";
import type { View } from "#rules/view.ts";
import type { HintReason } from "../master/hintReason.ts";
import { withParts } from "../play/sevenParts.ts";

/**
 * A hint: the situation and the view that it was asked for, and the move or all parts of a seven; `null` while it is
 * thought of.
 */
export interface Told {
  readonly situation: string;
  readonly view: View;
  readonly moves: readonly Move[] | null;
  readonly why?: HintReason;
}

/**
 * What a hint says in a situation: in the middle of the seven that it was for, the parts that are left, if it was followed
 * so far.
 */
export function toldFor(
  { situation, view, moves }: Told,
  now: string,
  { table }: View,
): readonly Move[] | null | undefined {
  if (situation === now) return moves;
  if (moves === null || table.seven.left === 0) return undefined;
  const isAfter = (parts: readonly Move[]): boolean => {
    const { board, seven } = withParts(view, parts).table;
    return (
      seven.left === table.seven.left && board.places.every((place, i) => place === table.board.places[i])
    );
  };
  const done = moves.findIndex((_, count) => count > 0 && isAfter(moves.slice(0, count)));
  return done === -1 ? undefined : moves.slice(done);
}
