import type { MailKind } from "#schema/db/mails.ts";

/**
 * The link in the newest mail of a kind to an address, as a site on this machine keeps it (/dev/mails). It is there when
 * the call that caused it has been answered. @throws Error where it is not
 */
export async function linkInMail(url: string, email: string, kind: MailKind): Promise<string> {
  const answer = await fetch(`${url}/dev/mails`, { headers: { Accept: "application/json" } });
  const mails = (await answer.json()) as { to: string; kind: MailKind; url: string }[];
  const mail = mails.find((mail) => mail.to === email && mail.kind === kind);
  if (!mail) throw new Error(`No mail "${kind}" to ${email} has come.`);
  return mail.url;
}
