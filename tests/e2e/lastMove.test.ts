import { expect, it } from "vitest";
import {
  copyState,
  isHome,
  legalMoves,
  type Move,
  moveCard,
  moveFrom,
  moveKind,
  parseCard,
  play,
  type State,
  viewOf,
} from "#rules/index.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import { chanceFor } from "#tests/chance.ts";
import { putMoves } from "#tests/support/gameRooms.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { type PlayedGame, playGame } from "#tests/support/playedGame.ts";
import { draggingMouse, makeMove } from "./lessons.ts";
import { openWith } from "./openAs.ts";
import { endOf, playAgain, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withKillableSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const variant = "4x2m";

it("a person brings the last ball home by dragging, sees who has won, and begins the next game", async () => {
  const { played, move } = await aGameBeforeItsEnd();
  const { session, gameID } = await beginPlaying(site.url, { variant, level: "beginner" });
  await site.untilIdle();
  await site.whileDead((roomsDir) => putMoves(roomsDir, gameID, played));

  const tab = await openWith(chromium.browser, site.url, session, `/en/game?gameID=${gameID}`);
  const complaints: string[] = [];
  tab.on("pageerror", (error) => complaints.push(error.message));
  expect(await situation(tab)).toBe("mine");
  await makeMove(tab, move, draggingMouse);
  await endOf(tab).waitFor();
  expect(await endOf(tab).innerText()).toMatch(/won/i);
  expect(complaints).toEqual([]);

  await playAgain(tab);
  expect(await situation(tab)).toBe("mine");
});

/** A game up to the first seat's turn to bring the team's last ball home, which one in three games gets to. */
async function aGameBeforeItsEnd(): Promise<{ played: PlayedGame; move: Move }> {
  const chance = chanceFor("a game before its end");
  for (let game = 0; game < 100; game++) {
    let move: Move | undefined;
    const isThere = (state: State, seat: number) => {
      move = seat === 0 ? winningMove(state) : undefined;
      return move !== undefined;
    };
    const played = await playGame(variant, chance, isThere);
    if (move !== undefined) return { played, move };
  }
  throw new Error("No game got to such a position.");
}

/** A move of the first seat that brings the last ball of its team home in one step, and wins. */
function winningMove(state: State): Move | undefined {
  const { variant, homeCount } = state.table.board;
  const [team] = variant.teams;
  if (team.reduce((sum, mate) => sum + homeCount[mate], 0) !== 4 * team.length - 1) return undefined;
  return legalMoves(viewOf(state, 0)).find((one) => {
    if (moveKind(one) !== "ball" || moveCard(one) === parseCard("7") || isHome(moveFrom(one))) return false;
    const next = copyState(state);
    play(next, one);
    return next.table.winner === 0;
  });
}
