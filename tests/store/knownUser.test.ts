import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { devices } from "#schema/db/devices.ts";
import { jobs } from "#schema/db/jobs.ts";
import { mails, mailTokens } from "#schema/db/mails.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { addGuest, guestsOf, linkGuest } from "#store/guests.ts";
import { addLink } from "#store/mails.ts";
import { addUserSession } from "#store/sessions.ts";
import { confirmAddress, findUser, renameUser, setPasswordHash, type User } from "#store/users.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aDevice, aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

/** A user as read before a slow operation. */
async function aKnownUser(username: string): Promise<User> {
  const id = await aUser(database.db, username);
  return (await findUser(database.db, id))!;
}

/** A link for this user, to a new email address. */
function link(known: User) {
  const { id, locale } = known;
  return {
    known,
    link: { tokenHash: `${id}`, purpose: "newAddress", email: "new@example.org", expiresAt: 2 },
    mail: { recipient: "new@example.org", locale, data: {}, cause: null },
  } as const;
}

const session = (known: User) => ({
  tokenHash: `${known.id}`,
  createdAt: 1,
  expiresAt: 2,
  device: aDevice(`${known.id}`, 1, 2),
});
const hashes = { emailHash: "new", formerHash: "old" };
const address = { email: "New@example.org", tokenHash: "t", ...hashes, blockedUntil: null, helpUrl: "" };

/** A password that the owner chooses, in a session that has ended meanwhile. */
const own = (passwordHash: string) => {
  return { passwordHash, kept: { tokenHash: "gone", deviceID: null, credentialHash: "c" } };
};

/** What can be started with a password that was right when it was checked. */
const actions: [string, (known: User) => Promise<unknown>][] = [
  ["a session", (known) => addUserSession(database.db, session(known), known)],
  ["a link", (known) => addLink(database.db, link(known), 1)],
  [
    "another name",
    async (known) => {
      const renamed = { username: `${known.username}x`, now: 1 };
      return (await renameUser(database.db, known, renamed)).outcome;
    },
  ],
  ["another password", async (known) => (await setPasswordHash(database.db, known, own("thief's"), 1)).isSet],
  [
    "another password by a link",
    async (known) => {
      const tokenHash = `reset ${known.id}`;
      const link = { tokenHash, userId: known.id, purpose: "passwordReset", expiresAt: 2 } as const;
      const exists = await findUser(database.db, known.id);
      if (exists) await database.db.insert(mailTokens).values(link);
      const wanted = { tokenHash, purposes: ["passwordReset" as const] };
      const { isSet } = await setPasswordHash(database.db, known, { passwordHash: "l", link: wanted }, 1);
      if (!isSet) await database.db.delete(mailTokens).where(eq(mailTokens.tokenHash, tokenHash));
      return isSet;
    },
  ],
  ["another address", (known) => confirmAddress(database.db, known, address, 1)],
];

/** Everything that those could have changed. */
async function kept(id: number) {
  return [
    await database.db.select().from(users).where(eq(users.id, id)),
    await database.db.select().from(sessions).where(eq(sessions.userId, id)),
    await database.db.select().from(devices).where(eq(devices.userId, id)),
    await database.db.select().from(mailTokens).where(eq(mailTokens.userId, id)),
    await database.db.select().from(mails),
    await database.db.select().from(jobs),
  ];
}

describe.each(actions)("%s of a user", (_what, action) => {
  it("is not had with a password that was changed meanwhile", async () => {
    const known = await aKnownUser("Anna");
    await setPasswordHash(database.db, known, own("new"), 1);
    const later = { ...session(known), tokenHash: "later", device: aDevice("later", 1, 2) };
    await addUserSession(database.db, later, { id: known.id, passwordHash: "new" });
    const before = await kept(known.id);
    expect([false, "outdated"]).toContain(await action(known));
    expect(await kept(known.id)).toEqual(before);
    await database.db.delete(users).where(eq(users.id, known.id));
  });

  it("is not had when the account was deleted meanwhile", async () => {
    const known = await aKnownUser("Berta");
    await database.db.delete(users).where(eq(users.id, known.id));
    const before = await kept(known.id);
    expect([false, "outdated"]).toContain(await action(known));
    expect(await kept(known.id)).toEqual(before);
  });

  it("is had otherwise", async () => {
    const known = await aKnownUser("Clara");
    expect([true, "done"]).toContain(await action(known));
    await database.db.delete(users).where(eq(users.id, known.id));
  });
});

it("a guest who signed up with somebody's address becomes nobody once a link of a mail has set another password", async () => {
  const known = await aKnownUser("Dora");
  const guest = await addGuest(database.db, { number: 7101, createdAt: 1 });
  await linkGuest(database.db, guest.id, known.id);
  const set = async (purpose: "passwordReset" | "activation") => {
    await database.db
      .insert(mailTokens)
      .values({ tokenHash: "reset", userId: known.id, purpose, expiresAt: 2 });
    const link = { tokenHash: "reset", purposes: ["passwordReset" as const] };
    return setPasswordHash(database.db, known, { passwordHash: "owner's", link }, 1);
  };
  expect(await set("activation")).toMatchObject({ isSet: false });
  expect(await guestsOf(database.db, known.id)).toEqual([guest]);
  await database.db.delete(mailTokens).where(eq(mailTokens.userId, known.id));
  expect(await set("passwordReset")).toMatchObject({ isSet: true });
  expect(await guestsOf(database.db, known.id)).toEqual([]);
});
