import * as z from "zod/mini";

/**
 * Strings from outside. They are refused if they contain what is no text: a lone surrogate, which no database can
 * store; a control character (NUL ends strings in places); or an unclosed bidirectional control, which would reverse
 * the text that others read after it.
 */

/** A string of one line. @param error the message if it is no text */
export const text = (error = "not_text") => z.string().check(z.refine(isLine, { error, abort: true }));

/** A string that may contain several lines and tabs. */
export const lines = (error = "not_text") => z.string().check(z.refine(isLines, { error, abort: true }));

/**
 * Turns typed or pasted text into what `lines` accepts: removes what that refuses, and closes bidirectional controls.
 */
export function asLines(typed: string): string {
  return typed
    .toWellFormed()
    .replace(noLines, "")
    .split(lineEnd)
    .map((line) => (isTurnedBack(line) ? line : line.replace(directionMark, "")))
    .join("\n");
}

/** Control characters except tabs and line ends. */
const noLines = /(?![\t\n\r])\p{Cc}/gu;
const lineEnd = /\r\n|[\n\r\u2028\u2029]/;
const isLines = (value: string) =>
  value.isWellFormed() && value.search(noLines) < 0 && value.split(lineEnd).every(isTurnedBack);
const isLine = (value: string) =>
  value.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(value) && isTurnedBack(value);

/** Embeddings, overrides and isolates, and their terminators (Unicode Standard Annex 9, 2.1 to 2.5). */
const directionMark = /[\u202A-\u202E\u2066-\u2069]/g;
const pop = { embedding: "\u202C", isolate: "\u2069" };

/** Whether bidirectional controls and their terminators match within this line. */
function isTurnedBack(line: string): boolean {
  const open: string[] = [];
  for (const [mark] of line.matchAll(directionMark)) {
    if (mark !== pop.embedding && mark !== pop.isolate) {
      open.push(mark >= "\u2066" ? pop.isolate : pop.embedding);
    } else if (open.pop() !== mark) return false;
  }
  return open.length === 0;
}
