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
  // A capital I looks like an l in most screen fonts.
  i: "l",
};

/**
 * The skeleton of a name: two names with the same skeleton can be mistaken for each other, so only one can be taken.
 * Case does not matter.
 */
export function skeletonOf(username: string): string {
  const letters = [...username.normalize("NFC").toLowerCase()];
  const alike = letters.map((letter) => lookAlikes[letter] ?? letter).join("");
  return alike.replaceAll("rn", "m").replaceAll("vv", "w");
}
