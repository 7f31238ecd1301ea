import type { PictureType } from "#schema/settings.ts";

/** A picture reduced to its image data: no location, no camera, no second file after its end. Sizes in pixels. */
export type Image = { type: PictureType; width: number; height: number; bytes: Uint8Array<ArrayBuffer> };

/** Whether this ASCII text stands at this offset. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));
}

/** A DataView on bytes; reading past their end throws a RangeError. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A copy of a range of bytes. @throws RangeError where the range does not lie within them */
export function part(bytes: Uint8Array, from: number, to: number): Uint8Array<ArrayBuffer> {
  if (to > bytes.length) throw new RangeError("the picture ends too early");
  return new Uint8Array(bytes.subarray(from, to));
}

/** Concatenates parts. */
export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, { byteLength }) => length + byteLength, 0));
  let at = 0;
  for (const one of parts) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}
