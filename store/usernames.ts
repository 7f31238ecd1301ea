import { skeletonOf } from "#schema/lookAlikes.ts";

/** The columns of a user's name. */
export function namesOf(username: string) {
  return {
    username,
    usernameLower: username.toLowerCase(),
    usernameSkeleton: skeletonOf(username),
  };
}
