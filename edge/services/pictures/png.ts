import { crc32 } from "node:zlib";
import { type Image, joined, part, viewOf } from "./image.ts";
import { Parts } from "./parts.ts";
import { fitsColors, holdsItsRows, readPngHeader } from "./pngData.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The bytes around a chunk's data: length and type before it, CRC after it. */
const head = 8;
const checksum = 4;
/** The image's chunks in their order. All others are metadata, or animation, if their type begins in lower case. */
const order = /^IHDR (PLTE )?(tRNS )?(IDAT )+IEND $/;
const kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
const headerLength = 13;

/**
 * Reads a PNG (W3C, Portable Network Graphics); undefined where the bytes are none. Its rows are inflated only if it
 * has at most so many pixels. @throws RangeError where it is cut off or has too many parts
 */
export function readPng(bytes: Uint8Array, pixelsMax: number): Image | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = viewOf(bytes);
  const parts = new Parts(part(bytes, 0, signature.length));
  const data = new Map<string, Uint8Array[]>();
  let names = "";
  for (let at = signature.length; !names.endsWith("IEND "); ) {
    const length = view.getUint32(at);
    const chunk = part(bytes, at, at + head + length + checksum);
    const name = String.fromCharCode(...chunk.subarray(4, head));
    const isKept = kept.includes(name);
    if (!(isKept || /^[a-z]/.test(name)) || !isWhole(chunk)) return undefined;
    if (at === signature.length && (name !== "IHDR" || length !== headerLength)) return undefined;
    if (isKept) {
      names += `${name} `;
      data.set(name, [...(data.get(name) ?? []), chunk.subarray(head, -checksum)]);
    }
    parts.add(isKept ? chunk : new Uint8Array());
    at += chunk.length;
  }
  if (!order.test(names)) return undefined;
  const header = readPngHeader(viewOf(bytes.subarray(signature.length + head)));
  if (!header) return undefined;
  const [palette, transparency] = ["PLTE", "tRNS"].map((name) => data.get(name)?.[0].length);
  if (!fitsColors(header, { palette, transparency })) return undefined;
  const { width, height } = header;
  if (width * height <= pixelsMax && !holdsItsRows(joined(data.get("IDAT") ?? []), header)) return undefined;
  return { type: "image/png", width, height, bytes: joined(parts.all) };
}

/** Whether a chunk's CRC, over its type and data, is correct. */
function isWhole(chunk: Uint8Array): boolean {
  const end = chunk.length - checksum;
  return crc32(chunk.subarray(4, end)) === viewOf(chunk).getUint32(end);
}
