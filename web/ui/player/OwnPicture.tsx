import { avatarOf } from "./avatar.ts";
import { Portrait } from "./Portrait.tsx";
import { usePicture } from "./usePicture.ts";

/** The picture that a player has uploaded, else the generated one. */
export function OwnPicture({ username, size }: { username: string; size: string }) {
  return <Portrait picture={usePicture(username) ?? avatarOf(username)} size={size} />;
}
