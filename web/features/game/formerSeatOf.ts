import { session } from "#web/net/session.ts";
import type { GameState } from "./gameRoom.ts";

/** The seat on which the viewer has sat before being replaced; undefined for everybody else. */
export function formerSeatOf({ view, former }: Pick<GameState, "view" | "former">): number | undefined {
  if (view.seat !== null) return undefined;
  const name = session.read()?.username;
  return former.findLast(({ player }) => player.kind !== "bot" && player.name === name)?.seat;
}
