import { expect, test } from "vitest";
import { pointAt, pointAtNothing, pointed } from "./pointing.ts";

test("words that are no longer read leave the board pointing at what other words name", () => {
  const endHint = pointAt({ ways: [{ number: 0, seat: 0, from: 10, path: [11, 12] }] });
  const endPlaces = pointAt({ places: [12] });
  const endMove = pointAt({ ways: [{ number: 0, seat: 1, from: 20, path: [21] }] });
  expect(pointed.read()).toMatchObject({ places: [12], ways: [{ from: 20 }] });
  endMove();
  endMove();
  expect(pointed.read()).toMatchObject({ places: [12], ways: [{ from: 10 }] });
  pointAtNothing();
  endHint();
  endPlaces();
  expect(pointed.read()).toEqual({ places: [], ways: [] });
});
