import { expect, it } from "vitest";
import type { Move, View } from "#rules/index.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import { chanceFor } from "#tests/chance.ts";
import { putMoves } from "#tests/support/gameRooms.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { type PlayedGame, playGame } from "#tests/support/playedGame.ts";
import { draggingMouse, makeMove } from "./lessons.ts";
import { openWith } from "./openAs.ts";
import { winningMove } from "./positions.ts";
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
    const isThere = (view: View) => {
      move = view.seat === 0 ? winningMove(view) : undefined;
      return move !== undefined;
    };
    const played = await playGame(variant, chance, isThere);
    if (move !== undefined) return { played, move };
  }
  throw new Error("No game got to such a position.");
}
