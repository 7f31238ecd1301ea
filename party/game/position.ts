import {
  everySeat,
  type GameEvent,
  moveSeat,
  newGame,
  play,
  type Seat,
  type State,
  type Table,
} from "#rules/index.ts";
import type { Beginning, LoggedMove, Sitting } from "./logged.ts";

/** The state of a game: the fold of its log. All times in ms UTC. */
export interface Position {
  readonly state: State;
  /** The number of moves so far. */
  version: number;
  /** The version at the start of the current deal. */
  dealVersion: number;
  /** When the last move was made, or the game began. */
  lastMoveAt: number;
  /** The same without autopilot's moves. */
  lastPlayedAt: number;
  /** Since when each seat has had to decide, or `null`. */
  readonly due: (number | null)[];
  /** Since when each seat's player has been awaited, whatever autopilot has played since, or `null`. */
  readonly awaited: (number | null)[];
  /** How many times autopilot has played for each seat's player, whole cards. */
  readonly missed: number[];
  /** Whether the last move was autopilot's. */
  isStoodIn: boolean;
}

/** Replays a log. */
export function replayLog(beginning: Beginning, moves: readonly LoggedMove[]): Position {
  const { game, seed, sittings } = beginning;
  const state = newGame(game.variant, seed);
  const nobody = everySeat(state.table.variant).map(() => null);
  const position: Position = {
    state,
    version: 0,
    dealVersion: 0,
    lastMoveAt: game.createdAt,
    lastPlayedAt: game.createdAt,
    due: [...nobody],
    awaited: [...nobody],
    missed: nobody.map(() => 0),
    isStoodIn: false,
  };
  for (const seat of deciding(state.table)) awaitSeat(position, seat, game.createdAt);
  const changes = [...sittings];
  for (const logged of moves) {
    while (changes[0]?.version === position.version) changeOwner(position, changes.shift() as Sitting);
    advance(position, logged);
  }
  for (const change of changes) changeOwner(position, change);
  return position;
}

/** Applies a legal move in place. Returns the events in order. */
export function advance(position: Position, { move, at, isAutopilot }: LoggedMove): GameEvent[] {
  const { state, due, awaited } = position;
  const { deal } = state.table;
  if (isAutopilot && !isRestOfSeven(position)) position.missed[moveSeat(move)]++;
  position.isStoodIn = isAutopilot;
  const happened: GameEvent[] = [];
  play(state, move, happened);
  position.version++;
  position.lastMoveAt = at;
  if (!isAutopilot) position.lastPlayedAt = at;
  if (state.table.deal !== deal) position.dealVersion = position.version;

  const mover = moveSeat(move);
  due[mover] = null;
  if (!isAutopilot) awaited[mover] = null;
  const seats = deciding(state.table);
  for (const seat of due.keys()) if (!seats.includes(seat)) due[seat] = null;
  for (const seat of seats) awaitSeat(position, seat, at);
  return happened;
}

/** Gives a seat to somebody else, who has not been awaited before. */
export function changeOwner(
  { due, awaited, missed }: Position,
  { seat, at }: Pick<Sitting, "seat" | "at">,
): void {
  missed[seat] = 0;
  if (due[seat] !== null) due[seat] = at;
  awaited[seat] = due[seat];
}

/** Whether autopilot has played the first parts of a seven, and so plays the rest. */
export function isRestOfSeven({ state, isStoodIn }: Position): boolean {
  return isStoodIn && state.table.seven.left > 0;
}

/** The seats that have to decide now. */
function deciding({ phase, turn, traded }: Table): Seat[] {
  if (phase === "play") return [turn];
  if (phase !== "trade") return [];
  return [...traded.keys()].filter((seat) => traded[seat] === 0);
}

function awaitSeat({ due, awaited }: Position, seat: Seat, at: number): void {
  due[seat] ??= at;
  awaited[seat] ??= at;
}
