import { expect, test } from "vitest";
import { isAmong, readRoomAddress, withKey } from "./roomKeys.ts";

const key = `${"A-b_".repeat(5)}cd`;

test("the address of a tournament or its channel may have a key, and that of no other room", () => {
  for (const [party, room] of [
    ["tournament", "12"],
    ["channel", "t-12"],
  ] as const) {
    expect(withKey(room, null)).toBe(room);
    expect(readRoomAddress(party, withKey(room, key))).toEqual({ room, key });
    expect(readRoomAddress(party, room)).toEqual({ room, key: null });
    for (const bad of [`${room}-${key}x`, `${room}-`, `0-${key}`])
      expect(readRoomAddress(party, bad)).toEqual({ room: bad, key: null });
  }
  for (const [party, room] of [
    ["game", "12"],
    ["channel", "g-12"],
    ["channel", `w-${key}`],
    ["chat", "p-3-8"],
  ] as const)
    expect(readRoomAddress(party, withKey(room, key))).toEqual({ room: `${room}-${key}`, key: null });
});

test("readers are everybody, nobody, or who has the key", () => {
  const other = key.toUpperCase();
  const read = (readers: Parameters<typeof isAmong>[0]) =>
    [key, other, null].map((one) => isAmong(readers, one));
  expect(read("everybody")).toEqual([true, true, true]);
  expect(read("nobody")).toEqual([false, false, false]);
  expect(read({ key })).toEqual([true, false, false]);
});
