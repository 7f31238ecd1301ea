import type { OwnGames } from "#schema/protocol/user.ts";
import type { Table } from "#store/gameLists.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish, send } from "../effects.ts";

/** The person's statistics, and who sits at the person's running games, as libSQL had them last. */
export interface GamesState {
  /** Null if they must be read. */
  readonly games: OwnGames | null;
  readonly tables: readonly Table[];
}

type GamesChanged = Changed<GamesState, Effect>;

const { changed } = changesOf<GamesState, Effect>();

/** Somebody needs the statistics: they are read, unless they are known. */
export function needed(state: GamesState): GamesChanged {
  return state.games === null ? outdated(state) : changed(state);
}

/** A game of the person has begun or ended: the statistics are read again. */
export function outdated(state: GamesState): GamesChanged {
  return changed(state, send("games", {}));
}

/** The same for somebody who may never come back: they are read when the person comes next. */
export function outdatedWhileAway(state: GamesState): GamesChanged {
  return changed(state.games === null ? state : { ...state, games: null });
}

/** libSQL has answered. Who sits at the person's games decides where a message in a chat goes. */
export function taken(games: OwnGames, tables: readonly Table[]): GamesChanged {
  return changed({ games, tables }, { kind: "conditions" }, publish("games:getGames", games));
}

/** The account was deleted. */
export function forgotten(): GamesChanged {
  return changed({ games: null, tables: [] });
}
