import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { call } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";

const site = withSite({ withoutRateLimits: false });

it("who asks for many addresses, to learn who has an account here, is told to come back", async () => {
  const asked = Array.from({ length: 2 * limits.emailLookUpsPerPeriod + 1 }, (_, at) =>
    call(site.url, `isEmailFree?email=a${at}@example.org`, { method: "GET" }),
  );
  const refused = (await Promise.all(asked)).filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0].headers.get("Retry-After")).toBe(String(limits.ratePeriodMs / 1000));
});

it("an address that asks for too many sessions is told when to come back", async () => {
  // Twice as many as one period allows are too many, also where they fall into two.
  const asked = Array.from({ length: 2 * limits.guestSessionsPerPeriod + 1 }, () =>
    call(site.url, "guestSession"),
  );
  const answers = await Promise.all(asked);
  const refused = answers.filter((answer) => answer.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
  expect(refused[0].headers.get("Retry-After")).toBe(String(limits.ratePeriodMs / 1000));
});

it("an address that asks for too many rooms is told so before the database is asked", async () => {
  const statuses: number[] = [];
  for (let i = 0; i <= 2 * limits.roomVisitsPerPeriod && !statuses.includes(429); i++) {
    statuses.push((await fetch(`${site.url}/parties/game/${900_000 + i}`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});
