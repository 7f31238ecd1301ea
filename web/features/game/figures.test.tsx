import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { position } from "#rules/testSupport.ts";
import { FakeGame } from "#web/testing/fakeGame.ts";
import { serve } from "#web/testing/fakeServer.ts";
import { signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { PageIsThere } from "#web/ui/loading/deferUntilInteractive.tsx";
import GamePage from "./GamePage.tsx";

const hands = ["5,6", "2,3", "1,9", "8,12"];

/** A game on a page that can be used. */
function look(variant: "4x2m" | "4x1m"): void {
  signedIn("Anna");
  new FakeGame(position(variant, "10/20/-/-", hands), { seat: 0 });
  show(
    <>
      <GamePage />
      <PageIsThere />
    </>,
    "/en/game?gameID=7",
  );
}

test("the ratings of those who sit there stand beside their names, in this kind of game", async () => {
  serve({
    getRatings: ({ query }) => {
      expect(query.usernames.split(",")).toContain("Ben");
      return [
        { username: "Ben", family: "4x2d", rating: 1204, games: 9, gamesNeeded: 9 },
        { username: "Ben", family: "4x2", rating: 1612, games: 9, gamesNeeded: 9 },
      ];
    },
  });
  look("4x2m");
  const levels = () => [...document.querySelectorAll(".tac-plate-level")].map((level) => level.textContent);
  await expect.poll(levels).toEqual(["1612"]);
});

test("in Team-Tac the fewest cards ever stand beside those that are played", async () => {
  serve({
    getCoopLeaderboard: ({ query }) => {
      expect(query).toEqual({ nPlayers: "4", limit: "1" });
      return { team: [["A"]], count: [31], lastplayed: [1], nGames: 1, gameID: [5], players: [[]] };
    },
  });
  look("4x1m");
  const score = await screen.findByRole("list", { name: text("game.score.title") });
  await within(score).findByText(new RegExp(text("game.score.record", { cards: 31 })));
});
