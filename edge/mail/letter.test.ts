import { describe, expect, it } from "vitest";
import { type MailKind, mailKinds } from "#schema/db/mails.ts";
import { type Locale, locales } from "#schema/settings.ts";
import { withContractWords } from "./contractWords.ts";
import { writeLetter } from "./letter.ts";
import { withMoments } from "./moments.ts";
import { strangersWords, withQuotes } from "./quoted.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };

const texts: Record<Locale, Record<MailKind, Record<string, string>>> = { de, en, ru };
const kinds = mailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

const site = "https://tac.example.org";
/** Names that would be markup if they were not escaped. */
const data = {
  username: `Anna <b>&"'`,
  friend: "<script>alert(1)</script>",
  count: "3",
  names: "Ben <i>, Carl",
  games: "Ben <i>, Carl; Dora",
  title: "<b>Sunday</b> cup",
  team: "Zebras <i>",
  dates: "1795975200000 1795978800000",
  deadline: "1795971600000",
  number: "sub_<b>1</b>",
  plan: "yearly",
  amount: "2400",
  currency: "EUR",
  kind: "withdrawal",
  outcome: "withdrawn",
  word: "failed",
  task: "refund",
  dispute: "dp_<b>1</b>",
  reason: "<i>",
  name: "Anna <b>",
  email: "anna@example.org",
  contract: "<i>",
  cause: "<script>",
  url: "/de/resetpassword/Anna/abc?one=1&two=2",
};

function aLetter(kind: MailKind, locale: Locale, more: Record<string, string> = {}) {
  const mail = { id: 1, kind, locale, recipient: "anna@example.org", data: { ...data, ...more } };
  return writeLetter({ ...mail, createdAt: 1, attempts: 0, nextAt: 1, cause: null }, site);
}

/** A text of the locale file with these names filled in, as a letter contains it. */
const filled = (text: string, locale: Locale) =>
  Object.entries(withContractWords(withMoments(withQuotes(data), locale), locale)).reduce(
    (said, [name, value]) => said.replaceAll(`{${name}}`, value),
    text,
  );

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** The visible paragraphs of HTML. */
const paragraphsOf = (html: string) =>
  [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, inside]) => inside.replace(/<\/?a\b[^>]*>/g, ""));

describe.each(kinds)("the letter %s in %s", (kind, locale) => {
  const { subject, greeting, why, action, ignore, validity, form } = texts[locale][kind];

  it("says each part in its order, as text and as HTML", () => {
    const letter = aLetter(kind, locale);
    expect(letter).toMatchObject({
      to: "anna@example.org",
      subject: filled(subject, locale),
      url: site + data.url,
    });
    const given = [validity, form, ignore].filter((part) => part !== undefined);
    const end = [...given.map((part) => filled(part, locale)), "Tac"];
    const text = [filled(greeting, locale), filled(why, locale), `${action}:\n${letter.url}`, ...end];
    expect(letter.text).toBe(`${text.join("\n\n")}\n`);
    const shown = [filled(greeting, locale), filled(why, locale), action, letter.url, ...end];
    expect(paragraphsOf(letter.html)).toEqual(shown.map(escaped));
    expect(letter.html).toContain(`<html lang="${locale}">`);
    expect(letter.html).toContain(`<title>${escaped(letter.subject)}</title>`);
    expect(letter.html).toContain(`href="${escaped(letter.url)}"`);
  });

  it("takes no name for HTML", () => {
    const { html } = aLetter(kind, locale);
    expect(html).not.toMatch(/<(b|i|script)\b/);
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it("has no words of strangers in its subject, and nothing of theirs that mail programs make a link of", () => {
    const lure = "www.evil.example";
    const words = Object.fromEntries([...strangersWords].map((name) => [name, lure]));
    const { subject, text, html } = aLetter(kind, locale, words);
    expect(subject).not.toContain("evil");
    expect(text + html).not.toContain(lure);
  });

  it("leaves nothing open", () => {
    const { subject, text, html } = aLetter(kind, locale);
    expect(subject + text + html.replace(/style="[^"]*"/g, "")).not.toMatch(/[{}]/);
  });
});

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it.each(mailKinds)("%s has the same parts and names in all languages", (kind) => {
  const inGerman = Object.entries(texts.de[kind]).map(([part, text]) => [part, placeholders(text)]);
  for (const locale of locales) {
    const parts = Object.entries(texts[locale][kind]);
    expect(parts.map(([part, text]) => [part, placeholders(text)])).toEqual(inGerman);
    for (const [part, text] of parts) expect(text.trim(), part).not.toBe("");
  }
});

it("there are texts for each kind and for no other", () => {
  for (const locale of locales) expect(Object.keys(texts[locale]).toSorted()).toEqual(mailKinds.toSorted());
});

it.each(locales)("a mail that its reader can choose leads to where such mails end: %s", (locale) => {
  const way = `${site}/${locale}/unsubscribe?of=messages&token=1`;
  const mail = { id: 1, kind: "unreadMessages", locale, recipient: "anna@example.org", data } as const;
  const { text, html } = writeLetter(
    { ...mail, createdAt: 1, attempts: 0, nextAt: 1, cause: null },
    site,
    way,
  );
  expect(text).toContain(`:\n${way}\n`);
  expect(html).toContain(`<a href="${escaped(way)}">`);
});

it("a link that is whole leads where it says, whatever the site is", () => {
  const url = "https://other.example.org/en/impressum";
  expect(aLetter("addressChanged", "en", { url }).url).toBe(url);
});

it.each(locales)("unread messages of those who have left are from nobody by name: %s", (locale) => {
  const { text } = aLetter("unreadMessages", locale, { names: "" });
  const { whyUnnamed } = texts[locale].unreadMessages;
  expect(text).toContain(filled(whyUnnamed, locale));
  expect(whyUnnamed).not.toContain("{names}");
});

it.each(locales)(
  "of a cancelled subscription that is paid for too long the benefits end sooner, and the rest comes back: %s",
  (locale) => {
    const { deadline } = withMoments(data, locale);
    const saysIt = { de: "was du zu viel bezahlt hast", en: "we refund what you have paid", ru: "вернём" }[
      locale
    ];
    const overpaid = aLetter("subscriptionCancelled", locale, { word: "overpaid" }).text;
    expect(overpaid).toContain(saysIt);
    expect(overpaid).not.toContain(deadline);
    expect(aLetter("subscriptionCancelled", locale, { word: "" }).text).toContain(deadline);
    const received = { kind: "cancellation", outcome: "cancelled" };
    expect(aLetter("cancellationReceived", locale, { ...received, word: "overpaid" }).text).toContain(saysIt);
    expect(aLetter("cancellationReceived", locale, { ...received, word: "" }).text).not.toContain(saysIt);
  },
);

it.each(locales)("a dispute says until when it can be responded to, or that it can't be: %s", (locale) => {
  const { text } = aLetter("disputeOpened", locale);
  const { deadline } = withMoments(data, locale);
  expect(text).toContain(deadline);
  const undated = aLetter("disputeOpened", locale, { deadline: "" }).text;
  expect(undated).toContain(data.dispute);
  expect(undated).not.toMatch(/–|1970|Berlin|берлинск/);
});
