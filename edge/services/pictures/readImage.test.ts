import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { readImage } from "./readImage.ts";
import { chunk, jpeg, losslessWebp, png, pngOf, webp } from "./testPictures.ts";

const pictures = [
  ["image/png", png()],
  ["image/jpeg", jpeg],
  ["image/webp", webp],
  ["image/webp", losslessWebp],
] as const;
const textIn = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe.each(pictures)("a picture (%s)", (type, bytes) => {
  it("is known by its bytes, with its size", () => {
    expect(readImage(bytes)).toMatchObject({ type, width: 160, height: 160 });
  });

  it("keeps nothing that is not the picture, and is a picture still", () => {
    const image = readImage(new Uint8Array([...bytes, ..."<script>".split("").map((s) => s.charCodeAt(0))]));
    expect(textIn(image!.bytes)).not.toContain("secret place");
    expect(textIn(image!.bytes)).not.toContain("<script>");
    expect(readImage(image!.bytes)).toEqual(image);
  });

  it("is none when any part of its end is missing", () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(readImage(bytes.slice(0, length))).toBeUndefined();
    }
  });
});

/** The bytes with others inserted at an offset. */
const withAt = (bytes: Uint8Array, at: number, more: number[] | Uint8Array) =>
  new Uint8Array([...bytes.slice(0, at), ...more, ...bytes.slice(at)]);
const placeOf = (bytes: Uint8Array, text: string) => textIn(bytes).indexOf(text);
const frameOf = (side: number) => [
  0xff,
  0xc0,
  0,
  11,
  8,
  side >> 8,
  side & 255,
  side >> 8,
  side & 255,
  1,
  1,
  0x11,
  0,
];
const comment = (length: number) => [0xff, 0xfe, length >> 8, length & 255, ...Array(length - 2).fill(65)];

describe("a JPEG", () => {
  it.each([
    ["of 12 bits", 4, 12],
    ["of two components", 9, 2],
    ["with fewer components than it says", 9, 4],
    ["sampled five times", 11, 0x51],
    ["not sampled", 11, 0],
  ])("%s is none", (_what, at, value) => {
    const other = jpeg.slice();
    other[placeOf(jpeg, "\xff\xc0") + at] = value;
    expect(readImage(other)).toBeUndefined();
  });

  it("of two frames is none, whichever comes first", () => {
    const frame = placeOf(jpeg, "\xff\xc0");
    const scan = placeOf(jpeg, "\xff\xda");
    for (const at of [frame, scan, jpeg.length - 2]) {
      expect(readImage(withAt(jpeg, at, frameOf(4000)))).toBeUndefined();
    }
  });

  it.each([0xc3, 0xc9, 0xcc, 0xdc, 0xde, 0xdf, 0xf0, 0xff, 0x01])("with a segment FF%d is none", (code) => {
    const at = placeOf(jpeg, "\xff\xda");
    expect(readImage(withAt(jpeg, at, [0xff, code, 0, 4, 0, 160]))).toBeUndefined();
  });

  it("loses thumbnails and what else programs add, but not how its colors are meant", () => {
    const thumbnail = [...Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\x01\x02hidden", "latin1")];
    const adobe = [...Buffer.from("Adobe\0\x64\0\0\0\0\x01", "latin1")];
    const more = [
      [0xff, 0xe0, 0, thumbnail.length + 2, ...thumbnail],
      [0xff, 0xee, 0, adobe.length + 2, ...adobe],
      [0xff, 0xee, 0, 10, ...Buffer.from("hiddenno")],
      comment(40),
    ].flat();
    const { bytes } = readImage(withAt(jpeg, 2, more))!;
    expect(textIn(bytes)).toContain("JFIF");
    expect(textIn(bytes)).toContain("Adobe");
    expect(textIn(bytes)).not.toContain("hidden");
    expect(textIn(bytes)).not.toContain("AAAAAAAA");
  });

  it("in very many segments is none", () => {
    const many = Array.from({ length: limits.pictureParts }, () => comment(2)).flat();
    expect(readImage(withAt(jpeg, 2, comment(2)))).toBeDefined();
    expect(readImage(withAt(jpeg, 2, many))).toBeUndefined();
  });
});

describe("a PNG", () => {
  const header = 8;
  const behindHeader = header + 25;

  it("begins with its header, has one, and is what its checksums say", () => {
    const own = png().slice(header, behindHeader);
    expect(readImage(withAt(png(), behindHeader, own))).toBeUndefined();
    expect(readImage(withAt(png(), header, chunk("tEXt", Buffer.from("first"))))).toBeUndefined();
    const bytes = png();
    for (const at of [header + 11, bytes.length - 1, placeOf(bytes, "tEXt") + 5]) {
      const other = png();
      other[at] ^= 1;
      expect(readImage(other)).toBeUndefined();
    }
  });

  it("with a chunk that must be understood, and is not, is none", () => {
    expect(readImage(withAt(png(), behindHeader, chunk("tNEW", Buffer.alloc(3))))).toBeDefined();
    expect(readImage(withAt(png(), behindHeader, chunk("NEWs", Buffer.alloc(3))))).toBeUndefined();
  });

  it("in very many chunks is none", () => {
    const many = Array.from({ length: limits.pictureParts }, () => [...chunk("tEXt", Buffer.alloc(0))]);
    expect(readImage(withAt(png(), behindHeader, many.flat()))).toBeUndefined();
  });
});

describe("the data of a PNG", () => {
  const palette = (colors: number) => chunk("PLTE", Buffer.alloc(3 * colors));
  /** The size of 160 rows of 160 pixels with their filter bytes. */
  const rows = (bitsPerPixel: number) => 160 * (1 + (160 * bitsPerPixel) / 8);
  const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes));

  it.each([
    [0, 1, 1],
    [0, 16, 16],
    [2, 8, 24],
    [2, 16, 48],
    [4, 8, 16],
    [6, 8, 32],
    [6, 16, 64],
  ])(
    "of color type %d and depth %d are rows of %d bits a pixel, no more and no less",
    (colorType, bitDepth, bits) => {
      const header = { colorType, bitDepth };
      expect(readImage(pngOf(header, zeros(rows(bits))))).toBeDefined();
      expect(readImage(pngOf(header, zeros(rows(bits) + 1)))).toBeUndefined();
      expect(readImage(pngOf(header, zeros(rows(bits) - 1)))).toBeUndefined();
    },
  );

  it.each([1, 2, 4, 8])("with a palette have depth %d, and no more colors than it can name", (bitDepth) => {
    const header = { colorType: 3, bitDepth };
    const data = zeros(rows(bitDepth));
    expect(readImage(pngOf(header, data, [palette(2 ** bitDepth)]))).toBeDefined();
    expect(readImage(pngOf(header, data, [palette(2 ** bitDepth + 1)]))).toBeUndefined();
    expect(readImage(pngOf(header, data, [palette(0)]))).toBeUndefined();
    expect(readImage(pngOf(header, data))).toBeUndefined();
    const transparency = (bytes: number) => chunk("tRNS", Buffer.alloc(bytes));
    expect(readImage(pngOf(header, data, [palette(2), transparency(2)]))).toBeDefined();
    expect(readImage(pngOf(header, data, [palette(2), transparency(3)]))).toBeUndefined();
  });

  it("that are interlaced come in seven passes", () => {
    // Of 160 by 160: 20², 20², 40 by 20, 40², 80 by 40, 80², 160 by 80.
    const passes = [
      [20, 20],
      [20, 20],
      [40, 20],
      [40, 40],
      [80, 40],
      [80, 80],
      [160, 80],
    ];
    const bytes = passes.reduce((sum, [columns, count]) => sum + count * (1 + columns), 0);
    expect(readImage(pngOf({ interlace: 1 }, zeros(bytes)))).toBeDefined();
    expect(readImage(pngOf({ interlace: 1 }, zeros(rows(8))))).toBeUndefined();
  });

  it.each([
    ["a color type that there is not", { colorType: 1 }],
    ["a depth that there is not", { bitDepth: 3 }],
    ["a depth that its colors have not", { colorType: 2, bitDepth: 4 }],
    ["a compression that there is not", { compression: 1 }],
    ["a filter that there is not", { filter: 1 }],
    ["an interlacing that there is not", { interlace: 2 }],
    ["no width", { width: 0 }],
  ])("of %s are none", (_what, header) => {
    expect(readImage(pngOf(header, zeros(rows(8))))).toBeUndefined();
  });

  it.each([
    ["behind which something is hidden", Buffer.concat([zeros(rows(8)), Buffer.from("hidden")])],
    ["that are cut off", zeros(rows(8)).subarray(0, -4)],
    ["that are not compressed", Buffer.alloc(rows(8))],
    ["without the header of zlib", deflateRawSync(Buffer.alloc(rows(8)))],
    ["whose rows name a filter that there is not", deflateSync(Buffer.alloc(rows(8), 5))],
  ])("%s are none", (_what, data) => {
    expect(readImage(pngOf({}, data))).toBeUndefined();
  });

  it("that would become a hundred megabytes are refused without becoming them", () => {
    const bomb = pngOf({}, deflateSync(Buffer.alloc(100_000_000)));
    expect(bomb.length).toBeLessThan(limits.pictureKeptBytes);
    const before = process.memoryUsage().arrayBuffers;
    expect(readImage(bomb)).toBeUndefined();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
  });

  it("of a picture of another size are not looked at: it is not kept anyway", () => {
    expect(readImage(pngOf({ width: 30_000, height: 30_000 }, zeros(1)))).toMatchObject({ width: 30_000 });
  });
});

describe("a WebP", () => {
  /** The picture with one more chunk at its end. */
  const webpWith = (bytes: Uint8Array, more: Uint8Array) => {
    const whole = new Uint8Array([...bytes, ...more]);
    new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
    return whole;
  };

  it("of two pictures, or one that moves, is none", () => {
    const picture = webp.slice(placeOf(webp, "VP8 "), placeOf(webp, "EXIF"));
    expect(readImage(webpWith(webp, picture))).toBeUndefined();
    expect(readImage(webpWith(webp, losslessWebp.slice(12)))).toBeUndefined();
    expect(readImage(webpWith(webp, Buffer.from("ANIM\x02\0\0\0\0\0")))).toBeUndefined();
  });

  it("whose first part is longer than it is, or of another version, is none", () => {
    const long = webp.slice();
    long[placeOf(webp, "VP8 ") + 10] = 0xff;
    expect(readImage(long)).toBeUndefined();
    const other = losslessWebp.slice();
    other[placeOf(losslessWebp, "VP8L") + 12] |= 0x20;
    expect(readImage(other)).toBeUndefined();
  });

  it("in very many chunks is none", () => {
    const empty = Buffer.from("JUNK\0\0\0\0");
    expect(readImage(webpWith(webp, empty))).toBeDefined();
    const many = Buffer.concat(Array(limits.pictureParts).fill(empty));
    expect(readImage(webpWith(webp, many))).toBeUndefined();
  });
});

it.each([
  "",
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "GIF89a and so on",
  "RIFF\x04\0\0\0WEBP",
  "\xff\xd8\xff\xd9",
])("%j is no picture that is taken", (text) => {
  expect(readImage(new Uint8Array(Buffer.from(text, "latin1")))).toBeUndefined();
});

it("a picture tells its own size", () => {
  expect(readImage(png(161, 20))).toMatchObject({ width: 161, height: 20 });
});
