import type { MailKind } from "#schema/db/mails.ts";
import type { Locale } from "#schema/settings.ts";
import type { Mail } from "#store/mails.ts";
import { withContractWords } from "./contractWords.ts";
import { escapeHtml } from "./html.ts";
import { withMoments } from "./moments.ts";
import { withQuotes } from "./quoted.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };

/** The paragraphs of a mail, in order. `{name}` stands for the value of that name in the mail's data. */
type Texts = Record<"subject" | "greeting" | "why" | "action" | "ignore", string> & {
  /** Instead of `why`, if nobody can be named. */
  whyUnnamed?: string;
  validity?: string;
  form?: string;
};

const texts: Record<Locale, Record<MailKind, Texts>> = { de, en, ru };

/** What the link says that ends such mails. */
const unsubscribe: Record<Locale, string> = {
  de: "Abbestellen, ohne dich anzumelden",
  en: "Unsubscribe without signing in",
  ru: "Отписаться без входа на сайт",
};

/** A mail as its reader sees it. */
export type Letter = { to: string; subject: string; text: string; html: string; url: string };

/**
 * Writes a mail in its reader's language: why it was sent, its one link, what to do if the reader did not ask for it, and
 * the way to get no more such mails. What strangers have written is quoted in the text, and stands in no subject.
 * @param site the site's origin; mails from rooms carry only the path of their link, because rooms don't know the
 * origin
 * @param unsubscribing the address that ends such mails, if their reader can choose
 */
export function writeLetter(
  { kind, locale, recipient, data }: Mail,
  site: string,
  unsubscribing?: string,
): Letter {
  const values = withContractWords(withMoments(withQuotes(data), locale), locale);
  const fillIn = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const { subject, greeting, action, validity, form, ignore, ...reasons } = texts[locale][kind];
  const why = (data.names === "" && reasons.whyUnnamed) || reasons.why;
  const { href: url } = new URL(data.url, site);
  const end = [validity ?? [], form ?? [], ignore].flat().map(fillIn);
  const way = unsubscribing === undefined ? [] : [`${unsubscribe[locale]}:\n${unsubscribing}`];
  const paragraphs = [fillIn(greeting), fillIn(why), `${action}:\n${url}`, ...end, ...way, "Tac"];
  return { to: recipient, subject: fillIn(subject), text: `${paragraphs.join("\n\n")}\n`, html: html(), url };

  function html(): string {
    const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
    const button = `<p><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(action)}</a></p>`;
    const address = `<p style="${smallStyle}">${escapeHtml(url)}</p>`;
    const body = [fillIn(greeting), fillIn(why)].map(paragraph).join("");
    const link = unsubscribing && `<a href="${escapeHtml(unsubscribing)}">${unsubscribe[locale]}</a>`;
    const way = link ? `<p style="${smallStyle}">${link}</p>` : "";
    return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(fillIn(subject))}</title></head><body style="${bodyStyle}">${body}${button}${address}${end.map(paragraph).join("")}${way}<p>Tac</p></body></html>`;
  }
}

// Mail programs ignore style sheets.
const bodyStyle =
  "font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em";
const buttonStyle =
  "display:inline-block;padding:.6em 1.2em;border-radius:.4em;background:#075985;color:#ffffff;text-decoration:none";
const smallStyle = "font-size:13px;word-break:break-all";
