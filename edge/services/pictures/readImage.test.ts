import { describe, expect, it } from "vitest";
import { readImage } from "./readImage.ts";
import { jpeg, losslessWebp, png, webp } from "./testPictures.ts";

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
