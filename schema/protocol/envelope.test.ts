import { expect, test } from "vitest";
import { commonErrors, isReadQuestion } from "./envelope.ts";

test("a request that nobody can take is answered as over HTTP", () => {
  expect(commonErrors).toEqual({ unknown_type: 404, invalid_data: 422, rate_limited: 429, internal: 500 });
});

test("only a question whether a frame was read is sent back as it came", () => {
  expect(isReadQuestion('{"read":12}')).toBe(true);
  for (const frame of ['{"re":"a","data":{}}', "pong", '[{"read":12}]', new ArrayBuffer(8)])
    expect(isReadQuestion(frame)).toBe(false);
});
