import { session } from "#web/net/session.ts";
import type { GameState } from "./gameRoom.ts";

/** The viewer's seat before the viewer was substituted; undefined for everybody else. */
export function formerSeatOf({ view, former }: Pick<GameState, "view" | "former">): number | undefined {
  if (view.seat !== null) return undefined;
  const name = session.read()?.username;
  return former.findLast(({ player }) => player.kind !== "bot" && player.name === name)?.seat;
}
