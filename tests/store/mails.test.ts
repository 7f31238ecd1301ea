import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailKind, mailCause, mails } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { addLink, removeOldMails, takeDueMails } from "#store/mails.ts";
import { endPlayer, endUnusedAccounts } from "#store/players.ts";
import { findUser } from "#store/users.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

beforeEach(async () => {
  await database.db.delete(mails);
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

describe("of the mails that are due", () => {
  /** Who gets the mails of the next batch. */
  const nextBatch = async () =>
    (await takeDueMails(database.db, now)).map(({ recipient }) => recipient.split("@")[0]);

  async function writeAll(
    kind: MailKind,
    cause: string | null,
    recipients: readonly string[],
  ): Promise<void> {
    const mail = { kind, cause, locale: "de" as const, data: {}, createdAt: now, nextAt: now };
    await database.db
      .insert(mails)
      .values(recipients.map((name) => ({ ...mail, recipient: `${name}@example.org` })));
  }

  const many = (name: string) => Array.from({ length: 2 * limits.mailsAtOnce }, (_, i) => `${name}${i}`);

  it("those that somebody needs to sign in leave first, then contracts, then notices, then news", async () => {
    await writeAll("tournamentNews", mailCause.tournament(1), many("news"));
    await writeAll("friendRequest", mailCause.user(1), ["friend"]);
    await writeAll("newSubscription", null, ["sponsor"]);
    await writeAll("passwordReset", mailCause.caller("a"), ["owner"]);
    const batch = await nextBatch();
    expect(batch).toHaveLength(limits.mailsAtOnce);
    expect(batch).toEqual(expect.arrayContaining(["friend", "sponsor", "owner"]));
  });

  it.each([
    ["friend requests", "friendRequest", mailCause.user],
    ["links for new passwords", "passwordReset", (id: number) => mailCause.caller(String(id))],
  ] as const)("whoever causes very many %s delays others by one of them", async (_what, kind, causeOf) => {
    await writeAll(kind, causeOf(1), many("flood"));
    await writeAll(kind, causeOf(2), ["honest1", "honest2"]);
    await writeAll(kind, null, ["own"]);
    const batch = await nextBatch();
    expect(batch).toHaveLength(limits.mailsAtOnce);
    expect(batch).toEqual(expect.arrayContaining(["honest1", "honest2", "own"]));
  });
});

describe("what waits to be sent", () => {
  const left = async () => (await database.db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);

  it("ends with the account of whom it is for, or who has caused it, but for what confirms a contract", async () => {
    const { db } = database;
    const [ada, ben] = [await aUser(db, "Ada"), await aUser(db, "Ben")];
    const known = (await findUser(db, ada))!;
    const link = { tokenHash: "h", purpose: "newAddress", email: "new@example.org", expiresAt: now } as const;
    const mail = { recipient: link.email, locale: "de", data: {}, cause: null } as const;
    await addLink(db, { link, mail, known }, now);
    const own = { recipient: known.email, locale: "de", data: {}, createdAt: now, nextAt: now } as const;
    const byAda = { ...own, recipient: "b@example.org", cause: mailCause.user(ada) };
    await db.insert(mails).values([
      { ...own, kind: "unreadMessages", cause: mailCause.user(ben) },
      { ...own, kind: "subscriptionWithdrawn" },
      { ...byAda, kind: "friendRequest" },
      { ...byAda, kind: "yourTurn", cause: mailCause.user(ben) },
    ]);
    await endPlayer(db, ada, now);
    expect(await left()).toEqual(["subscriptionWithdrawn", "yourTurn"]);
  });

  it("ends with an account that nobody has ever used", async () => {
    const { db } = database;
    const unused = {
      activatedAt: null,
      registeredAt: now,
      email: "c@example.org",
      emailLower: "c@example.org",
    };
    await aUser(db, "Cleo", unused);
    await write("activation", now);
    await db.update(mails).set({ recipient: unused.email });
    await endUnusedAccounts(db, now, 10, now);
    expect(await left()).toEqual([]);
  });
});
