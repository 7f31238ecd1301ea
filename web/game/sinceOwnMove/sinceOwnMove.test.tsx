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
  const what = text("table.sinceYourMove.kicked", { name: "Ben", count: 1 });
  await expect.poll(since).toContain(text("table.sinceYourMove.all", { what }));
  expect(since()).toContain("field 12 past your start");
  expect(pointedAt()).toEqual(["12"]);
});
