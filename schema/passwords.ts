import { commonPasswords } from "./commonPasswords.ts";

export const passwordStrengths = ["weak", "medium", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The entropy (bits) from which a password counts as medium and as strong. */
const mediumBits = 45;
const strongBits = 65;

const common = new Set(commonPasswords.trim().split(/\s+/));

/** Keyboard rows and alphabets. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertzuiop",
  "qwertyuiop",
  "asdfghjkl",
  "йцукенгшщзхъ",
];

/**
 * Whether a password is among the first that anybody tries: one of the most common, also with a year or punctuation
 * after it, one letter repeated, a keyboard row, or a number as short as a date or a telephone number.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const withoutTail = text.replace(/[\d\p{P}\p{S}]{1,5}$/u, "");
  return common.has(text) || common.has(withoutTail) || steps(text) <= 2 || /^\d{0,11}$/.test(text);
}

/**
 * A rough estimate of a password's entropy: the size of its alphabet, to the number of characters that don't follow
 * from the previous one.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (isCommonPassword(password)) return "weak";
  const bits = steps(password.toLowerCase()) * Math.log2(alphabetOf(password));
  if (bits < mediumBits) return "weak";
  return bits < strongBits ? "medium" : "strong";
}

/** How many characters of a text don't follow from the previous one, as the last three of aaaa, 1234 and qwer do. */
function steps(text: string): number {
  const signs = [...text];
  return signs.filter((sign, at) => at === 0 || !follows(signs[at - 1], sign)).length;
}

function follows(before: string, sign: string): boolean {
  const pair = before + sign;
  return before === sign || rows.some((row) => row.includes(pair) || row.includes(sign + before));
}

/** The size of the alphabet that the characters were chosen from, by the character classes that occur. */
function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 33],
  ];
  return kinds.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 1);
}
