import { expect, test } from "vitest";
import { closeCodes } from "#schema/protocol/close.ts";
import { refusalOf } from "./connection.ts";

test("a room that does not exist, or does not want us, is not tried again", () => {
  expect(refusalOf(closeCodes.noRoom)).toBe("noRoom");
  expect(refusalOf(closeCodes.noSpectators)).toBe("noSpectators");
  expect(refusalOf(closeCodes.badFrame)).toBe("badFrame");
});

test.each([
  ["a ticket that is too old", closeCodes.badTicket],
  ["a fault of the room", closeCodes.internal],
  ["a room that is full", closeCodes.full],
  ["a line on which nothing was read", closeCodes.notReading],
  ["a lost line", 1006],
  ["a server that goes away", 1001],
])("%s is worth another try", (_what, code) => {
  expect(refusalOf(code)).toBeUndefined();
});
