import { setTimeout as pause } from "node:timers/promises";
import type { MailKind } from "#schema/db/mails.ts";

/** How long a mail may take to be written, and the polling interval, in ms. */
const patienceMs = 20_000;
const pauseMs = 50;

/**
 * The link in the newest mail of a kind to an address, as a site on this machine keeps it (/dev/mails). Some mails are
 * only written after their call has been answered, so this waits. @throws Error if it does not come
 */
export async function linkInMail(url: string, email: string, kind: MailKind): Promise<string> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(pauseMs)) {
    const answer = await fetch(`${url}/dev/mails`, { headers: { Accept: "application/json" } });
    const mails = (await answer.json()) as { to: string; kind: MailKind; url: string }[];
    const mail = mails.find((mail) => mail.to === email && mail.kind === kind);
    if (mail) return mail.url;
  }
  throw new Error(`No mail "${kind}" to ${email} has come.`);
}
