import { useEffect } from "react";
import { followSponsors } from "#web/net/sponsors.ts";
import { useStore } from "../useStore.ts";
import { Marks } from "./Marks.tsx";
import { placements } from "./placements.ts";
import { sponsors } from "./sponsors.ts";

/**
 * What a player wears on the picture in the element around it: the crown of who placed high enough in the last
 * tournament, and the tag of a sponsor.
 */
export function MarksOf({ username }: { username: string }) {
  const placement = useStore(placements).get(username);
  const isSponsor = useStore(sponsors).has(username);
  useEffect(followSponsors, []);
  if (!placement && !isSponsor) return null;
  return <Marks placement={placement} isSponsor={isSponsor} />;
}
