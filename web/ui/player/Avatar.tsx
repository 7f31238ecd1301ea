import { Suspense } from "react";
import { useUsername } from "#web/net/account.ts";
import { lazyPart } from "../loading/lazyPart.ts";
import { avatarOf } from "./avatar.ts";
import { Portrait } from "./Portrait.tsx";

const fetching = () => import("./OwnPicture.tsx");
const OwnPicture = lazyPart(fetching, ({ OwnPicture }) => OwnPicture);

/**
 * A player's picture, or one generated from the name. The name stands beside it. Only signed-in users see uploaded
 * pictures; nobody else loads the code for them.
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
