import { hasText, type Image, joined, part, viewOf } from "./image.ts";
import { Parts } from "./parts.ts";

const names = { lossy: "VP8 ", lossless: "VP8L", alpha: "ALPH", extended: "VP8X" } as const;
/** The chunk type that starts an animation. */
const moving = "ANIM";
type Name = (typeof names)[keyof typeof names];
/** The bit of a VP8X chunk that announces an ALPH chunk. */
const hasAlpha = 0x10;

/**
 * Reads a WebP (RFC 9649) with one still image; undefined where the bytes are none. Drops everything but the image and
 * writes a new header. @throws RangeError where it is cut off or has too many parts
 */
export function readWebp(bytes: Uint8Array): Image | undefined {
  if (!hasText(bytes, 0, "RIFF") || !hasText(bytes, 8, "WEBP")) return undefined;
  const chunks = readChunks(bytes);
  if (chunks.has(names.lossy) && chunks.has(names.lossless)) return undefined;
  const picture = chunks.get(names.lossy) ?? chunks.get(names.lossless);
  const size = picture && (chunks.has(names.lossy) ? sizeOfLossy(picture) : sizeOfLossless(picture));
  if (!size) return undefined;
  const alpha = chunks.has(names.lossy) ? chunks.get(names.alpha) : undefined;
  const body = joined(alpha ? [extended(size), alpha, picture] : [picture]);
  return { type: "image/webp", ...size, bytes: joined([riff(body.length), body]) };
}

/** The chunks by type, each whole: type, length, data and padding byte; undefined where it isn't one still image. */
function readChunks(bytes: Uint8Array): Map<Name, Uint8Array> {
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  const chunks = new Map<Name, Uint8Array>();
  const parts = new Parts(part(bytes, 0, 12));
  for (let at = 12; at < end; ) {
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    const name = Object.values(names).find((known) => hasText(bytes, at, known));
    const chunk = part(bytes, at, next);
    parts.add(chunk);
    // A second image, or a frame of an animation: which one is drawn would depend on the decoder.
    if (hasText(bytes, at, moving) || (name && chunks.has(name))) return new Map();
    if (name) chunks.set(name, chunk);
    at = next;
  }
  return chunks;
}

type Size = { width: number; height: number };

function sizeOfLossy(chunk: Uint8Array): Size | undefined {
  const view = viewOf(chunk);
  const tag = view.getUint16(8, true) | (view.getUint8(10) << 16);
  const isKeyFrame = (tag & 1) === 0;
  // What follows the header (RFC 6386, 9.1): the whole first partition must be there.
  const isWhole = tag >> 5 <= view.getUint32(4, true) - 10;
  const startsRight = [0x9d, 0x01, 0x2a].every((byte, at) => chunk[11 + at] === byte);
  if (!isKeyFrame || !startsRight || !isWhole) return undefined;
  return { width: view.getUint16(14, true) & 0x3fff, height: view.getUint16(16, true) & 0x3fff };
}

function sizeOfLossless(chunk: Uint8Array): Size | undefined {
  const view = viewOf(chunk);
  if (view.getUint8(8) !== 0x2f) return undefined;
  const bits = view.getUint32(9, true);
  // Above the sizes and the alpha hint is the version, which is always 0.
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function riff(length: number): Uint8Array {
  const header = new Uint8Array(12);
  header.set(new TextEncoder().encode("RIFF\0\0\0\0WEBP"));
  viewOf(header).setUint32(4, length + 4, true);
  return header;
}

function extended({ width, height }: Size): Uint8Array {
  const chunk = new Uint8Array(18);
  chunk.set(new TextEncoder().encode(names.extended));
  const view = viewOf(chunk);
  view.setUint32(4, 10, true);
  view.setUint8(8, hasAlpha);
  // Two 24-bit numbers, one after the other.
  view.setUint32(12, width - 1, true);
  view.setUint16(15, height - 1, true);
  return chunk;
}
