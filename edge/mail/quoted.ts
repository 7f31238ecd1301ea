/** A stranger's text as our mails quote it: on one line, and with nothing in it that mail programs make a link of. */
export function quoted(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[./:@](?=[^\s\u200b])/g, "$&\u200b");
}

/** The values of mails that people other than their reader have written, or may have. */
export const strangersWords: ReadonlySet<string> = new Set([
  "friend",
  "names",
  "games",
  "title",
  "team",
  "name",
  "email",
  "contract",
  "cause",
  "reason",
]);

/** The values of a mail, with those that strangers have written as our mails quote them. */
export function withQuotes(data: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, strangersWords.has(name) ? quoted(value) : value]),
  );
}
