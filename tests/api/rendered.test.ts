import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pathIn, publicPages } from "#schema/addresses.ts";
import { type Locale, locales } from "#schema/settings.ts";
import { root } from "#scripts/process/paths.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";

const site = withSharedSite();

async function textAt(path: string, headers?: Record<string, string>): Promise<string> {
  return (await fetch(site.url + path, { headers })).text();
}

/** The text that a document has in the parentheses of `pattern`. */
function said(document: string, pattern: RegExp): string[] {
  return [...document.matchAll(pattern)].map(([, text]) => text);
}

function textsOf(locale: Locale, namespace: string) {
  return JSON.parse(readFileSync(join(root, `web/locales/${locale}/${namespace}.json`), "utf8"));
}

/** The heading of each public page, as in the locale files. */
const headings: Record<(typeof publicPages)[number], (locale: Locale) => string> = {
  "/": (locale) => textsOf(locale, "landing").heading,
  "/advert": (locale) => textsOf(locale, "advert").heading,
  "/rules": (locale) => textsOf(locale, "rules").title,
  "/faq": (locale) => textsOf(locale, "faq").title,
  "/impressum": (locale) => textsOf(locale, "legal").imprint.title,
  "/copyright": (locale) => textsOf(locale, "legal").copyright.title,
  "/datenschutz": (locale) => textsOf(locale, "privacy").title,
};

const places = publicPages.flatMap((page) => locales.map((locale) => ({ page, locale })));

describe("a public page can be read and found without a script", () => {
  it.each(places)("$page in $locale", async ({ page, locale }) => {
    const address = pathIn(locale, page);
    const document = await textAt(address);
    expect(said(document, /<html lang="(\w+)"/g)).toEqual([locale]);
    expect(said(document, /<h1[^>]*>(.*?)<\/h1>/g)).toEqual([headings[page](locale)]);
    expect(said(document, /<link rel="canonical" href="(.*?)"/g)).toEqual([site.url + address]);
    expect(said(document, /property="og:url" content="(.*?)"/g)).toEqual([site.url + address]);
    const alternates = Object.fromEntries(
      [...document.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]),
    );
    expect(alternates).toEqual({
      ...Object.fromEntries(locales.map((other) => [other, site.url + pathIn(other, page)])),
      "x-default": site.url + (page === "/" ? "/" : pathIn("de", page)),
    });
    expect(document).toContain(textsOf(locale, "meta").loading);
    // It is complete, brings its own styles, and defers nothing.
    expect(document).toMatch(/<style data-emotion="css [^"]+">@layer/);
    expect(said(document, /<script([^>]*)>/g).filter((attributes) => !attributes.includes("src="))).toEqual(
      [],
    );
    expect(document).not.toContain("origin.invalid");
  });

  it("each has a title and a description of its own", async () => {
    const documents = await Promise.all(places.map(({ page, locale }) => textAt(pathIn(locale, page))));
    for (const pattern of [/<title>(.+?)<\/title>/g, /<meta name="description" content="(.+?)"/g]) {
      const found = documents.map((document) => said(document, pattern));
      expect(found.every(({ length }) => length === 1)).toBe(true);
      expect(new Set(found.flat()).size).toBe(places.length);
    }
  });

  it("its picture is there", async () => {
    const [picture] = said(await textAt("/de"), /property="og:image" content="(.*?)"/g);
    const response = await fetch(picture);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });
});

it("an address without a language is answered in the caller's", async () => {
  for (const [accepted, locale] of [
    ["ru-RU,en;q=0.8", "ru"],
    ["fr, en;q=0.5", "en"],
    ["fr", "de"],
  ]) {
    const document = await textAt("/", { "Accept-Language": accepted });
    expect(said(document, /<html lang="(\w+)"/g)).toEqual([locale]);
  }
});

it.each([
  ["/en/game?gameID=1", "en"],
  ["/ru/settings", "ru"],
  [`/de?waiting=${"0".repeat(22)}`, "de"],
  ["/pages/en/faq", "de"],
  ["/no/such/page", "de"],
] as const)("%s says in its language that it is loading, and is for nobody to find", async (path, locale) => {
  const document = await textAt(path, { "Accept-Language": "de" });
  expect(said(document, /<html lang="(\w+)"/g)).toEqual([locale]);
  expect(document).toContain(textsOf(locale, "meta").loading);
  expect(document).toContain('<meta name="robots" content="noindex" />');
  expect(document).not.toContain("<h1");
});

it("the map of the site has every public page in every language, and robots find it", async () => {
  expect(await textAt("/robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const map = await textAt("/sitemap.xml");
  const listed = said(map, /<loc>(.*?)<\/loc>/g);
  expect(listed.toSorted()).toEqual(
    places.map(({ page, locale }) => site.url + pathIn(locale, page)).toSorted(),
  );
});
