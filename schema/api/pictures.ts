import { z } from "zod";
import * as fields from "./fields.ts";

/** GET /getProfilePicture: somebody's, or the caller's own where no name is given. */
export const profilePictureQuery = z.strictObject({ username: z.optional(fields.takenUsername) });

/** A picture as a data URL; empty where there is none, and the client draws one out of the name. */
export const profilePictureAnswer = z.string();

/** What can be wrong with an uploaded picture; the message at the field `profilePic` of a 422. */
export const pictureFaults = ["missing", "not_a_picture", "wrong_size"] as const;
export type PictureFault = (typeof pictureFaults)[number];
