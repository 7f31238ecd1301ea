import { plainLetters } from "./visibleText.ts";

/**
 * Letters that a reader mistakes for others, by what they are mistaken for. Names are compared in lower case, so a pair
 * also counts if only its capitals look alike (В and B).
 */
const lookAlikes: Record<string, string> = {
  а: "a",
  в: "b",
  г: "r",
  е: "e",
  ѐ: "e",
  ё: "e",
  ѕ: "s",
  и: "u",
  ѝ: "u",
  і: "l",
  ї: "l",
  ј: "j",
  к: "k",
  ќ: "k",
  м: "m",
  н: "h",
  о: "o",
  п: "n",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  ў: "y",
  х: "x",
  ш: "w",
  ь: "b",
  ы: "bl",
  ю: "lo",
  // Greek ones.
  α: "a",
  β: "b",
  ε: "e",
  ζ: "z",
  η: "h",
  ι: "l",
  κ: "k",
  μ: "m",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "y",
  χ: "x",
  // A capital I looks like an l in most screen fonts.
  i: "l",
};

/**
 * The skeleton of a name: two names with the same skeleton can be mistaken for each other, so only one can be taken.
 * Case, what is invisible, and how words are set apart do not matter.
 */
export function skeletonOf(name: string): string {
  const plain = plainLetters(name);
  const alike = [...plain.replace(betweenWords, "")].map((letter) => lookAlikes[letter] ?? letter).join("");
  return alike.replaceAll("rn", "m").replaceAll("vv", "w") || plain;
}

const betweenWords = /[\s._-]+/gu;
