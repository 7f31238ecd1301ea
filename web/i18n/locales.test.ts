import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "./locale.ts";
import { keysOf, type Message, pluralForm, type Use, usedKeys, variablesOf } from "./messageKeys.ts";

const web = join(import.meta.dirname, "..");
const namespaces = readdirSync(join(web, "locales/de")).map((file) => file.replace(".json", ""));

function messagesOf(locale: string, namespace: string): Map<string, Message> {
  return keysOf(JSON.parse(readFileSync(join(web, `locales/${locale}/${namespace}.json`), "utf8")));
}

const sources = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file, uses: usedKeys(readFileSync(join(web, file), "utf8")) }));

test.each(locales)("%s has the same namespaces as the others", (locale) => {
  const files = readdirSync(join(web, "locales", locale)).map((file) => file.replace(".json", ""));
  expect(files.toSorted()).toEqual(namespaces.toSorted());
});

test.each(namespaces)(
  "%s has the same texts in every language, with every plural that it needs",
  (namespace) => {
    const expected = new Set([...messagesOf("de", namespace).keys()].map((key) => pluralForm(key).base));
    for (const locale of locales) {
      const messages = messagesOf(locale, namespace);
      const forms = Map.groupBy(messages.keys(), (key) => pluralForm(key).base);
      expect([...forms.keys()].toSorted(), locale).toEqual([...expected].toSorted());
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
      for (const [base, keys] of forms) {
        const plurals = keys
          .map((key) => pluralForm(key).category)
          .filter((category) => category !== undefined);
        if (plurals.length === 0) continue;
        expect(plurals.toSorted(), `${locale}: ${base}`).toEqual(pluralCategories.toSorted());
      }
    }
  },
);

/** Where a number is the same beside one thing and beside many: after a colon, or in brackets. */
const numberApart = /[:(][ \u00a0]?\{\{count/;

test.each(namespaces)("%s has plurals for every count that stands beside a word", (namespace) => {
  const beside = locales.flatMap((locale) =>
    [...messagesOf(locale, namespace)].filter(
      ([key, text]) =>
        variablesOf(text).includes("count") &&
        pluralForm(key).category === undefined &&
        !numberApart.test(text),
    ),
  );
  expect(beside).toEqual([]);
});

test.each(namespaces)("%s says the same variables in every language", (namespace) => {
  const german = byBase(messagesOf("de", namespace));
  for (const locale of locales) {
    expect(Object.fromEntries(byBase(messagesOf(locale, namespace))), locale).toEqual(
      Object.fromEntries(german),
    );
  }
});

test.each(namespaces)("%s has no empty text and none that is said nowhere", (namespace) => {
  const patterns = sources.flatMap(({ uses }) => uses.filter((use) => use.namespaces.includes(namespace)));
  const messages = messagesOf("de", namespace);
  const unused = [...messages.keys()].filter(
    (key) => !patterns.some(({ pattern }) => pattern.test(pluralForm(key).base) || pattern.test(key)),
  );
  expect(unused).toEqual([]);
  for (const locale of locales) {
    for (const [key, text] of messagesOf(locale, namespace))
      expect(text.trim(), `${locale}: ${key}`).not.toBe("");
  }
});

test("every text that is said is there", () => {
  const german = new Map(namespaces.map((namespace) => [namespace, [...messagesOf("de", namespace).keys()]]));
  const isThere = ({ namespaces, pattern }: Use) =>
    namespaces
      .flatMap((namespace) => german.get(namespace) ?? [])
      .some((key) => pattern.test(key) || pattern.test(pluralForm(key).base));
  const missing = sources.flatMap(({ file, uses }) =>
    uses.filter((use) => !isThere(use)).map(({ key }) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

/** The variables of each text, with the plural forms of a text merged. */
function byBase(messages: Map<string, Message>): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of messages) {
    const { base } = pluralForm(key);
    const variables = found.get(base) ?? new Set();
    for (const variable of variablesOf(text)) variables.add(variable);
    found.set(base, variables);
  }
  return new Map([...found].map(([base, variables]) => [base, [...variables].toSorted()]));
}
