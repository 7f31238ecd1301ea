import { like, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type ApiCall, sortOf } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { failedAttempts } from "#schema/db/attempts.ts";
import { games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import { addGame } from "#store/games.ts";
import { addGuest } from "#store/guests.ts";
import { call } from "#tests/support/api.ts";
import { nameOf, partsOf } from "#tests/support/everyCall.ts";
import { withBots } from "#tests/support/games.ts";
import { withSite } from "#tests/support/site.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSite({ withoutRateLimits: false });
/** Fewer than the site's own, so that they are soon used up. */
const few = { CHANGE_LIMIT: 60, READ_LIMIT: 60, LIST_LIMIT: 10, EXPORT_LIMIT: 5, SESSION_CALL_LIMIT: 100 };
const proxied = withSite({
  withoutRateLimits: false,
  addressHeader: "X-Forwarded-For",
  callsPerPeriod: few,
});

it("who asks for many addresses, to learn who has an account here, is told to come back", async () => {
  const asked = Array.from({ length: 2 * limits.emailLookUpsPerPeriod + 1 }, (_, at) =>
    call(site.url, `isEmailFree?email=a${at}@example.org`, { method: "GET" }),
  );
  const refused = (await Promise.all(asked)).filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0].headers.get("Retry-After")).toBe(String(limits.ratePeriodMs / 1000));
});

it("an address that asks for too many sessions is told when to come back", async () => {
  // Twice the limit of one period is too many, even if the calls fall into two periods.
  const asked = Array.from({ length: 2 * limits.guestSessionsPerPeriod + 1 }, () =>
    call(site.url, "guestSession"),
  );
  const answers = await Promise.all(asked);
  const refused = answers.filter((answer) => answer.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
  expect(refused[0].headers.get("Retry-After")).toBe(String(limits.ratePeriodMs / 1000));
});

it("a person may take another name some times a minute, not as often as they like", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.77" };
  const { token } = (await call<GuestSessionAnswer>(proxied.url, "guestSession", { headers })).body;
  const nameBy = (at: number) =>
    call(proxied.url, "nameGuest", { token, headers, body: { username: `Berta${"abcdefghijk"[at]}` } });
  const statuses: number[] = [];
  for (let at = 0; at <= 2 * limits.renamesPerPeriod; at++) statuses.push((await nameBy(at)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.slice(0, limits.renamesPerPeriod)).not.toContain(429);
});

describe("who says another address with every call", () => {
  /** How many of too many calls get through, each with a forged address and what the proxy adds to it. */
  async function countPassed(url: string, seen: string): Promise<number> {
    const asked = Array.from({ length: 3 * limits.guestSessionsPerPeriod }, (_, at) => {
      const said = `198.51.100.${at}`;
      const headers = { "CF-Connecting-IP": said, "X-Forwarded-For": said + seen };
      return fetch(`${url}/gameApi/guestSession`, { method: "POST", headers });
    });
    return (await Promise.all(asked)).filter(({ ok }) => ok).length;
  }

  it("is limited all the same where no header is trusted", async () => {
    expect(await countPassed(site.url, "")).toBeLessThanOrEqual(2 * limits.guestSessionsPerPeriod);
  });

  it("is limited by what the trusted proxy has added, and does not take from others", async () => {
    expect(await countPassed(proxied.url, ", 192.0.2.1")).toBeLessThanOrEqual(
      2 * limits.guestSessionsPerPeriod,
    );
    const other = { "X-Forwarded-For": "192.0.2.1, 192.0.2.2" };
    const answer = await fetch(`${proxied.url}/gameApi/guestSession`, { method: "POST", headers: other });
    expect(answer.status).toBe(200);
  });
});

const allCalls = Object.values(apiCalls).flat();
const ofAddresses: Pick<ApiCall, "method" | "path">[] = [
  ...allCalls.filter(({ isLimited }) => isLimited),
  { method: "GET", path: "/openapi.json" },
  { method: "GET", path: "/docs" },
];

it.each(ofAddresses.map((of) => [`${of.method} ${of.path}`, of] as const))(
  "%s is refused to an address that makes it too often, whatever it asks for",
  async (_name, { method, path }) => {
    const name = path.slice(1).replace(/\{\w+\}/, "Anna");
    const statuses: number[] = [];
    while (!statuses.includes(429)) {
      const asked = Array.from({ length: 30 }, () => call(site.url, name, { method, body: {} }));
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    }
    expect(statuses.every((status) => status < 500)).toBe(true);
  },
);

it.each([
  ["change", "changes something", "POST /setLocale", ["Ada", "Eve"]],
  ["read", "asks", "GET /getLook", ["Ida", "Eva"]],
] as const)("every call to %s is refused to a person who %s too often", async (sort, _does, name, people) => {
  const these = allCalls.filter((of) => sortOf(of) === sort);
  const first = these.find((of) => nameOf(of) === name) as ApiCall;
  // By addresses of their own, so that nothing else refuses them.
  let calls = 0;
  const askAs = async (token: string, of: ApiCall, body = partsOf(of, "Nobody").body) => {
    const { path, query } = partsOf(of, "Nobody");
    const headers = { "X-Forwarded-For": `192.0.2.${++calls % 200}` };
    return (await call(proxied.url, path + query, { method: of.method, token, headers, body })).status;
  };
  // If a new period begins meanwhile, some calls do something, and everything is tried again.
  const allRefusals = async (username: string) => {
    const token = await aSessionOf(proxied.db, await aUser(proxied.db, username));
    const periodOf = () => Math.floor(Date.now() / limits.ratePeriodMs);
    const period = periodOf();
    // A database that has too much to do answers nothing, and nothing is counted: so asked again, a few at a time.
    let answers: number[] = [];
    while (!answers.includes(429) && period === periodOf())
      answers = await Promise.all(Array.from({ length: 20 }, () => askAs(token, first, {})));
    const statuses: Record<string, number> = {};
    for (const of of these) statuses[nameOf(of)] = await askAs(token, of);
    return period === periodOf() ? statuses : undefined;
  };
  const statuses = (await allRefusals(people[0])) ?? (await allRefusals(people[1]));
  expect(statuses).toEqual(Object.fromEntries(these.map((of) => [nameOf(of), 429])));
});

/** The answers to this, asked again and again until it is refused. */
async function untilRefused(ask: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  while (!statuses.includes(429)) {
    const answers = await Promise.all(Array.from({ length: 5 }, ask));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

it.each(["getOwnGames", "getPuzzleProgress", "myData"])(
  "who asks for %s again and again is refused, and may still ask for less",
  async (name) => {
    const token = await aSessionOf(proxied.db, await aUser(proxied.db, `Of${name}`));
    const headers = { "X-Forwarded-For": `192.0.2.of-${name}` };
    const ask = (which: string) => call(proxied.url, which, { method: "GET", token, headers });
    await untilRefused(() => ask(name));
    expect((await ask("getLook")).status).toBe(200);
  },
);

it("an address that invents sessions is refused before they are looked for, and no other address", async () => {
  let invented = 0;
  const askFrom = (address: string) =>
    call(proxied.url, "getLook", {
      method: "GET",
      token: (++invented).toString(16).padStart(64, "0"),
      headers: { "X-Forwarded-For": address },
    });
  const statuses = await untilRefused(() => askFrom("192.0.2.250"));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await askFrom("192.0.2.251")).status).toBe(401);
});

it("guests at one address begin no further game while too many are under way there; others do", async () => {
  const at = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  const here = at("192.0.2.220");
  const begin = (token: string, from: typeof here) =>
    call(proxied.url, "createGame", { token, body: { variant: "4x2m", level: "solid" }, ...from });
  const aSessionAt = async (from: typeof here) =>
    (await call<GuestSessionAnswer>(proxied.url, "guestSession", from)).body.token;
  const guest = await aSessionAt(here);
  expect((await begin(guest, here)).status).toBe(200);
  // So many others have begun one there, too.
  const [{ key }] = await proxied.db.select().from(failedAttempts).where(like(failedAttempts.key, "open %"));
  const others = await Promise.all(
    Array.from({ length: limits.openGuestGames - 1 }, async () => {
      const other = await addGuest(proxied.db, { number: 4821, createdAt: Date.now() });
      const game = {
        variant: "4x2m",
        createdAt: Date.now(),
        seats: withBots(other),
        waitingID: null,
      } as const;
      await addGame(proxied.db, game);
      return { key: key.replace(/\d+$/, String(other.id)), failures: 1, nextAt: 0, expiresAt: 8e15 };
    }),
  );
  await proxied.db.insert(failedAttempts).values(others);
  expect(await begin(guest, here)).toMatchObject({ status: 409, body: { error: "too_many_games" } });
  const body = { party: "waiting", room: "nowhere" };
  const entered = await call(proxied.url, "socketTicket", { token: guest, body, ...here });
  expect(entered).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
  const elsewhere = at("192.0.2.221");
  expect((await begin(await aSessionAt(elsewhere), elsewhere)).status).toBe(200);
  const user = await aSessionOf(proxied.db, await aUser(proxied.db, "Lehrerin"));
  expect((await begin(user, here)).status).toBe(200);
  await proxied.db.update(games).set({ status: "aborted" }).where(ne(games.status, "aborted"));
  expect((await begin(guest, here)).status).toBe(200);
});

it("an address that asks for too many rooms is told so before the database is asked", async () => {
  const statuses: number[] = [];
  while (statuses.length <= 2 * limits.roomVisitsPerPeriod && !statuses.includes(429)) {
    const rooms = Array.from({ length: 30 }, (_, n) => 900_000 + statuses.length + n);
    const asked = rooms.map((room) => fetch(`${site.url}/parties/game/${room}`));
    statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});
