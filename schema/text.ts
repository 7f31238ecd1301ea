import * as z from "zod/mini";

/**
 * Strings that come from outside. Each is refused where it holds what is no text: half a character (a lone surrogate), which
 * no database can store; a control character, of which NUL ends strings in places; or a mark that turns the direction of
 * writing and does not turn it back, which would turn what others read behind it.
 */

/** A string of one line. @param error what the issue says where it is no text */
export const text = (error = "not_text") => z.string().check(z.refine(isLine, { error, abort: true }));

/** A string that may have several lines, and tabs. */
export const lines = (error = "not_text") => z.string().check(z.refine(isLines, { error, abort: true }));

/** What somebody has typed or pasted as `lines` takes it: without what it refuses, and with directions turned back. */
export function asLines(typed: string): string {
  return typed
    .toWellFormed()
    .replace(noLines, "")
    .split(lineEnd)
    .map((line) => (isTurnedBack(line) ? line : line.replace(directionMark, "")))
    .join("\n");
}

/** Control characters but tabs and ends of lines. */
const noLines = /(?![\t\n\r])\p{Cc}/gu;
const lineEnd = /\r\n|[\n\r\u2028\u2029]/;
const isLines = (value: string) =>
  value.isWellFormed() && value.search(noLines) < 0 && value.split(lineEnd).every(isTurnedBack);
const isLine = (value: string) =>
  value.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(value) && isTurnedBack(value);

/** Embeddings and overrides, isolates, and what ends each (Unicode Standard Annex 9, 2.1 to 2.5). */
const directionMark = /[\u202A-\u202E\u2066-\u2069]/g;
const pop = { embedding: "\u202C", isolate: "\u2069" };

/** Whether each mark that turns the direction of writing has its end in this line, and each end its mark. */
function isTurnedBack(line: string): boolean {
  const open: string[] = [];
  for (const [mark] of line.matchAll(directionMark)) {
    if (mark !== pop.embedding && mark !== pop.isolate) {
      open.push(mark >= "\u2066" ? pop.isolate : pop.embedding);
    } else if (open.pop() !== mark) return false;
  }
  return open.length === 0;
}
