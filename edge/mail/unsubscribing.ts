import { choiceOfMail } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import type { Mail } from "#store/mails.ts";
import { unsubscribeTokenOf } from "#store/settings.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "../services/database.ts";
import { randomToken } from "../services/tokens.ts";

/** Where the reader of a mail ends such mails: on a page, and by a single call of their mail program (RFC 8058). */
export type Unsubscribing = { page: string; call: string };

/** The addresses that end mails like this one without a sign-in; undefined where nobody can choose. */
export async function unsubscribingOf(
  env: Env,
  { kind, recipient, locale }: Mail,
  site: string,
): Promise<Unsubscribing | undefined> {
  const of = choiceOfMail[kind];
  if (of === undefined) return undefined;
  const fresh = randomToken(limits.unsubscribeTokenBytes);
  const token = await askDatabase(env, (db) => unsubscribeTokenOf(db, recipient, fresh));
  if (token === undefined) return undefined;
  const query = new URLSearchParams({ of, token });
  return { page: `${site}/${locale}/unsubscribe?${query}`, call: `${site}/gameApi/unsubscribe?${query}` };
}

/** The headers by which mail programs offer that. */
export function unsubscribingHeaders({ call }: Unsubscribing): Record<string, string> {
  return { "List-Unsubscribe": `<${call}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
