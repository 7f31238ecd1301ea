import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Call } from "#edge/call.ts";
import type { Env } from "#edge/env.ts";
import { writeLetter } from "#edge/mail/letter.ts";
import { declare } from "#edge/services/subscriptions/declaring.ts";
import { cancel } from "#edge/services/subscriptions/ending.ts";
import { reconcile } from "#edge/services/subscriptions/reconciling.ts";
import { mails } from "#schema/db/mails.ts";
import { subscriptionEndings, subscriptions } from "#schema/db/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import type { Plan } from "#schema/subscription.ts";
import { nameSite } from "#store/site.ts";
import { aDatabase } from "#tests/support/database.ts";
import { type FakeStripe, startFakeStripe } from "#tests/support/fakeStripe.ts";
import { aUser } from "#tests/support/users.ts";

// Files of this project share their modules: before this one they have seen another operator, and after it they must again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("#operator.json");
  vi.resetModules();
});

/** A site whose operator has an address, which is no part of the repository. */
vi.mock("#operator.json", async (original) => ({
  default: {
    ...(await original<{ default: object }>()).default,
    ...{ email: "operator@example.org", language: "en" },
  },
}));

const siteID = "this site";
const day = 86_400_000;
const now = Date.now();
let database: Awaited<ReturnType<typeof aDatabase>>;
let stripe: FakeStripe;
beforeAll(async () => {
  database = await aDatabase();
  await nameSite(database.db, siteID);
  stripe = await startFakeStripe();
  stripe.setDelivery("drop");
});
afterAll(async () => {
  await stripe?.stop();
  await database?.stop();
});

// workerd has it, Node not yet.
Uint8Array.prototype.toHex ??= function (this: Uint8Array) {
  return Buffer.from(this).toString("hex");
};

/** A room that hears everything and says nothing. */
const rooms = { getByName: () => new Proxy({}, { get: () => async () => null }) };

/** What a service knows of a call, and what it leaves for after the answer. */
function aCall(at = now) {
  const left: Promise<unknown>[] = [];
  const { url, token } = database;
  const env = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, ...stripe.vars, User: rooms } as unknown as Env;
  const call = { env, now: at, addressMark: "a", later: (work) => void left.push(work()) } as Call;
  return { call, left: async () => void (await Promise.all(left.splice(0))) };
}

/** A sponsor since so many days, whose last payment is as old. */
async function aSponsor(username: string, plan: Plan, days: { since: number; paidFor: number }) {
  const userId = await aUser(database.db, username);
  const metadata = { userID: String(userId), tac_site: siteID };
  const id = stripe.subscribe({ plan, metadata });
  await database.db.insert(subscriptions).values({
    ...{ id, userId, customerId: "cus", plan, status: "running" as const },
    ...{ startedAt: now - days.since * day, paidUntil: now + days.paidFor * day, benefitsUntil: now },
    ...{ hasFailedPayment: false, isSurplus: false, isTold: true, reading: 1 },
  });
  return { userId, id, email: `${username}@example.org` };
}

/** The mails to the operator of this kind that were written since the last time. */
async function toOperator(kind: string) {
  const found = await database.db.select().from(mails);
  return found.filter((mail) => mail.recipient === "operator@example.org" && mail.kind === kind);
}

it("the operator hears of a cancellation after the first term of which something is to be refunded, once", async () => {
  const young = await aSponsor("Amy", "yearly", { since: 200, paidFor: 165 });
  const old = await aSponsor("Bob", "yearly", { since: 400, paidFor: 330 });
  const monthly = await aSponsor("Cal", "monthly", { since: 400, paidFor: 20 });
  const { call } = aCall();
  for (const { userId } of [young, old, monthly]) await cancel(call, userId);
  expect((await toOperator("refundNotice")).map(({ data }) => data.number)).toEqual([old.id]);
  expect(stripe.subscription(old.id)?.cancel_at_period_end).toBe(true);
  const written = await database.db.select().from(mails);
  const wordFor = (id: string) =>
    written.find(({ kind, data }) => kind === "subscriptionCancelled" && data.number === id)?.data.word;
  expect([young.id, old.id, monthly.id].map(wordFor)).toEqual(["", "overpaid", ""]);
});

it("they are in the operator's language", async () => {
  const notices = await toOperator("refundNotice");
  expect(new Set(notices.map(({ locale }) => locale))).toEqual(new Set(["en"]));
  const { subject } = writeLetter(notices[0], "https://tac.example");
  expect(subject).toMatch(/^Tac: part of a cancelled subscription is to be refunded/);
});

it("the operator hears of it with the cancellation or not at all, with or without signing in", async () => {
  const [gil, hob] = [
    await aSponsor("Gil", "yearly", { since: 400, paidFor: 330 }),
    await aSponsor("Hob", "yearly", { since: 400, paidFor: 330 }),
  ];
  const { call } = aCall();
  const body = { kind: "cancellation", name: "Hob", email: hob.email, contract: "hob", cause: "" } as const;
  // The mail to the operator can't be written.
  await database.db.run(
    sql`create trigger no_notices before insert on mails when new.kind = 'refundNotice'
      begin select raise(abort, 'no'); end`,
  );
  await expect(cancel(call, gil.userId)).rejects.toThrow();
  await expect(declare(call, body)).rejects.toThrow();
  await database.db.run(sql`drop trigger no_notices`);
  expect(await database.db.select().from(subscriptionEndings)).toEqual([]);
  const written = (await database.db.select().from(mails)).filter(({ data }) => data.number === gil.id);
  expect(written).toEqual([]);
  await cancel(call, gil.userId);
  expect((await toOperator("refundNotice")).filter(({ data }) => data.number === gil.id)).toHaveLength(1);
});

it("the same for one without signing in", async () => {
  const dan = await aSponsor("Dan", "quarterly", { since: 100, paidFor: 80 });
  const { call, left } = aCall();
  const body = { kind: "cancellation", name: "Dan", email: dan.email, contract: "dan", cause: "" } as const;
  await declare(call, body);
  await declare(call, body);
  await left();
  const notices = await toOperator("refundNotice");
  expect(notices.filter(({ data }) => data.number === dan.id)).toHaveLength(1);
  const received = (await database.db.select().from(mails)).filter(
    ({ kind }) => kind === "cancellationReceived",
  );
  expect(received.map(({ data }) => [data.outcome, data.word])).toContainEqual(["cancelled", "overpaid"]);
});

it("of many declarations the operator gets mails one by one, then one that tells of all that waited", async () => {
  const { call, left } = aCall();
  const junk = limits.declarationNoticeDelay.free + 1;
  const declared = (count: number) =>
    Array.from({ length: count }, (_, number) => ({
      ...{ kind: "cancellation" as const, name: "N", contract: `Nobody ${number}`, cause: "" },
      ...{ email: `nobody${number}@example.org` },
    }));
  const before = (await toOperator("cancellationNotice")).length;
  for (const body of declared(junk)) {
    await declare(call, body);
    await left();
  }
  expect(await toOperator("cancellationNotice")).toHaveLength(before + junk);
  for (const body of declared(3)) await declare(call, body);
  await left();
  expect(await toOperator("declarationsWait")).toEqual([]);
  const { call: later } = aCall(now + limits.declarationNoticeDelay.firstMs);
  await reconcile(later.env, later.now);
  await reconcile(later.env, later.now + limits.declarationNoticeDelay.longestMs);
  const digests = await toOperator("declarationsWait");
  expect(digests.map(({ data }) => data.count)).toEqual(["3"]);
  expect(await toOperator("cancellationNotice")).toHaveLength(before + junk);
});

it("a contract that is to end after the time that is paid is left to the operator, with its day", async () => {
  const eli = await aSponsor("Eli", "monthly", { since: 10, paidFor: 20 });
  const body = { kind: "cancellation", name: "Eli", email: eli.email, contract: "eli", cause: "" } as const;
  const dayIn = (days: number) => new Date(now + days * day).toISOString().slice(0, 10);
  const { call, left } = aCall(now + 3 * day);
  await declare(call, { ...body, endsOn: dayIn(60) });
  await left();
  expect(stripe.subscription(eli.id)?.cancel_at_period_end).toBe(false);
  const told = (await toOperator("cancellationNotice")).at(-1);
  expect(told?.data).toMatchObject({ contract: "eli", endsOn: dayIn(60) });
  await declare(call, { ...body, endsOn: dayIn(10) });
  await left();
  expect(stripe.subscription(eli.id)?.cancel_at_period_end).toBe(true);
});
