import { beforeAll, expect, it } from "vitest";
import { type MailKind, mails } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { removeOldMails } from "#store/mails.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

const now = 1_800_000_000_000;

async function write(kind: MailKind, nextAt: number | null): Promise<void> {
  const mail = { kind, recipient: "a@example.org", locale: "de" as const, data: {}, createdAt: now, nextAt };
  await database.db.insert(mails).values(mail);
}

async function leftAfter(ms: number): Promise<string[]> {
  await removeOldMails(database.db, now + ms);
  return (await database.db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);
}

it.each([
  ["can't be sent", now],
  ["is only kept to be read", null],
])(
  "a mail that %s is dropped after a day, one about a contract or to the operator only after two weeks",
  async (_what, nextAt) => {
    const lasting = [
      "newSubscription",
      "subscriptionCancelled",
      "cancellationReceived",
      "refundNotice",
    ] as const;
    for (const kind of ["passwordReset", "tournamentNews", ...lasting] as const) await write(kind, nextAt);
    expect(await leftAfter(limits.mailLifetimeMs - 1)).toHaveLength(6);
    expect(await leftAfter(limits.mailLifetimeMs)).toEqual([...lasting]);
    expect(await leftAfter(limits.contractMailLifetimeMs - 1)).toEqual([...lasting]);
    expect(await leftAfter(limits.contractMailLifetimeMs)).toEqual([]);
  },
);
