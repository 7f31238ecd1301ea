import { Suspense, useEffect, useSyncExternalStore } from "react";
import { lazyPart } from "../loading/lazyPart.ts";
import { placements } from "./placements.ts";
import { followSponsors, sponsors } from "./sponsors.ts";

// Few players wear any.
const Marks = lazyPart(
  () => import("./Marks.tsx"),
  ({ Marks }) => Marks,
);

/**
 * What a player wears on the picture in the element around it: the crown of who placed high enough in the last
 * tournament, and the tag of a sponsor.
 */
export function MarksOf({ username }: { username: string }) {
  const placement = useSyncExternalStore(
    placements.subscribe,
    () => placements.read().get(username),
    () => undefined,
  );
  const isSponsor = useSyncExternalStore(
    sponsors.subscribe,
    () => sponsors.read().has(username),
    () => false,
  );
  useEffect(followSponsors, []);
  if (!placement && !isSponsor) return null;
  return (
    <Suspense>
      <Marks placement={placement} isSponsor={isSponsor} />
    </Suspense>
  );
}
