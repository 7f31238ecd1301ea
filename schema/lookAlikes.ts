/**
 * Letters that a reader takes for others, by what they are taken for. Names are small letters here, so a pair counts
 * also where only its capitals look alike (В and B).
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
  // A capital I is an l in most fonts of a screen.
  i: "l",
};

/**
 * What a name looks like: two names with the same skeleton may be taken for each other, so only one can be had. Upper
 * and lower case are alike too.
 */
export function skeletonOf(username: string): string {
  const letters = [...username.normalize("NFC").toLowerCase()];
  const alike = letters.map((letter) => lookAlikes[letter] ?? letter).join("");
  return alike.replaceAll("rn", "m").replaceAll("vv", "w");
}
