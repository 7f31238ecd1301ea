import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../loading/lazyPart.ts";
import { placements } from "./placements.ts";

// Few players wear one.
const Crown = lazyPart(
  () => import("./Crown.tsx"),
  ({ Crown }) => Crown,
);

/** The crown of a player who placed high enough in the last tournament, on the picture in the element around it. */
export function CrownOf({ username }: { username: string }) {
  const placement = useSyncExternalStore(
    placements.subscribe,
    () => placements.read().get(username),
    () => undefined,
  );
  if (placement === undefined) return null;
  return (
    <Suspense>
      <Crown placement={placement} />
    </Suspense>
  );
}
