import { limits } from "#schema/limits.ts";
import { pictureTypes } from "#schema/settings.ts";

/** Why a file can't become a profile picture. */
export type PictureRefusal = "too_large" | "not_a_picture";

/**
 * Makes a profile picture from a file: crops to the middle, scales to the stored size, and drops the camera's metadata.
 */
export async function makePicture(file: File): Promise<File | PictureRefusal> {
  if (file.size > limits.pictureUploadBytes) return "too_large";
  if (!pictureTypes.some((type) => type === file.type)) return "not_a_picture";
  const source = await createImageBitmap(file).catch(() => undefined);
  if (!source) return "not_a_picture";

  const side = limits.picturePixels;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  const cut = Math.min(source.width, source.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, (source.width - cut) / 2, (source.height - cut) / 2, cut, cut, 0, 0, side, side);
  source.close();
  // A browser that can't encode webp encodes png instead, which the server accepts too.
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
  return new File([blob], "picture", { type: blob.type });
}
