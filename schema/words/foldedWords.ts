import { plainLetters } from "../visibleText.ts";

/** The script that words are looked for in. */
export type Script = "latin" | "cyrillic";

/**
 * A text as words are looked for in it: its letters in lower case, plain and without accents, in the place of whatever
 * stands for them. `at` and `end` say for each of them which part of the text it comes from.
 */
export type FoldedWords = { letters: string; at: readonly number[]; end: readonly number[] };

/** What stands for Latin letters: Cyrillic and Greek ones, digits and signs. */
const forLatin = pairs(
  "аa вb еe ѕs іi їi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw αa βb εe ιi κk νv οo ρp τt υy χx 0o 1i 3e 4a 5s 7t 8b @a $s !i |i €e",
);
/** What stands for Cyrillic letters. */
const forCyrillic = pairs("aа bв cс eе hн kк mм oо pр tт xх yу iі uи nп rг 0о 3з 4ч 6б @а");
/** Latin letters that look exactly like Cyrillic ones: a word of them alone may be a Russian one. */
const onlyLookAlikes = /^[aceopxykmthb0346@]+$/;
/** Letters without their accents. (й is a letter of its own.) */
const unaccented = pairs("ёе łl øo đd ıi");

function pairs(listed: string): Readonly<Record<string, string>> {
  return Object.fromEntries(listed.split(" ").map(([from, to]) => [from, to]));
}

/** A word: letters, with what may stand for some; a sign only before a letter, so that "Idiot!" ends with its t. */
const word = /(?:[\p{L}\p{N}]|[@$!|€]+(?=[\p{L}\p{N}]))+/gu;
/** Letters that are written one by one: "i d i o t". */
const spelled =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$]\p{M}*[\s._*~-]{1,3}){2,}[\p{L}\p{N}]\p{M}*(?![\p{L}\p{N}])/gu;
const between = /[\s._*~-]/;

/** Folds a text. Idempotent in its letters, never throws; at most 18 times as long. */
export function foldWords(text: string, script: Script): FoldedWords {
  const found = unspelled(unaccentedUnits(text));
  const folded = lettersOf(found).replace(word, (written) => inScript(written, script));
  return { letters: folded, at: found.map(({ at }) => at), end: found.map(({ end }) => end) };
}

/** A code unit of a folded text, with the part of the text that it comes from. */
type Unit = { letter: string; at: number; end: number };

function unaccentedUnits(text: string): Unit[] {
  const found: Unit[] = [];
  for (const { 0: sign, index: at } of text.matchAll(/./gsu)) {
    const end = at + sign.length;
    const plain = unaccentedOf(sign);
    // What is invisible, or an accent, belongs to what is before it.
    const last = found.at(-1);
    if (plain === "" && last !== undefined) last.end = end;
    for (const letter of plain) found.push(...unitsOf(letter, at, end));
  }
  return found;
}

/** The same without what stands between letters that are written one by one, whatever sign it was. */
function unspelled(units: readonly Unit[]): Unit[] {
  const skipped = new Set<number>();
  for (const { 0: run, index } of lettersOf(units).matchAll(spelled))
    for (let at = 0; at < run.length; at++) if (between.test(run[at])) skipped.add(index + at);
  return units.filter((_, at) => !skipped.has(at));
}

function lettersOf(units: readonly Unit[]): string {
  return units.map(({ letter }) => letter).join("");
}

function unitsOf(letter: string, at: number, end: number): Unit[] {
  return letter.split("").map((unit) => ({ letter: unit, at, end }));
}

function unaccentedOf(sign: string): string {
  const plain = plainLetters(sign);
  if (plain === "й") return plain;
  return [...plain.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss")]
    .map((letter) => unaccented[letter] ?? letter)
    .join("");
}

/** A word with what stands for letters of this script, if it has others, or consists of what looks like it. */
function inScript(written: string, script: Script): string {
  const isLatin = /\p{Script=Latin}/u.test(written);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(written);
  if (script === "latin") return isLatin ? replaced(written, forLatin) : written;
  return isCyrillic || (isLatin && onlyLookAlikes.test(written)) ? replaced(written, forCyrillic) : written;
}

/** All replacements are of one code unit by one. */
function replaced(written: string, by: Readonly<Record<string, string>>): string {
  return written.replace(/./gsu, (letter) => by[letter] ?? letter);
}

/**
 * The source of a pattern for folded words, from one for words as they are written: its letters folded, each as often in a
 * row as somebody likes ("idiooot").
 */
export function foldPattern(source: string): string {
  return source.replace(
    /\\p\{[^}]*\}|(\[[^\]]*\]|\p{L})(\?)?/gu,
    (part, letter?: string, isOptional?: string) => {
      if (letter === undefined) return part;
      const folded = letter.startsWith("[")
        ? `[${[...letter.slice(1, -1)].map(unaccentedOf).join("")}]+`
        : [...unaccentedOf(letter)].map((one) => `${one}+`).join("");
      return isOptional ? `(?:${folded})?` : folded;
    },
  );
}
