import { and, eq } from "drizzle-orm";
import { pictures } from "#schema/db/pictures.ts";
import { users } from "#schema/db/users.ts";
import type { PictureType } from "#schema/settings.ts";
import type { Database } from "./db.ts";
import { isPlayer } from "./isPlayer.ts";

/** A picture and its ETag. */
export type Picture = { key: string; type: PictureType; bytes: Uint8Array };

/**
 * The ETag of a player's picture, without reading the picture; null without a picture, undefined without the player.
 */
export async function findPictureKey(db: Database, username: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ key: pictures.key })
    .from(users)
    .leftJoin(pictures, eq(pictures.userId, users.id))
    .where(and(eq(users.usernameLower, username.toLowerCase()), isPlayer));
  return row?.key;
}

/** The picture of the player of this name; undefined if there is none. */
export async function findPicture(db: Database, username: string): Promise<Picture | undefined> {
  const [row] = await db
    .select({ key: pictures.key, type: pictures.type, bytes: pictures.bytes })
    .from(pictures)
    .innerJoin(users, eq(users.id, pictures.userId))
    .where(eq(users.usernameLower, username.toLowerCase()));
  return row;
}

/** Replaces a player's picture. */
export async function setPicture(db: Database, userID: number, { key, type, bytes }: Picture): Promise<void> {
  const picture = { key, type, bytes: Buffer.from(bytes) };
  await db
    .insert(pictures)
    .values({ userId: userID, ...picture })
    .onConflictDoUpdate({ target: pictures.userId, set: picture });
}

export async function removePicture(db: Database, userID: number): Promise<void> {
  await db.delete(pictures).where(eq(pictures.userId, userID));
}
