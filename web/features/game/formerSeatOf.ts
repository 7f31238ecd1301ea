import type { GameState } from "#web/net/game/gameRoom.ts";
import { session } from "#web/net/session.ts";

/** The viewer's seat before the viewer was substituted; undefined for everybody else. */
export function formerSeatOf({ view, former }: Pick<GameState, "view" | "former">): number | undefined {
  if (view.seat !== null) return undefined;
  const name = session.read()?.username;
  return former.findLast(({ player }) => player.kind !== "bot" && player.name === name)?.seat;
}
