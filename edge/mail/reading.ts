import { Hono } from "hono";
import { latestMails, type Mail } from "#store/mails.ts";
import type { EdgeEnv, MailAttachment } from "../env.ts";
import { isFromOwnMachine } from "../ownMachine.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";
import { attachmentsOf } from "./attachments.ts";
import { escapeHtml } from "./html.ts";
import { writeLetter } from "./letter.ts";
import { unsubscribingOf } from "./unsubscribing.ts";

/** The number of mails that the page shows. */
const shown = 100;

/**
 * GET /dev/mails: the mails that a site on one's own machine keeps instead of sending them, newest first. A page or,
 * for `Accept: application/json`, a list. Only the machine itself may read them, because their links open accounts.
 */
export const mailReading = new Hono<EdgeEnv>().get("/dev/mails", async (c) => {
  if (!isFromOwnMachine(c.env, c.req.raw)) throw new Problem("not_found", "Nothing is here.");
  const mails = await askDatabase(c.env, (db) => latestMails(db, 0, shown));
  const { origin } = new URL(c.req.url);
  const read = await Promise.all(
    mails.map(async (mail) => {
      const attachments = await attachmentsOf(c.env, mail, origin, Date.now());
      const unsubscribing = await unsubscribingOf(c.env, mail, origin);
      return { ...writeLetter(mail, origin, unsubscribing?.page), ...about(mail), attachments };
    }),
  );
  if (c.req.header("Accept")?.includes("application/json")) return c.json(read);
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  return c.html(page(read.map(article).join("")));
});

function about({ id, kind, locale, createdAt }: Mail) {
  return { id, kind, locale, createdAt };
}

type Read = ReturnType<typeof writeLetter> &
  ReturnType<typeof about> & { attachments: readonly MailAttachment[] };

function article({ to, subject, text, createdAt, url, attachments }: Read): string {
  const when = new Date(createdAt).toISOString();
  const link = `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  const body = escapeHtml(text).replace(escapeHtml(url), link);
  const files = attachments.map(({ filename }) => `<p>Attached: ${escapeHtml(filename)}</p>`).join("");
  return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}, <time>${when}</time></p><pre>${body}</pre>${files}</article>`;
}

function page(articles: string): string {
  const style =
    "body{font-family:sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color-scheme:light dark}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid}";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title><style>${style}</style></head><body><h1>Mails</h1>${articles || "<p>None yet.</p>"}</body></html>`;
}
