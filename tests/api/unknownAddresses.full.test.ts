import { expect, it } from "vitest";
import { failedAttempts } from "#schema/db/attempts.ts";
import { mailsTo } from "#tests/support/accounts.ts";
import { call, lastingHeaders } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aUser } from "#tests/support/users.ts";

const site = withSharedSite();

/** Half of the calls use addresses with an account. Each kind follows the other equally often. */
async function answersTo(ask: (address: string) => ReturnType<typeof call>, known: string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (const [index, address] of known.entries()) {
    const order = index % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      const begun = performance.now();
      const { status, body, headers } = await ask(kind === "known" ? address : `no-${address}`);
      times[kind].push(performance.now() - begun);
      answers.add(JSON.stringify([status, body, lastingHeaders(headers)]));
    }
  }
  return { answers: [...answers], known: median(times.known), unknown: median(times.unknown) };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1];

const wishes = {
  "a new password": {
    ask: (address: string) => call(site.url, "requestPasswordReset", { body: { email: address } }),
    activatedAt: 2_000,
  },
  "a new activation link": {
    ask: (address: string) => call(site.url, `activation/${encodeURIComponent(address)}`),
    activatedAt: null,
  },
};

it.each(Object.entries(wishes))(
  "the time of the answer does not tell who asks for %s whether an address has an account",
  async (_what, { ask, activatedAt }) => {
    const isTold = async (round: number) => {
      // One caller may not ask for so many mails.
      await site.db.delete(failedAttempts);
      const names = Array.from({ length: 60 }, (_, n) => `Timing${round}x${n}x${activatedAt}`);
      for (const name of names) await aUser(site.db, name, { activatedAt, usernameSkeleton: name });
      const addresses = names.map((name) => `${name}@example.org`);
      const { answers, known, unknown } = await answersTo(ask, addresses);
      expect(answers).toHaveLength(1);
      await expect.poll(() => mailsTo(site.url, addresses[59])).toHaveLength(1);
      // Sending a mail takes several libSQL queries; the answer's time must not reveal any of them.
      return Math.abs(known - unknown) >= Math.max(2, unknown / 2);
    };
    // What the time tells, it tells each time; what else a busy machine does comes and goes.
    const told: boolean[] = [];
    for (let round = 0; round < 3 && told.at(-1) !== false; round++) told.push(await isTold(round));
    expect(told).toContain(false);
  },
);
