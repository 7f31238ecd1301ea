import type { Browser, Page as Tab } from "playwright-core";
import {
  isRing,
  legalMoves,
  type Move,
  moveCard,
  moveFrom,
  moveKind,
  moveTo,
  parseCard,
  type VariantName,
  type View,
} from "#rules/index.ts";
import { beginPlaying, type Player, playOn } from "#scripts/visitors/playing.ts";
import { openWith } from "./openAs.ts";
import { situation } from "./seat.ts";

const seven = parseCard("7");

/** Of so many games one gets to every position that tests wait for. */
const games = 10;

/**
 * A guest's browser at a table with bots, on the guest's turn, where `find` has found something in the position: played up
 * to there without a browser, which takes a second.
 */
export async function openWhere<Found>(
  browser: Browser,
  url: string,
  variant: VariantName,
  find: (view: View) => Found | undefined,
): Promise<{ tab: Tab; player: Player; found: Found }> {
  for (let game = 0; game < games; game++) {
    const player = await beginPlaying(url, { variant, level: "beginner" });
    let found: Found | undefined;
    await playOn(url, player, (view) => {
      found = find(view);
      return found !== undefined;
    });
    if (found === undefined) continue;
    const tab = await openWith(browser, url, player.session, `/en/game?gameID=${player.gameID}`);
    await situation(tab);
    return { tab, player, found };
  }
  throw new Error(`None of ${games} games of ${variant} got to such a position.`);
}

/** The part of a seven that moves a ball on the ring by one step, if the viewer may begin with one. */
export function oneStepOfSeven(view: View): { move: Move; from: number; to: number } | undefined {
  const { ring } = view.table.board.variant;
  const move = legalMoves(view).find((one) => {
    const isPart = moveKind(one) === "ball" && moveCard(one) === seven;
    return isPart && isRing(moveFrom(one)) && moveTo(one) === (moveFrom(one) + 1) % ring;
  });
  return move === undefined ? undefined : { move, from: moveFrom(move), to: moveTo(move) };
}
