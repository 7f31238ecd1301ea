import { expect, test } from "vitest";
import { readWaitingID, waitingIDIn } from "./waitingID.ts";

const id = "0123456789abcdefghij_-";

test("22 characters of base64url are a waiting room's name, and nothing else is", () => {
  expect(readWaitingID(id)).toBe(id);
  for (const text of [null, "", "short", `${id}x`, "0123456789abcdefghij ="])
    expect(readWaitingID(text)).toBeUndefined();
});

test.each([
  [`https://tac.example/de?waiting=${id}`],
  [`/en?from=mail&waiting=${id}#main`],
  [id],
  [` ${id}\n`],
])("%j leads to a room", (text) => {
  expect(waitingIDIn(text)).toBe(id);
});

test.each([[""], ["https://tac.example/de"], [`https://tac.example/de?waiting=${id}x`]])(
  "%j leads to none",
  (text) => {
    expect(waitingIDIn(text)).toBeUndefined();
  },
);
