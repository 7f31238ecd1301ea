import { describe, expect, it } from "vitest";
import type { OwnGames } from "#schema/protocol/user.ts";
import { publish, send } from "../effects.ts";
import { forgotten, type GamesState, needed, outdated, outdatedWhileAway, taken } from "./gamesChanges.ts";

const games = { runningGames: [] } as unknown as OwnGames;
const known: GamesState = { games, tables: [{ gameID: 4, userIDs: [7, 8] }] };
const unknown: GamesState = { games: null, tables: [] };

describe("a person's statistics", () => {
  it("are read when somebody needs them and they are not known", () => {
    expect(needed(unknown)).toEqual({ state: unknown, effects: [send("games", {})] });
    expect(needed(known)).toEqual({ state: known, effects: [] });
  });

  it("are read again when a game has begun or ended", () => {
    expect(outdated(known)).toEqual({ state: known, effects: [send("games", {})] });
  });

  it("are only forgotten for somebody who is away, and needed when the person comes back", () => {
    const { state, effects } = outdatedWhileAway(known);
    expect(effects).toEqual([]);
    expect(state.games).toBeNull();
    expect(needed(state).effects).toEqual([send("games", {})]);
    expect(outdatedWhileAway(unknown).state).toBe(unknown);
  });

  it("are told to all tabs as libSQL has them, and the chats learn who sits at the tables", () => {
    expect(taken(games, known.tables)).toEqual({
      state: known,
      effects: [{ kind: "conditions" }, publish("games:getGames", games)],
    });
  });

  it("are gone with the account", () => {
    expect(forgotten()).toEqual({ state: unknown, effects: [] });
  });
});
