import { sql } from "drizzle-orm";
import type { MailKind } from "#schema/db/mails.ts";

/**
 * A mail that is due now, or later (`dueAt`, ms UTC), for a statement that writes it only if it finds something; `data` is JSON, `cause` who or what
 * has caused it (`mailCause`), if that is not its recipient.
 */
export function newMail(
  {
    kind,
    recipient,
    locale,
    data,
    cause = null,
  }: { kind: MailKind; cause?: string | null } & Record<"recipient" | "locale" | "data", unknown>,
  now: number,
  dueAt = now,
) {
  return {
    id: sql`null`.as("id"),
    kind: sql`${kind}`.as("kind"),
    recipient: sql`${recipient}`.as("recipient"),
    locale: sql`${locale}`.as("locale"),
    data: sql`${data}`.as("data"),
    createdAt: sql`${now}`.as("created_at"),
    attempts: sql`0`.as("attempts"),
    nextAt: sql`${dueAt}`.as("next_at"),
    cause: sql`${cause}`.as("cause"),
  };
}
