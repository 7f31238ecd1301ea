import { expect, test } from "vitest";
import { changedList } from "./lobbyRoom.ts";

const one = { id: "a", created: 1, admin: "Anna" };
const two = { id: "b", created: 2, admin: "Boris" };

test("what is new comes first, what has changed stays in its place, what is gone leaves", () => {
  const three = { id: "c", created: 3, admin: "Clara" };
  const changed = { ...one, admin: "Dora" };
  expect(changedList([two, one], { changed: [changed, three], gone: ["b"] })).toEqual([three, changed]);
});

test("what is gone already may go again", () => {
  expect(changedList([one], { changed: [], gone: ["b"] })).toEqual([one]);
});
