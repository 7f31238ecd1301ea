/** The longest line of a calendar file, in octets (RFC 5545, 3.1). */
const lineOctets = 75;

/** A line of a calendar file (RFC 5545, 3.1), folded where it is too long, never inside a character. */
export function contentLine(name: string, value: string): string {
  const lines: string[] = [];
  let line = "";
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const more = octetsOf(character);
    if (octets + more > lineOctets) {
      lines.push(line);
      // What begins with a space continues the line before.
      line = " ";
      octets = 1;
    }
    line += character;
    octets += more;
  }
  return `${[...lines, line].join("\r\n")}\r\n`;
}

/** A text as the value of a property (RFC 5545, 3.3.11). */
export function escapedText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** A time (ms UTC) as the value of a property (RFC 5545, 3.3.5). */
export function utcTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function octetsOf(character: string): number {
  return new TextEncoder().encode(character).length;
}
