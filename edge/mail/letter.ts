import type { MailKind } from "#schema/db/mails.ts";
import type { Locale } from "#schema/settings.ts";
import type { Mail } from "#store/mails.ts";
import { escapeHtml } from "./html.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };

/** What a mail of each kind says, in its order; `{name}` stands for what the mail's data has under that name. */
type Texts = Record<
  MailKind,
  Record<"subject" | "greeting" | "why" | "action" | "ignore", string> & { validity?: string }
>;

const texts: Record<Locale, Texts> = { de, en, ru };

/** A mail as it is read. */
export type Letter = { to: string; subject: string; text: string; html: string; url: string };

/**
 * Writes a mail in its reader's language: why it comes, the one link in it, and what to do if it was not asked for.
 * @param site where the site is: what a room has caused says only the path of its link, for rooms don't know
 */
export function writeLetter({ kind, locale, recipient, data }: Mail, site: string): Letter {
  const say = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => data[name] ?? "");
  const { subject, greeting, why, action, validity, ignore } = texts[locale][kind];
  const { href: url } = new URL(data.url, site);
  const end = [validity ?? [], ignore].flat();
  const paragraphs = [say(greeting), say(why), `${action}:\n${url}`, ...end, "Tac"];
  return { to: recipient, subject: say(subject), text: `${paragraphs.join("\n\n")}\n`, html: html(), url };

  function html(): string {
    const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
    const button = `<p><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(action)}</a></p>`;
    const address = `<p style="${smallStyle}">${escapeHtml(url)}</p>`;
    const body = [say(greeting), say(why)].map(paragraph).join("");
    return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(say(subject))}</title></head><body style="${bodyStyle}">${body}${button}${address}${end.map(paragraph).join("")}<p>Tac</p></body></html>`;
  }
}

// Mail programs know no style sheets.
const bodyStyle =
  "font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em";
const buttonStyle =
  "display:inline-block;padding:.6em 1.2em;border-radius:.4em;background:#075985;color:#ffffff;text-decoration:none";
const smallStyle = "font-size:13px;word-break:break-all";
