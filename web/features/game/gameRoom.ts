import type { GameEvent } from "#rules/event.ts";
import type { Seat } from "#rules/variant.ts";
import type { View } from "#rules/view.ts";
import { viewOfData } from "#rules/viewData.ts";
import { game, type Moved, type Snapshot } from "#schema/protocol/game.ts";
import type { SeatInfo } from "#schema/protocol/seats.ts";
import type { Position } from "#web/game/useStage.ts";
import { defineRoom } from "#web/net/room/useRoom.ts";

/** A game as this client knows it. */
export interface GameState {
  readonly gameID: number;
  /** The number of the position: it is named in every move. */
  readonly version: number;
  readonly view: View;
  /** The newest positions, oldest first, for the board to show one after another. */
  readonly positions: readonly Position[];
  /** What the moves since this page came made happen, oldest first. */
  readonly told: readonly Told[];
  readonly seats: readonly SeatInfo[];
  /** Seats whose players are connected. */
  readonly online: readonly Seat[];
  readonly spectators: number;
  /** The names of the first onlookers who have one. */
  readonly watching: readonly string[];
}

/** What one move made happen. */
export interface Told {
  readonly version: number;
  readonly happened: readonly GameEvent[];
}

/** More are never shown one after another. */
const positionsKept = 12;
const toldKept = 300;

/** What the client makes of a game's room. `undefined` until the first snapshot. */
export const gameRoom = defineRoom({
  party: "game",
  protocol: game,
  whole: "game:snapshot",
  initial: undefined as GameState | undefined,
  reduce(state, event): GameState | undefined {
    if (event.type === "game:snapshot") return withSnapshot(state, event.data);
    if (state === undefined) return state;
    if (event.type === "game:presence") return { ...state, ...event.data };
    if (event.type === "game:seats") return { ...state, seats: event.data.seats };
    if (event.type === "game:moved") return withMove(state, event.data);
    return state;
  },
});

type SnapshotData = Omit<Snapshot, "gameID"> & { gameID: number };

function withSnapshot(state: GameState | undefined, data: SnapshotData): GameState {
  const view = viewOfData(data.view);
  return {
    gameID: data.gameID,
    version: data.version,
    view,
    positions: [{ version: data.version, view, happened: null }],
    told: state?.told ?? [],
    seats: data.seats,
    ...data.presence,
  };
}

function withMove(state: GameState, { version, view: viewData, happened }: Moved): GameState {
  const view = viewOfData(viewData);
  return {
    ...state,
    version,
    view,
    positions: [...state.positions, { version, view, happened }].slice(-positionsKept),
    told: [...state.told, { version, happened }].slice(-toldKept),
  };
}
