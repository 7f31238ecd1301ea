import { expect, test } from "vitest";
import { parseBalls } from "./balls.ts";
import { noTeam } from "./table.ts";
import { type Seat, variantOf } from "./variant.ts";
import { everySeat } from "./whose.ts";
import { teamAllHome } from "./winning.ts";

const variant = variantOf("6x3m");
const home = (seat: Seat) => [0, 1, 2, 3].map((index) => `h${seat}.${index}`).join(",");

/** The winner after a card of each seat in turn, when the balls of these teams are home. */
function winnersWith(...teams: number[]): number[] {
  const seats = everySeat(variant);
  const balls = seats.map((seat) => (teams.includes(variant.teamOf[seat]) ? home(seat) : "-"));
  const board = parseBalls(variant, balls.join("/"));
  return seats.map((player) => teamAllHome(board, player));
}

test("of two teams that are home at once the player's own has won, or the one that comes next clockwise", () => {
  expect(winnersWith(0, 1)).toEqual([0, 1, 0, 0, 1, 0]);
  expect(winnersWith(1, 2)).toEqual([1, 1, 2, 1, 1, 2]);
  expect(winnersWith(0, 2)).toEqual([0, 2, 2, 0, 2, 2]);
});

test("a team that is home alone has won, whoever has played, and nobody while none is", () => {
  expect(winnersWith(1)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(winnersWith()).toEqual([noTeam, noTeam, noTeam, noTeam, noTeam, noTeam]);
});
