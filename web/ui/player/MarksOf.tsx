import { useEffect, useSyncExternalStore } from "react";
import { followSponsors } from "#web/net/sponsors.ts";
import { Marks } from "./Marks.tsx";
import { placements } from "./placements.ts";
import { sponsors } from "./sponsors.ts";

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
  return <Marks placement={placement} isSponsor={isSponsor} />;
}
