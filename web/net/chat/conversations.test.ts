import { expect, test } from "vitest";
import { nextSelection } from "./conversations.ts";

const always = ["general", "news"];

test("who joins a waiting room talks there", () => {
  expect(nextSelection({ channels: always, selected: "news" }, [...always, "w-a"])).toBe("w-a");
});

test("who leaves it is back in general, but not who talks elsewhere", () => {
  const before = [...always, "w-a"];
  expect(nextSelection({ channels: before, selected: "w-a" }, always)).toBe("general");
  expect(nextSelection({ channels: before, selected: "p-1" }, always)).toBe("p-1");
});

test("a game that begins takes its table along; one elsewhere does not", () => {
  const before = { channels: [...always, "w-a"], selected: "w-a" };
  expect(nextSelection(before, [...always, "g-7"], "g-7")).toBe("g-7");
  expect(nextSelection({ channels: always, selected: "news" }, [...always, "g-7"])).toBe("news");
});

test("whether one hears of the game first or comes to its table first, one talks there", () => {
  const waiting = { channels: [...always, "w-a"], selected: "w-a" };
  const heard = [...always, "g-7"];
  const selected = nextSelection(waiting, heard);
  expect(selected).toBe("general");
  expect(nextSelection({ channels: heard, selected }, heard, "g-7")).toBe("g-7");
});

test("who sits at a table and talks elsewhere is left there", () => {
  const atTable = { channels: [...always, "g-7"], selected: "p-1", onScreen: "g-7" };
  expect(nextSelection(atTable, [...always, "g-7", "g-8"], "g-7")).toBe("p-1");
});
