import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allCards, cardName } from "#rules/index.ts";
import { locales } from "#schema/settings.ts";
import { cardAnchor } from "./anchors.ts";
import { chapters, type Paragraph, paragraphsOf } from "./chapters.ts";
import { rulePictures } from "./pictures.ts";
import { deckRows, deckSizes } from "./tables.ts";

const root = join(import.meta.dirname, "../../..");
const paragraphs: readonly Paragraph[] = chapters.flatMap(paragraphsOf);

/** Every anchor as often as the page has it. */
const anchors: string[] = [
  ...chapters.map(({ id }) => id),
  ...paragraphs.map(({ id }) => id),
  ...paragraphs.flatMap(({ cards = [] }) => (cards.length > 1 ? cards.map(cardAnchor) : [])),
];

function rulesIn(locale: string) {
  return JSON.parse(readFileSync(join(root, `web/locales/${locale}/rules.json`), "utf8"));
}

test("every anchor is there once", () => {
  expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
});

test("every card has one paragraph, and its anchor leads there", () => {
  const explained = paragraphs.flatMap(({ cards = [] }) => cards);
  expect(explained.toSorted()).toEqual(allCards.map(cardName).toSorted());
  for (const card of allCards.map(cardName)) expect(anchors).toContain(cardAnchor(card));
});

test("every picture is shown once", () => {
  const shown = paragraphs.flatMap(({ pictures = [] }) => pictures);
  expect(shown.toSorted()).toEqual(Object.keys(rulePictures).toSorted());
});

test("no paragraph leads to itself for more", () => {
  for (const { id, more = [] } of paragraphs) {
    expect(more).not.toContain(id);
    for (const other of more) expect(anchors).toContain(other);
  }
});

test("every link into the rules, in code, texts and docs, leads to an anchor", () => {
  const files = ["web", "edge", "party", "docs"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|json|md)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const links = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const written = text.matchAll(/\/rules#([\w-]+)/g);
    const asked = text.matchAll(/rulesAddress\("([\w-]+)"\)/g);
    return [...written, ...asked].map(([, anchor]) => ({ file, anchor }));
  });
  expect(links.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
});

test.each(locales)(
  "in %s each chapter, paragraph and picture has its text, in sentences of 25 words at most",
  (locale) => {
    const texts = rulesIn(locale);
    expect(Object.keys(texts.chapters)).toEqual(chapters.map(({ id }) => id));
    expect(Object.keys(texts.paragraphs)).toEqual(paragraphs.map(({ id }) => id));
    expect(Object.keys(texts.pictures).toSorted()).toEqual(Object.keys(rulePictures).toSorted());
    const said: string[] = [
      texts.intro,
      ...Object.values<{ text: string }>(texts.paragraphs).map(({ text }) => text),
      ...Object.values<string>(texts.pictures),
    ];
    const sentences = said.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 25)).toEqual([]);
  },
);

test("the table of the decks counts every card", () => {
  const sums = deckRows().reduce(
    (sums, { cards, counts }) => sums.map((sum, at) => sum + cards.length * counts[at]),
    deckSizes().map(() => 0),
  );
  expect(sums).toEqual(deckSizes());
  expect(deckSizes()).toEqual([104, 100, 102, 96]);
});
