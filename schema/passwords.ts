import { commonPasswords } from "./commonPasswords.ts";

export const passwordStrengths = ["weak", "medium", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** From how many bits on a password is medium and strong. */
const mediumBits = 45;
const strongBits = 65;

const common = new Set(commonPasswords.trim().split(/\s+/));

/** Rows of keys and of letters that people slide along. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertzuiop",
  "qwertyuiop",
  "asdfghjkl",
  "йцукенгшщзхъ",
];

/**
 * Whether a password is among the first that anybody tries: one of the most common, also with another year or mark
 * behind it, one letter over and over, a row of keys, or a number as short as a date or a telephone's.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const withoutTail = text.replace(/[\d\p{P}\p{S}]{1,5}$/u, "");
  return common.has(text) || common.has(withoutTail) || steps(text) <= 2 || /^\d{0,11}$/.test(text);
}

/** How long a password resists guessing, roughly: the choice of signs, times how many do not follow from the one before. */
export function passwordStrength(password: string): PasswordStrength {
  if (isCommonPassword(password)) return "weak";
  const bits = steps(password.toLowerCase()) * Math.log2(alphabetOf(password));
  if (bits < mediumBits) return "weak";
  return bits < strongBits ? "medium" : "strong";
}

/** How many signs of a text do not follow from the one before, as in aaaa, 1234 and qwer the last three do. */
function steps(text: string): number {
  const signs = [...text];
  return signs.filter((sign, at) => at === 0 || !follows(signs[at - 1], sign)).length;
}

function follows(before: string, sign: string): boolean {
  const pair = before + sign;
  return before === sign || rows.some((row) => row.includes(pair) || row.includes(sign + before));
}

/** Out of how many signs each sign was chosen, going by the kinds that occur. */
function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 33],
  ];
  return kinds.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 1);
}
