import { limits } from "./limits.ts";

/**
 * What people write, as it is stored: without what nobody sees, and without what garbles the text around it. What is
 * refused instead is in text.ts.
 */

/** An emoji, with what joins it to the next one and chooses its style. */
const picture = "\\p{Extended_Pictographic}";
const isOfEmoji = [
  `(?<=${picture}\\p{EMod}?)\\uFE0F`,
  "(?<=[0-9#*])\\uFE0F(?=\\u20E3)",
  `(?<=${picture}[\\uFE0F\\p{EMod}]?)\\u200D(?=${picture})`,
].join("|");

/** Code points without a shape: joiners, fillers, marks of direction, variation selectors, tags. */
const unseen = "[\\p{Default_Ignorable_Code_Point}\\u2800]";
const unseenInNames = new RegExp(`(?!${isOfEmoji})${unseen}`, "gu");

/** Of these, messages keep what some languages need, and what emoji consist of. */
const unseenInMessages =
  /(?!\u061C|[\u200B-\u200F]|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;

const allUnseen = new RegExp(unseen, "gu");

/** Signs that enclose the letter before them, apart from that of emoji. */
const enclosing = /(?!\u20E3)\p{Me}/gu;
/** Marks that stand on no letter, and so on what is beside the text; and those that pile up on one. */
const marksOnNothing = /(?<!\S)\p{M}+/gu;
const piledMarks = new RegExp(`(\\p{M}{${limits.marksPerLetter}})\\p{M}+`, "gu");

/**
 * A name of anything, for storing: composed (NFC), with single spaces, at most limits.marksPerLetter marks on a letter, and
 * nothing invisible but what emoji consist of. Idempotent, and at most three times as long.
 */
export function asName(typed: string): string {
  const seen = typed.normalize("NFC").replace(unseenInNames, "");
  return withoutHeaps(seen)
    .replace(/[\s\p{Z}]+/gu, " ")
    .trim()
    .normalize("NFC");
}

/** What people write in sentences, for storing: the same, but its spaces, lines and joiners stay. */
export function asWritten(typed: string): string {
  const seen = typed.normalize("NFC").replace(unseenInMessages, "");
  return withoutHeaps(seen).trim().normalize("NFC");
}

function withoutHeaps(text: string): string {
  return text.replace(enclosing, "").replace(marksOnNothing, "").replace(piledMarks, "$1");
}

/**
 * A text as names and words are compared: in lower case and in plain letters (full width, ligatures), without marks that
 * make no letter of their own (ü and й do), and with nothing invisible. At most 18 times as long.
 */
export function plainLetters(text: string): string {
  return text
    .replace(allUnseen, "")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC")
    .replace(allUnseen, "")
    .replace(/\p{M}/gu, "");
}
