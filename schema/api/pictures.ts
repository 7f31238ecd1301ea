import { z } from "zod";
import * as fields from "./fields.ts";

/** GET /getProfilePicture: a player's, or the caller's own without a name. */
export const profilePictureQuery = z.strictObject({ username: z.optional(fields.takenUsername) });

/** A picture as a data URL; empty if there is none, and the client draws one from the name. */
export const profilePictureAnswer = z.string();

/** What can be wrong with an uploaded picture; the message at the field `profilePic` of a 422. */
export const pictureFaults = ["missing", "not_a_picture", "wrong_size"] as const;
export type PictureFault = (typeof pictureFaults)[number];
