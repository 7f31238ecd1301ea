import { Hono } from "hono";
import { profilePictureQuery } from "#schema/api/pictures.ts";
import { limits } from "#schema/limits.ts";
import { removePicture, setPicture } from "#store/pictures.ts";
import type { EdgeEnv } from "../env.ts";
import { heardOut } from "../middleware/heardOut.ts";
import { limited } from "../middleware/limited.ts";
import { query } from "../middleware/query.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { unblocked } from "../middleware/unblocked.ts";
import { wholeBody } from "../middleware/wholeBody.ts";
import { askDatabase } from "../services/database.ts";
import { dataUrlOf, pictureKeyOf, pictureOfUpload } from "../services/pictures/pictures.ts";

/** The overhead of multipart encoding around the file, in bytes. */
const formBytes = 1024;

/** Players' pictures. Their bodies may exceed the general limit, so their routes come before it. */
export const pictureRoutes = new Hono<EdgeEnv>()
  .get("/getProfilePicture", signedInUser, query(profilePictureQuery), async (c) => {
    const username = c.req.valid("query").username ?? c.get("identity").name;
    const key = await pictureKeyOf(c.env, username);
    const tag = `"${key}"`;
    // The browser caches a picture and revalidates it with its ETag. Shared caches may not keep it.
    c.header("Cache-Control", "private, no-cache");
    c.header("ETag", tag);
    if (c.req.header("If-None-Match") === tag) return c.body(null, 304);
    return c.json<string>(await dataUrlOf(c.env, username));
  })
  .post(
    "/uploadProfilePicture",
    heardOut(2 * limits.pictureUploadBytes),
    limited("UPLOAD_LIMIT"),
    wholeBody(limits.pictureKeptBytes + formBytes),
    signedInUser,
    unblocked,
    async (c) => {
      // A form that can't be parsed contains no picture.
      const form = await c.req.parseBody().catch(() => undefined);
      const picture = await pictureOfUpload(form?.profilePic);
      await askDatabase(c.env, (db) => setPicture(db, c.get("identity").id, picture));
      return c.body(null, 204);
    },
  )
  .delete("/deleteProfilePicture", signedInUser, async (c) => {
    await askDatabase(c.env, (db) => removePicture(db, c.get("identity").id));
    return c.body(null, 204);
  });
