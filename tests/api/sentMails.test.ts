import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Env, MailSender } from "#edge/env.ts";
import { writeLetter } from "#edge/mail/letter.ts";
import { deliverMails, deliverMailsOfMinute } from "#edge/mail/mailer.ts";
import { snapshotOf } from "#party/tournament/snapshot.ts";
import { aPublicTournament } from "#party/tournament/testSupport.ts";
import { mailKinds, mails } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { libsqlVars } from "#scripts/data/data.ts";
import { findNotifications, unsubscribe } from "#store/settings.ts";
import { addTournament } from "#store/tournaments.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aDatabase>>;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(async () => {
  vi.useRealTimers();
  await database.stop();
});

type Sent = Parameters<MailSender["send"]>[0];

const site = "https://tac.example.org";
const now = 1_000_000;

/** A Worker whose `send_email` binding records the mails; it refuses those to `refused`, and hangs at those to `hanging`. */
function aWorker(sent: Sent[], { refused = "", hanging = "", MAIL_FROM = "tac@example.org" } = {}): Env {
  const EMAIL: MailSender = {
    async send(mail) {
      if (mail.to === refused) throw new Error(`email to ${refused} not allowed`);
      if (mail.to === hanging) await new Promise(() => {});
      sent.push(mail);
    },
  };
  return { ...libsqlVars(database), SITE_URL: site, MAIL_FROM, EMAIL } as unknown as Env;
}

/** A mail of each kind, all due. */
async function someMails() {
  const written = mailKinds.map((kind) => ({
    kind,
    recipient: `${kind}@example.org`,
    locale: "de" as const,
    data: { username: "Anna", friend: "Berta", url: "/de/friends" },
    createdAt: now,
    nextAt: now,
  }));
  return database.db.insert(mails).values(written).returning();
}

/** Delivers what is due, one batch after the other: there are more kinds than one batch has. */
async function deliverAll(...due: Parameters<typeof deliverMails>): Promise<void> {
  for (let sent = 0; sent < mailKinds.length; sent += limits.mailsAtOnce) await deliverMails(...due);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  await database.db.delete(mails);
});

it("a mail is sent as it is to be read, from the operator's address, and then forgotten", async () => {
  const written = await someMails();
  const sent: Sent[] = [];
  await deliverAll(aWorker(sent), now);
  const expected = written.map((mail) => {
    const { to, subject, text, html } = writeLetter(mail, site);
    return { from: { name: "Tac", email: "tac@example.org" }, to, subject, text, html };
  });
  const byRecipient = (one: Sent, other: Sent) => one.to.localeCompare(other.to);
  expect(sent.toSorted(byRecipient)).toEqual(expected.toSorted(byRecipient));
  expect(await database.db.select().from(mails)).toEqual([]);
  await deliverMails(aWorker(sent), now);
  expect(sent).toHaveLength(written.length);
});

it("a mail that its reader can choose says how mail programs end such mails; without a sign-in they end", async () => {
  const { db } = database;
  const id = await aUser(db, "Anna");
  await aUser(db, "Bea");
  const mail = {
    kind: "friendRequest",
    locale: "de",
    data: { url: "/de" },
    createdAt: now,
    nextAt: now,
  } as const;
  const wanted = async () => (await findNotifications(db, id))?.friendRequests;
  const sent: Sent[] = [];
  for (let twice = 0; twice < 2; twice++) {
    await db.insert(mails).values({ ...mail, recipient: "anna@example.org" });
    await deliverMails(aWorker(sent), now);
  }
  const [first, second] = sent.map(({ headers }) => headers);
  expect(first).toEqual({
    "List-Unsubscribe": expect.stringMatching(
      /^<https:\/\/tac\.example\.org\/gameApi\/unsubscribe\?of=friendRequests&token=[0-9a-f]{32}>$/,
    ),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(second).toEqual(first);
  expect(sent[0].text).toContain(`${site}/de/unsubscribe?of=friendRequests&token=`);
  const token = first?.["List-Unsubscribe"].slice(-33, -1) ?? "";
  expect(await unsubscribe(db, "0".repeat(32), "friendRequests")).toBe(false);
  expect(await wanted()).toBe(true);
  expect(await unsubscribe(db, token, "friendRequests")).toBe(true);
  expect(await wanted()).toBe(false);
  expect((await findNotifications(db, id))?.messages).toBe(true);
});

it("a mail of a tournament's dates brings its calendar, and goes without it if there is no such tournament", async () => {
  const { db } = database;
  const { state } = aPublicTournament();
  const { title, form, createdAt, schedule } = state;
  const known = await addTournament(db, { title, form, createdAt, schedule: schedule! });
  const urlOf = (of: number) => `/gameApi/tournamentCalendar?tournamentID=${of}&locale=de`;
  const mail = { kind: "tournamentCalendar", locale: "de", createdAt: now, nextAt: now } as const;
  await db.insert(mails).values([
    { ...mail, recipient: "known@example.org", data: { url: urlOf(known) } },
    { ...mail, recipient: "unknown@example.org", data: { url: urlOf(999_999) } },
  ]);
  const room = {
    snapshot: async () => snapshotOf({ state: { ...state, id: known }, key: null, endedAt: null }),
  };
  const sent: Sent[] = [];
  await deliverMails({ ...aWorker(sent), Tournament: { getByName: () => room } } as unknown as Env, now);
  const filesTo = (to: string) => sent.find((one) => one.to === to)?.attachments;
  expect(filesTo("known@example.org")).toMatchObject([
    { disposition: "attachment", filename: `tournament-${known}.ics`, type: "text/calendar; charset=utf-8" },
  ]);
  expect(filesTo("known@example.org")?.[0].content).toContain("BEGIN:VEVENT");
  expect(sent).toHaveLength(2);
  expect(filesTo("unknown@example.org")).toBeUndefined();
});

it("a mail that the binding refuses stays for later, and the others go", async () => {
  const written = await someMails();
  const sent: Sent[] = [];
  await deliverAll(aWorker(sent, { refused: "passwordReset@example.org" }), now);
  expect(sent).toHaveLength(written.length - 1);
  expect(await database.db.select().from(mails)).toMatchObject([
    { kind: "passwordReset", attempts: 1, nextAt: now + limits.mailRetryMinMs },
  ]);
  vi.setSystemTime(now + limits.mailRetryMinMs);
  await deliverMails(aWorker(sent), Date.now());
  expect(sent.at(-1)).toMatchObject({ to: "passwordReset@example.org" });
  expect(await database.db.select().from(mails)).toEqual([]);
});

it("a mail that the binding never takes stays for later, and the others go", async () => {
  const written = await someMails();
  const sent: Sent[] = [];
  await deliverAll(aWorker(sent, { hanging: `${written[0].kind}@example.org` }), now, 50);
  expect(sent).toHaveLength(written.length - 1);
  expect(await database.db.select().from(mails)).toMatchObject([{ kind: written[0].kind, attempts: 1 }]);
});

it("a mail is sent once, though slow sending makes one minute's mails reach into the next", async () => {
  const count = 2 * limits.mailsAtOnce;
  const written = Array.from({ length: count }, (_, i) => ({
    kind: "passwordReset" as const,
    recipient: `${i}@example.org`,
    locale: "de" as const,
    data: { username: "Anna", url: "/de/friends" },
    createdAt: now,
    nextAt: now,
  }));
  await database.db.insert(mails).values(written);
  const sent: Sent[] = [];
  let nextMinute: Promise<void> | undefined;
  const EMAIL: MailSender = {
    async send(mail) {
      vi.setSystemTime(Date.now() + limits.mailSendMs / 3);
      // The clock strikes while the first run is still under way.
      if (Date.now() >= now + 60_000) nextMinute ??= deliverMailsOfMinute(aWorker(sent));
      await nextMinute;
      sent.push(mail);
    },
  };
  await deliverMailsOfMinute({ ...aWorker(sent), EMAIL });
  expect(nextMinute).toBeDefined();
  for (let minute = 0; minute < 3; minute++) {
    vi.setSystemTime(Date.now() + limits.mailRetryMaxMs);
    await deliverMailsOfMinute(aWorker(sent));
  }
  expect(sent).toHaveLength(count);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(count);
});

it("nothing is sent, and nothing lost, while nobody has said from whom", async () => {
  const written = await someMails();
  const sent: Sent[] = [];
  await deliverMails(aWorker(sent, { MAIL_FROM: "" }), now);
  expect(sent).toEqual([]);
  expect(await database.db.select().from(mails)).toHaveLength(written.length);
});
