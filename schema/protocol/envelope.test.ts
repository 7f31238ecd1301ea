import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { commonErrors, isReadQuestion, request } from "./envelope.ts";

test("a request that nobody can take is answered as over HTTP", () => {
  expect(commonErrors).toEqual({ unknown_type: 404, invalid_data: 422, rate_limited: 429, internal: 500 });
});

test("only a question whether a frame was read is sent back as it came", () => {
  expect(isReadQuestion('{"read":12}')).toBe(true);
  for (const frame of ['{"re":"a","data":{}}', "pong", '[{"read":12}]', new ArrayBuffer(8)])
    expect(isReadQuestion(frame)).toBe(false);
});

test("a request is named by a character at least, and no more than a UUID has", () => {
  const named = (id: string) => request.safeParse({ id, type: "user:attention", data: {} }).success;
  expect(
    [0, 1, limits.requestIDMaxLength, limits.requestIDMaxLength + 1].map((n) => named("a".repeat(n))),
  ).toEqual([false, true, true, false]);
});
