import { lazy, Suspense } from "react";
import { useUsername } from "#web/net/account.ts";
import { avatarOf } from "./avatar.ts";
import { Portrait } from "./Portrait.tsx";

const fetching = () => import("./OwnPicture.tsx");
const OwnPicture = lazy(async () => ({ default: (await fetching()).OwnPicture }));

/**
 * A player's picture, or the one that is drawn out of the name. The name stands beside it. Pictures are shown to those who
 * are signed in; nobody else fetches what they need.
 */
export function Avatar({ username, size = "2em" }: { username: string; size?: string }) {
  const drawn = <Portrait picture={avatarOf(username)} size={size} />;
  if (useUsername() === undefined) return drawn;
  return (
    <Suspense fallback={drawn}>
      <OwnPicture username={username} size={size} />
    </Suspense>
  );
}
