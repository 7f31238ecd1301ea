import { crc32, deflateSync } from "node:zlib";

/** Pictures of 160 by 160 pixels for tests. Some hide the text "secret place". */

export const jpeg = base64(
  "/9j/4QDWRXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAA" +
    "AQAAAJiCAgANAAAAcgAAAGmHBAABAAAAgAAAAAAAAAA4YwAA6AMAADhjAADoAwAAc2VjcmV0IHBsYWNlAAAGAACQBwAEAAAAMDIxMAGR" +
    "BwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAoAAAAAOgBAABAAAAoAAAAAAAAAD/2wBDAA0JCgsKCA0LCgsO" +
    "Dg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09P" +
    "T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCACgAKADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAA" +
    "AAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/a" +
    "AAwDAQACEQMRAD8ApAM6pgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" +
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" +
    "AAAAAAAAAAAP/9k=",
);

/** Half transparent, so its alpha is in a chunk of its own. */
export const webp = base64(
  "UklGRogBAABXRUJQVlA4WAoAAAAYAAAAnwAAnwAAQUxQSBAAAAABB1DAiAgAKNL//xTR/9QPVlA4IHYAAACQCACdASqgAKAAPtFosFMo" +
    "JiSioGgBABoJaW7hdfAAO6HVUmyYh+7WjrOxBOOQQ1VJsmIdVSbYENVSdtzsQTjkENVSbJiHVUnaJHVTYAD+/npf/g2SKbkf//ggv6HP" +
    "628bWiSMXjOuLw8CzgX0yhgyPukMGKAARVhJRtQAAABFeGlmAABJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEA" +
    "AABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA0AAAByAAAAaYcEAAEAAACAAAAAAAAAADhjAADoAwAAOGMAAOgDAABzZWNy" +
    "ZXQgcGxhY2UAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAACgAAAAA6AEAAEA" +
    "AACgAAAAAAAAAA==",
);

export const losslessWebp = base64("UklGRiQAAABXRUJQVlA4TBcAAAAvn8AnAAdQ5s7UrP8BAEX6/58i+p/6AQA=");

/** A black PNG of this size with a comment, and another comment of so many bytes. */
export function png(width = 160, height = 160, needless = 0): Uint8Array<ArrayBuffer> {
  return pngOf(
    { width, height, bitDepth: 8, colorType: 0 },
    deflateSync(Buffer.alloc((width + 1) * height)),
    [
      chunk("tEXt", Buffer.from("Comment\0secret place")),
      ...(needless > 0 ? [chunk("tEXt", Buffer.alloc(needless))] : []),
    ],
  );
}

/** A PNG with this header, this image data, compressed, and further chunks before it. */
export function pngOf(
  {
    width = 160,
    height = 160,
    bitDepth = 8,
    colorType = 0,
    compression = 0,
    filter = 0,
    interlace = 0,
  }: Partial<
    Record<"width" | "height" | "bitDepth" | "colorType" | "compression" | "filter" | "interlace", number>
  >,
  data: Uint8Array,
  more: Buffer[] = [],
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType, compression, filter, interlace], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("89504e470d0a1a0a", "hex"),
      chunk("IHDR", header),
      ...more,
      chunk("IDAT", Buffer.from(data)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

/** A PNG chunk. */
export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

function base64(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, "base64"));
}
