import { neutralName } from "./neutralName.ts";

const size = 160;
const centre = size / 2;
const dots = 12;
const dotsAt = 66;

/**
 * The picture of a player without an uploaded one, as the address of an SVG: the first letter (of a guest, of the name that the guest has chosen) on a color, in a ring of
 * fields some of which hold balls. The same name always gets the same picture, regardless of case.
 */
export function avatarOf(name: string): string {
  const bits = hashOf(name.normalize("NFC").toLowerCase());
  const hue = (bits % 24) * 15;
  const taken = bits >>> 8;
  const shown = neutralName(name)?.chosen ?? name;
  const letter = escapeXml([...shown.normalize("NFC").toUpperCase()][0] ?? "?");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="hsl(${hue} 42% 36%)"/>` +
    Array.from({ length: dots }, (_, at) => dot(at, (taken >> at) & 1, hue)).join("") +
    `<text x="${centre}" y="${centre}" dy=".35em" font-family="system-ui, sans-serif" font-size="76"` +
    ` font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function dot(at: number, isTaken: number, hue: number): string {
  const angle = (2 * Math.PI * at) / dots;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)].map((way) => (centre + dotsAt * way).toFixed(1));
  return isTaken
    ? `<circle cx="${x}" cy="${y}" r="8" fill="hsl(${hue + 40} 70% 78%)"/>`
    : `<circle cx="${x}" cy="${y}" r="6" fill="hsl(${hue} 45% 27%)"/>`;
}

/** 32-bit FNV-1a over the text's UTF-16 units: it spreads even names that differ by one letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function escapeXml(letter: string): string {
  return letter.replace(/[<>&"]/, (sign) => `&#${sign.charCodeAt(0)};`);
}
