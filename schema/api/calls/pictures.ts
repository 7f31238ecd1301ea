import type { ApiCall } from "../call.ts";
import { profilePictureAnswer, profilePictureQuery } from "../pictures.ts";

/** Players' pictures. */
export const picturesCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/getProfilePicture",
    about:
      "The picture of a player, or the own one, as a data URL; empty where there is none. Its ETag changes with the picture.",
    caller: "user",
    query: profilePictureQuery,
    answer: { schema: profilePictureAnswer, hasTag: true },
    errors: ["not_found"],
  },
  {
    method: "POST",
    path: "/uploadProfilePicture",
    about:
      "Puts up a picture: JPEG, PNG or WebP, 160 pixels wide and high. Only the picture itself is kept of it.",
    caller: "user",
    file: "profilePic",
    isLimited: true,
    errors: ["invalid", "too_large", "blocked"],
  },
  {
    method: "DELETE",
    path: "/deleteProfilePicture",
    about: "Takes the own picture down.",
    caller: "user",
  },
];
