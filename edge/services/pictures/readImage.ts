import { limits } from "#schema/limits.ts";
import type { Image } from "./image.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** Reads a picture by its bytes alone, whatever its name; undefined where it has no accepted format or is cut off. */
export function readImage(bytes: Uint8Array): Image | undefined {
  try {
    return readPng(bytes, limits.picturePixels ** 2) ?? readJpeg(bytes) ?? readWebp(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
