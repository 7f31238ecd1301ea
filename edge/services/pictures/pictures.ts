import type { PictureFault } from "#schema/api/pictures.ts";
import { limits } from "#schema/limits.ts";
import { findPicture, findPictureKey, type Picture } from "#store/pictures.ts";
import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import { askDatabase } from "../database.ts";
import { readImage } from "./readImage.ts";

/**
 * The ETag of a player's picture, also of a missing one.
 * @throws Problem `not_found` for an unknown player
 */
export async function pictureKeyOf(env: Env, username: string): Promise<string> {
  const key = await askDatabase(env, (db) => findPictureKey(db, username));
  if (key === undefined) throw new Problem("not_found", "There is no such player.");
  return key ?? "none";
}

/** A player's picture as a data URL, or an empty string. */
export async function dataUrlOf(env: Env, username: string): Promise<string> {
  const picture = await askDatabase(env, (db) => findPicture(db, username));
  return picture ? `data:${picture.type};base64,${picture.bytes.toBase64()}` : "";
}

/**
 * Reads the picture from a form field: checked by its bytes, with everything but the image data removed.
 * @throws Problem `invalid` or `too_large`
 */
export async function pictureOfUpload(field: unknown): Promise<Picture> {
  if (!(field instanceof File)) throw faulty("missing", "Send a picture in the form's field profilePic.");
  if (field.size > limits.pictureKeptBytes) {
    throw new Problem("too_large", `A picture of this size has at most ${limits.pictureKeptBytes} bytes.`);
  }
  const image = readImage(new Uint8Array(await field.arrayBuffer()));
  if (!image) throw faulty("not_a_picture", "A picture is a JPEG, a PNG or a WebP that does not move.");
  const { type, width, height, bytes } = image;
  const side = limits.picturePixels;
  if (width !== side || height !== side) {
    throw faulty("wrong_size", `A picture is ${side} pixels wide and high, not ${width} and ${height}.`);
  }
  const key = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
  return { key, type, bytes };
}

function faulty(fault: PictureFault, message: string): Problem {
  return new Problem("invalid", message, { details: [{ field: "profilePic", message: fault }] });
}
