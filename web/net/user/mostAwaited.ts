import { isTurnBased } from "#schema/pace.ts";
import { useStore } from "#web/ui/useStore.ts";
import { ongoingGame } from "../ongoingGame.ts";
import { awaitingGames } from "./turnBased.ts";
import type { UserRoomState } from "./userRoom.ts";
import { useUserRoom } from "./userRoomState.ts";

/** A game to go on with. `mates` are the names of the other people there. */
export type AwaitedGame = { gameID: number; mates: readonly string[] } & (
  | { kind: "people" | "bots" }
  /** A turn-based game, with its deadline (ms UTC). */
  | { kind: "turn"; until: number }
);

/**
 * The running game that waits most for the user: one with people who sit at the table now, such as a tournament's match,
 * then the turn-based one with the nearest deadline, then one with bots.
 * @param ongoing the game that was begun in this browser, which the lists may not know yet
 */
export function mostAwaited(
  own: Pick<UserRoomState, "games" | "turnBased"> | undefined,
  ongoing: number | undefined,
): AwaitedGame | undefined {
  const running = own?.games?.runningGames ?? [];
  const live = running
    .filter((game) => !isTurnBased(game))
    .map(({ id, seat, players }) => ({ gameID: id, mates: matesOf(players, seat) }));
  const withPeople = live.find(({ mates }) => mates.length > 0);
  if (withPeople) return { kind: "people", ...withPeople };
  const [turn] = awaitingGames(own?.turnBased ?? []);
  if (turn) {
    const { gameID, until, players, seat } = turn;
    return { kind: "turn", gameID, until, mates: matesOf(players, seat) };
  }
  const withBots = live.find(({ gameID }) => gameID === ongoing) ?? live[0];
  if (withBots) return { kind: "bots", ...withBots };
  const isResting = own?.turnBased.some(({ gameID }) => gameID === ongoing);
  return ongoing === undefined || isResting ? undefined : { kind: "bots", gameID: ongoing, mates: [] };
}

/** The same for the user of this tab. */
export function useMostAwaited(): AwaitedGame | undefined {
  const own = useUserRoom();
  const ongoing = useStore(ongoingGame, undefined);
  return mostAwaited(own, ongoing);
}

type Players = NonNullable<UserRoomState["games"]>["runningGames"][number]["players"];

function matesOf(players: Players, own: number | null): string[] {
  return players.flatMap(({ kind, name }, seat) => (seat !== own && kind !== "bot" ? name : []));
}
