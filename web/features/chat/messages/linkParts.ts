/** A piece of a message: plain text or a link. */
export interface Part {
  /** Where it begins in the message. */
  at: number;
  text: string;
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"]+/giu;
/** Characters that end a sentence, not an address. */
const tail = /[.,;:!?…'’“”»)\]}]+$/u;

/**
 * Splits a message at its links. A link must show where it leads: http or https written out, no credentials before the
 * host, no invisible characters.
 */
export function linkParts(body: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { 0: found, index } of body.matchAll(address)) {
    const text = found.replace(tail, "");
    const href = hrefOf(text);
    if (href === undefined) continue;
    if (index > done) parts.push({ at: done, text: body.slice(done, index) });
    parts.push({ at: index, text, href });
    done = index + text.length;
  }
  if (done < body.length) parts.push({ at: done, text: body.slice(done) });
  return parts;
}

function hrefOf(text: string): string | undefined {
  if (/[\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return undefined;
  const { href, protocol, username, password } = new URL(text);
  const isPlain = username === "" && password === "";
  return isPlain && (protocol === "https:" || protocol === "http:") ? href : undefined;
}
