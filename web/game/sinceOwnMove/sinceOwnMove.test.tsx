import { expect, test } from "vitest";
import { position } from "#rules/testSupport.ts";
import { text } from "#web/testing/show.tsx";
import { openGame } from "#web/testing/table.tsx";

const since = () => document.querySelector('[data-note="since"]')?.textContent;
const pointedAt = () =>
  [...document.querySelectorAll<HTMLElement>("[data-pointed]")].map((one) => one.dataset.pointed);

test("when one's turn begins, one reads what others did to one's marbles meanwhile, and the board points there", async () => {
  const hands = ["2,5", "5,9", "6,6", "6,6"];
  const { game } = await openGame(position("4x2m", "10,20/7/-/-", hands));
  game.play("0 2 10-12");
  game.play("1 5 7-12");
  game.play("2 discard 6");
  await expect.poll(() => document.querySelectorAll(".game-moves li").length).toBe(3);
  expect(since()).toBeUndefined();
  game.play("3 discard 6");
  const what = text("table.sinceYourMove.by.kicked", { names: "Ben" });
  await expect.poll(since).toContain(text("table.sinceYourMove.all", { what }));
  expect(since()).toContain("field 12 past your start");
  await expect.poll(pointedAt).toEqual(["12"]);
});

test("of three hurts one reads who did each", async () => {
  const hands = ["2,5", "5,9", "T,6", "2,6"];
  const { game } = await openGame(position("4x2m", "10,20,40/7/25/38", hands));
  for (const move of ["0 2 10-12", "1 5 7-12", "2 T 20-25", "3 2 38-40"]) game.play(move);
  await expect
    .poll(since)
    .toContain("Since your last move: marble knocked out by Ben and Dora; marble swapped by Cleo.");
});

test("of more hurts one reads how often each was done: that many names have no room on a phone", async () => {
  const hands = ["2,9", "5,9", "5,9", "5,9", "5,9", "6,6"];
  const { game } = await openGame(position("6x3m", "10,20,30,40/7/15/25/35/-", hands));
  for (const move of ["0 2 10-12", "1 5 7-12", "2 5 15-20", "3 5 25-30", "4 5 35-40", "5 discard 6"])
    game.play(move);
  await expect.poll(since).toContain("Since your last move: knocked out 4×.");
});
