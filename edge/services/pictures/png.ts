import { hasText, type Image, joined, part, viewOf } from "./image.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A chunk's length and name before its data, and its checksum behind. */
const head = 8;
const checksum = 4;
/** What a picture is made of; all other chunks only tell of it, or move it. */
const kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];

/** Reads a PNG (W3C, Portable Network Graphics); undefined where the bytes are none. @throws RangeError where it is cut off */
export function readPng(bytes: Uint8Array): Image | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = viewOf(bytes);
  const parts = [part(bytes, 0, signature.length)];
  const names: (string | undefined)[] = [];
  for (let at = signature.length; names.at(-1) !== "IEND"; ) {
    const end = at + head + view.getUint32(at) + checksum;
    const name = kept.find((known) => hasText(bytes, at + 4, known));
    if (name) parts.push(part(bytes, at, end));
    names.push(name);
    at = end;
  }
  if (names[0] !== "IHDR" || !names.includes("IDAT")) return undefined;
  const size = signature.length + head;
  return {
    type: "image/png",
    width: view.getUint32(size),
    height: view.getUint32(size + 4),
    bytes: joined(parts),
  };
}
