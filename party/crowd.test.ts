import { expect, test } from "vitest";
import type { Identity } from "#schema/rooms.ts";
import { whoMakesWay } from "./crowd.ts";

const user = (id: number): Identity => ({ kind: "user", id, name: `User${id}` });
const guest = (id: number): Identity => ({ kind: "guest", id, name: `guest${id}` });
const crowdOf = (...identities: (Identity | null)[]) =>
  identities.map((identity, since) => ({ identity, since }));

test("who has a name takes the place of the first who has none, a user that of a guest", () => {
  const mixed = crowdOf(user(1), null, guest(1), null);
  expect(whoMakesWay(mixed, guest(2))).toBe(mixed[1]);
  expect(whoMakesWay(mixed.toReversed(), user(2))).toBe(mixed[1]);
  const named = crowdOf(user(1), guest(1), guest(3));
  expect(whoMakesWay(named, user(2))).toBe(named[1]);
});

test("nobody makes way for their like, nor for less", () => {
  expect(whoMakesWay(crowdOf(null, null), null)).toBeUndefined();
  expect(whoMakesWay(crowdOf(guest(1), user(1)), guest(2))).toBeUndefined();
  expect(whoMakesWay(crowdOf(user(1)), user(2))).toBeUndefined();
});
