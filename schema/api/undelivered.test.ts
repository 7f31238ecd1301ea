import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { settleUndeliveredBody } from "./undelivered.ts";

test("an operator can retry at once all that is listed: of so many rooms, and the Worker's jobs", () => {
  const most = limits.undeliveredListed * limits.undeliveredRoomsListed + limits.undeliveredListed;
  const retries = (count: number) =>
    settleUndeliveredBody.safeParse({ action: "retry", ids: Array(count).fill("jobs/1") }).success;
  expect(retries(most)).toBe(true);
  expect(retries(most + 1)).toBe(false);
});
