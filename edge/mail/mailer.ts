import { inTime } from "#party/inTime.ts";
import { log } from "#party/log.ts";
import { laneOfMail, mailLanes } from "#schema/db/mails.ts";
import { count } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { giveMailsBack, keepMail, type Mail, removeMail, takeDueMails } from "#store/mails.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "../services/database.ts";
import { attachmentsOf } from "./attachments.ts";
import { writeLetter } from "./letter.ts";
import { unsubscribingHeaders, unsubscribingOf } from "./unsubscribing.ts";

/** Sends one mail. Throws if it could not be sent; the mail is then tried again later. */
interface Outlet {
  /** What has become of a mail when nothing was thrown. */
  outcome: "sent" | "kept";
  deliver(mail: Mail): Promise<void>;
}

/** Sends what is due, for the clock: as many batches as there are, up to limits.mailBatchesPerMinute. */
export async function deliverMailsOfMinute(env: Env): Promise<void> {
  for (let batch = 0; batch < limits.mailBatchesPerMinute; batch++)
    if ((await deliverMails(env, Date.now())) < limits.mailsAtOnce) return;
}

/**
 * Sends a batch of the mails that are due, those of different lanes side by side. A mail that fails stays in libSQL until the next attempt, so nothing is thrown.
 * Those that slow ones leave no time for are due again at once: after its claim has ended, another call may send a mail as
 * well.
 * @param now the present time: until a while after it the mails are claimed
 * @param sendMs how long the platform may take to accept one
 * @returns how many were due
 */
export async function deliverMails(
  env: Env,
  now: number,
  sendMs: number = limits.mailSendMs,
): Promise<number> {
  const outlet = env.KEEP_MAILS === "yes" ? keepingOutlet(env) : sendingOutlet(env, now, sendMs);
  const due = await askDatabase(env, (db) => takeDueMails(db, now));
  // One takes the time for its files, for sending, and for deleting it.
  const lastSendAt = now + limits.mailRetryMinMs - limits.mailSendMs - 2 * limits.databaseWaitMs;
  const lanes = mailLanes.map((lane) => due.filter(({ kind }) => laneOfMail(kind) === lane));
  await Promise.all(lanes.map((mails) => deliverInTurn(env, outlet, mails, { now, lastSendAt })));
  return due.length;
}

/** Sends the mails of a lane, one after the other; those that there is no time left for are due again. */
async function deliverInTurn(
  env: Env,
  outlet: Outlet,
  mails: readonly Mail[],
  { now, lastSendAt }: { now: number; lastSendAt: number },
): Promise<void> {
  for (const [index, mail] of mails.entries()) {
    if (Date.now() > lastSendAt) {
      const untried = mails.slice(index).map(({ id }) => id);
      await askDatabase(env, (db) => giveMailsBack(db, untried, now));
      break;
    }
    let outcome: Outlet["outcome"] | "failed" = outlet.outcome;
    await outlet.deliver(mail).catch((error) => {
      outcome = "failed";
      log("mail not sent", "error", { mailID: mail.id, kind: mail.kind, attempts: mail.attempts }, error);
    });
    count("tac_mails_total", { kind: mail.kind, outcome });
  }
}

/** Sends through Cloudflare. A sent mail is deleted, because its link is a secret. */
function sendingOutlet(env: Env, now: number, sendMs: number): Outlet {
  return {
    outcome: "sent",
    async deliver(mail) {
      const { MAIL_FROM, SITE_URL } = env;
      if (!MAIL_FROM || !SITE_URL) throw new Error("MAIL_FROM or SITE_URL is not set (docs/operations.md)");
      const unsubscribing = await unsubscribingOf(env, mail, SITE_URL);
      const { url: _, ...letter } = writeLetter(mail, SITE_URL, unsubscribing?.page);
      const headers = unsubscribing && { headers: unsubscribingHeaders(unsubscribing) };
      const attachments = await inTime(attachmentsOf(env, mail, SITE_URL, now), limits.databaseWaitMs);
      const files = attachments.length > 0 ? { attachments } : {};
      const sent = env.EMAIL.send({
        from: { name: "Tac", email: MAIL_FROM },
        ...letter,
        ...headers,
        ...files,
      });
      await inTime(sent, sendMs);
      await askDatabase(env, (db) => removeMail(db, mail.id));
    },
  };
}

/** Sends nothing: on one's own machine mails stay where /dev/mails shows them. */
function keepingOutlet(env: Env): Outlet {
  return { outcome: "kept", deliver: (mail) => askDatabase(env, (db) => keepMail(db, mail.id)) };
}
