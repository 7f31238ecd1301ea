import { hasText, type Image, joined, part, viewOf } from "./image.ts";
import { Parts } from "./parts.ts";

const marker = { begin: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app14: 0xee, app15: 0xef, comment: 0xfe };
/** Frame types that browsers draw: baseline, extended, progressive. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xc2;
/**
 * Further segments of the image itself: Huffman and quantization tables, arithmetic conditioning, restart intervals.
 */
const tables = [0xc4, 0xdb, 0xdd];
/** Application segments and comments. */
const isTold = (code: number) => (code >= marker.app0 && code <= marker.app15) || code === marker.comment;

/** "JFIF", version 1.1, without a thumbnail: declares that the colors are YCbCr. */
const jfif = [0xff, marker.app0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
/** The length of Adobe's segment, which declares the color transform. */
const adobeLength = 14;

/**
 * Reads a JPEG (ITU T.81, Annex B) with one frame; undefined where the bytes are none. Of the application segments it
 * keeps only the color transform. @throws RangeError where it is cut off or has too many parts
 */
export function readJpeg(bytes: Uint8Array): Image | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.begin) return undefined;
  const view = viewOf(bytes);
  const parts = new Parts(part(bytes, 0, 2));
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  while (view.getUint8(at + 1) !== marker.end) {
    const code = view.getUint8(at + 1);
    if (bytes[at] !== 0xff) return undefined;
    let end = at + 2 + view.getUint16(at + 2);
    if (isFrame(code)) {
      // With a second frame it would depend on the decoder which one is drawn.
      if (size || !isDrawable(part(bytes, at, end))) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else if (code === marker.scan) {
      if (!size) return undefined;
      hasScan = true;
      end = endOfScan(view, end);
    } else if (!isTold(code) && !tables.includes(code)) return undefined;
    parts.add(isTold(code) ? colorsOf(part(bytes, at, end)) : part(bytes, at, end));
    at = end;
  }
  if (bytes[at] !== 0xff || !size || !hasScan) return undefined;
  const end = new Uint8Array([0xff, marker.end]);
  return { type: "image/jpeg", ...size, bytes: joined([...parts.all, end]) };
}

/**
 * Whether a frame header (B.2.2) describes what browsers draw: 8-bit samples, one, three or four components with
 * sampling factors up to four, and nothing after them.
 */
function isDrawable(segment: Uint8Array): boolean {
  const [precision, components] = [segment[4], segment[9]];
  const isWhole = segment.length === 10 + 3 * components;
  if (precision !== 8 || ![1, 3, 4].includes(components) || !isWhole) return false;
  return Array.from({ length: components }, (_, n) => segment[11 + 3 * n]).every((sampling) =>
    [sampling >> 4, sampling & 15].every((times) => times >= 1 && times <= 4),
  );
}

/** The color transform that an application segment declares, if it declares one. */
function colorsOf(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (segment[1] === marker.app0 && hasText(segment, 4, "JFIF\0")) return new Uint8Array(jfif);
  const isAdobe = segment[1] === marker.app14 && hasText(segment, 4, "Adobe");
  return isAdobe && segment.length === 2 + adobeLength ? segment : new Uint8Array();
}

/**
 * The end of the entropy-coded data: the next marker that is neither a stuffed byte (FF00) nor a restart (FFD0–FFD7).
 */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const code = view.getUint8(at + 1);
    if (code !== 0 && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
}
