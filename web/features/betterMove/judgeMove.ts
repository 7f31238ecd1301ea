import type { Move, View } from "#rules/index.ts";
import { isWithinSeven, withParts } from "#web/game/play/sevenParts.ts";
import { type Reviewed, type Verdict, verdictOf } from "#web/records/reviewGame.ts";

/** What a master thinks of a tried move. */
export interface Judged {
  readonly verdict: Verdict;
  /** How much worse it is than the master's, in points. */
  readonly lost: number;
}

/** What a master said of the move that was made in the game. */
export interface Made extends Reviewed {
  readonly move: Move;
}

/** Asks a master about a move that is legal in a view, or (`null`) for the best one. */
export type AskReview = (view: View, move: Move | null) => Promise<Reviewed>;

/**
 * A master's opinion of a tried move. Of the parts of a seven the worst one counts: a move that a review calls good in
 * every part is good. What the master has said of the made move holds for it here too, and its own move is the best.
 */
export async function judgeMove(
  view: View,
  parts: readonly Move[],
  made: Made,
  ask: AskReview,
): Promise<Judged> {
  let worst: Judged = { verdict: "best", lost: 0 };
  for (const [before, part] of parts.entries()) {
    const isKnown = before === 0 && (part === made.move || part === made.best);
    const reviewed = isKnown ? knownOf(part, made) : await ask(withParts(view, parts.slice(0, before)), part);
    const verdict = verdictOf(part, reviewed);
    if (verdict !== "best" && (worst.verdict === "best" || reviewed.lost > worst.lost))
      worst = { verdict, lost: reviewed.lost };
  }
  return worst;
}

function knownOf(part: Move, { best, lost }: Made): Reviewed {
  return { best, lost: part === best ? 0 : lost };
}

/** Whether a move answers the task: every one that a review calls good. */
export function isGood({ verdict }: Judged): boolean {
  return verdict === "best" || verdict === "good";
}

/** The master's own move in full, all parts of a seven. */
export async function bestMove(view: View, made: Made, ask: AskReview): Promise<Move[]> {
  const parts = [made.best];
  for (let now = view; isWithinSeven(now.table, parts[parts.length - 1]); ) {
    now = withParts(view, parts);
    parts.push((await ask(now, null)).best);
  }
  return parts;
}
