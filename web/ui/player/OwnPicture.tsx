import { avatarOf } from "./avatar.ts";
import { Portrait } from "./Portrait.tsx";
import { usePicture } from "./usePicture.ts";

/** The picture that a player has put up, else the one that is drawn. */
export function OwnPicture({ username, size }: { username: string; size: string }) {
  return <Portrait picture={usePicture(username) ?? avatarOf(username)} size={size} />;
}
