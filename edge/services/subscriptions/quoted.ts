/** A stranger's text as our mails quote it: on one line, and with nothing in it that mail programs make a link. */
export function quoted(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[./:@](?=\S)/g, "$&\u200b");
}
