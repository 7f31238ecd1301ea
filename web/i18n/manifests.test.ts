import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultLocale, locales } from "./locale.ts";

interface Manifest {
  lang: string;
  name: string;
  description: string;
  icons: { src: string; sizes: string }[];
  shortcuts: { name: string; url: string }[];
}

const folder = join(import.meta.dirname, "../../public");

function manifestIn(locale: string): Manifest {
  return JSON.parse(readFileSync(join(folder, `${locale}.webmanifest`), "utf8"));
}

/** Everything except texts, with the language removed from addresses. */
function withoutWords(locale: string) {
  const { lang: _, name: __, description: ___, shortcuts, ...others } = manifestIn(locale);
  return { ...others, shortcuts: shortcuts.map(({ url }) => url.replace(`/${locale}/`, "/")) };
}

test.each(locales)("the site is installed in %s as in every language, but for the words", (locale) => {
  expect(manifestIn(locale).lang).toBe(locale);
  expect(withoutWords(locale)).toEqual(withoutWords(defaultLocale));
});

test.each(locales)("the shortcuts in %s are called as in the menu", (locale) => {
  const { pages } = JSON.parse(readFileSync(join(folder, `../web/locales/${locale}/common.json`), "utf8"));
  const names = manifestIn(locale).shortcuts.map(({ name, url }) => [name, url]);
  expect(names).toEqual(["games", "friends"].map((page) => [pages[page], `/${locale}/${page}`]));
});

test("every icon is there, in the size that is said", () => {
  for (const { src, sizes } of manifestIn(defaultLocale).icons) {
    const png = readFileSync(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
