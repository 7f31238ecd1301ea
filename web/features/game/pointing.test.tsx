import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { position } from "#rules/testSupport.ts";
import { choosePreference } from "#web/preferences/preferenceStore.ts";
import { text } from "#web/testing/show.tsx";
import { openGame } from "#web/testing/table.tsx";

const entry = () => document.querySelector(".game-moves li");
const arrows = () => document.querySelectorAll(".tac-better-line").length;

test("a move in words is shown on the board while one points at it; only who hears it is told names of fields", async () => {
  const { person, game } = await openGame(position("4x2m", "10/-/-/30", ["X,6", "2", "1", "5,9"], 3));
  game.play("3 5 30-35");
  await expect.poll(entry).not.toBeNull();
  const said = entry()!.querySelector(".tac-unseen")?.textContent;
  const seen = entry()!.querySelector("[aria-hidden=true]")?.textContent;
  expect(said).toContain("field 14 past Ben’s start");
  expect(seen?.trim()).toBe(text("moves.short.player.forward", { count: 5 }));
  expect(arrows()).toBe(0);
  await person.hover(entry()!);
  expect(arrows()).toBe(1);
  await person.unhover(entry()!);
  expect(arrows()).toBe(0);
});

test("fields have numbers if one wants them: those by which words name them", async () => {
  await openGame(position("4x2m", "10/-/-/-", ["5,6", "2", "1", "7"]));
  const numbers = () => [...document.querySelectorAll(".tac-numbers text")].map((one) => one.textContent);
  expect(numbers()).toEqual([]);
  act(() => choosePreference("showsFieldNumbers", true));
  // Four starts have none; each home counts its own places.
  await expect.poll(numbers).toHaveLength(64 - 4 + 16);
  expect(numbers().filter((number) => number === "15")).toHaveLength(4);
});
