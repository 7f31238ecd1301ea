import { formatBalls, legalMoves, type Move, type View } from "#rules/index.ts";
import { withParts } from "../play/sevenParts.ts";

/**
 * The same seven in as few parts as possible: a bot may take single steps, and some of them back and forth at home.
 * @param parts all that are left of the seven, the first legal in the view
 * @returns parts that lead to the same position
 */
export function fewestParts(view: View, parts: readonly Move[]): readonly Move[] {
  const end = positionOf(withParts(view, parts));
  const seen = new Set<string>();
  let ways = [{ view, parts: [] as Move[] }];
  for (let count = 1; count < parts.length; count++) {
    const next: typeof ways = [];
    for (const way of ways) {
      for (const part of legalMoves(way.view)) {
        const after = withParts(way.view, [part]);
        const position = positionOf(after);
        if (position === end) return [...way.parts, part];
        if (after.table.seven.left === 0 || seen.has(position)) continue;
        seen.add(position);
        next.push({ view: after, parts: [...way.parts, part] });
      }
    }
    ways = next;
  }
  return parts;
}

function positionOf({ table: { board, seven } }: View): string {
  return `${formatBalls(board)} ${seven.left}`;
}
