import { inflateSync } from "node:zlib";

/** The header of a PNG (W3C, Portable Network Graphics, 11.2.1). */
export type PngHeader = {
  /** In pixels. */
  width: number;
  height: number;
  /** Bits per sample or palette index. */
  bitDepth: number;
  colorType: number;
  isInterlaced: boolean;
};

/** Color types with their samples per pixel and allowed bit depths (table 11.1). */
const colorTypes: Record<number, { samples: number; bitDepths: readonly number[] }> = {
  0: { samples: 1, bitDepths: [1, 2, 4, 8, 16] },
  2: { samples: 3, bitDepths: [8, 16] },
  3: { samples: 1, bitDepths: [1, 2, 4, 8] },
  4: { samples: 2, bitDepths: [8, 16] },
  6: { samples: 4, bitDepths: [8, 16] },
};
export const palette = 3;
const largestFilter = 4;

/** The passes of an interlaced image: where each starts and the distance between its pixels (Adam7, 8.2). */
const adam7 = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const wholeAtOnce = [{ x: 0, y: 0, dx: 1, dy: 1 }];

/** Parses the 13 bytes of an IHDR chunk; undefined where they describe no valid PNG. */
export function readPngHeader(data: DataView): PngHeader | undefined {
  const [width, height] = [data.getUint32(0), data.getUint32(4)];
  const [bitDepth, colorType, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) =>
    data.getUint8(at),
  );
  const isKnown = colorTypes[colorType]?.bitDepths.includes(bitDepth);
  if (!isKnown || width === 0 || height === 0 || compression !== 0 || filter !== 0 || interlace > 1) {
    return undefined;
  }
  return { width, height, bitDepth, colorType, isInterlaced: interlace === 1 };
}

/**
 * Whether a PLTE chunk of `palette` bytes and a tRNS chunk of `transparency` bytes fit the header; undefined means
 * there is none.
 */
export function fitsColors(
  { bitDepth, colorType }: PngHeader,
  chunks: { palette?: number; transparency?: number },
): boolean {
  const colors = (chunks.palette ?? 0) / 3;
  if (chunks.palette !== undefined) {
    const most = colorType === palette ? 2 ** bitDepth : 256;
    if ([0, 4].includes(colorType) || !Number.isInteger(colors) || colors < 1 || colors > most) return false;
  } else if (colorType === palette) return false;
  const { transparency } = chunks;
  if (transparency === undefined) return true;
  if (colorType === palette) return transparency <= colors;
  return transparency === { 0: 2, 2: 6 }[colorType];
}

/**
 * Whether the image data (the IDAT chunks, joined) is one zlib stream with nothing after it that holds exactly the
 * image's rows. It inflates no more than that, so check the image's size first.
 */
export function holdsItsRows(data: Uint8Array, header: PngHeader): boolean {
  const rows = [...rowsOf(header)];
  const length = rows.reduce((sum, { count, bytes }) => sum + count * bytes, 0);
  const inflated = inflate(data, length);
  if (inflated?.length !== length) return false;
  let at = 0;
  for (const { count, bytes } of rows) {
    for (let row = 0; row < count; row++, at += bytes) if (inflated[at] > largestFilter) return false;
  }
  return true;
}

/** The rows of each pass: their number, and their length in bytes with the filter byte. */
function* rowsOf({ width, height, bitDepth, colorType, isInterlaced }: PngHeader) {
  const bits = bitDepth * colorTypes[colorType].samples;
  for (const { x, y, dx, dy } of isInterlaced ? adam7 : wholeAtOnce) {
    const columns = Math.ceil((width - x) / dx);
    const count = Math.ceil((height - y) / dy);
    if (columns > 0 && count > 0) yield { count, bytes: 1 + Math.ceil((columns * bits) / 8) };
  }
}

/** Inflates a zlib stream; undefined where it is invalid, has trailing bytes, or is longer than the limit. */
function inflate(data: Uint8Array, length: number): Uint8Array | undefined {
  try {
    // `info` also returns the engine, which knows how far it has read. Its types do not mention that.
    const { buffer, engine } = inflateSync(data, { info: true, maxOutputLength: length }) as unknown as {
      buffer: Uint8Array;
      engine: { bytesWritten: number };
    };
    return engine.bytesWritten === data.length ? buffer : undefined;
  } catch {
    return undefined;
  }
}
