import { type Image, joined, part, viewOf } from "./image.ts";

const marker = { begin: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0, app14: 0xee };
/** Segments that say how large the frame is: C0 to CF but for three that say something else. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** What only tells of the picture: comments, and what programs add, but for the two that say how its colours are meant. */
const isTold = (code: number) =>
  code === marker.comment || (code > marker.app0 && code <= 0xef && code !== marker.app14);

/** Reads a JPEG (ITU T.81, Annex B); undefined where the bytes are none. @throws RangeError where it is cut off */
export function readJpeg(bytes: Uint8Array): Image | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.begin) return undefined;
  const view = viewOf(bytes);
  const parts = [part(bytes, 0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  while (view.getUint8(at + 1) !== marker.end) {
    const code = view.getUint8(at + 1);
    if (bytes[at] !== 0xff || code < 0xc0 || (code >= 0xd0 && code <= marker.begin)) return undefined;
    let end = at + 2 + view.getUint16(at + 2);
    if (isFrame(code)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (code === marker.scan) {
      hasScan = true;
      end = endOfScan(view, end);
    }
    if (!isTold(code)) parts.push(part(bytes, at, end));
    at = end;
  }
  if (!size || !hasScan) return undefined;
  return { type: "image/jpeg", ...size, bytes: joined([...parts, new Uint8Array([0xff, marker.end])]) };
}

/** Where the coded picture from here on ends: at a marker that is neither a byte FF of it (FF00) nor a restart (FFD0–FFD7). */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const code = view.getUint8(at + 1);
    if (code !== 0 && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
}
