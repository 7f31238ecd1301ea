import { type Card, parseCard } from "#rules/card.ts";
import type { GameEvent } from "#rules/event.ts";
import type { OpenDraw } from "#rules/notation/draw.ts";
import type { Seat } from "#rules/variant.ts";
import type { View } from "#rules/view.ts";
import { viewOfData } from "#rules/viewData.ts";
import type { EndingInfo } from "#schema/protocol/ending.ts";
import { type GameProtocol, game, type Moved, type Snapshot } from "#schema/protocol/game.ts";
import type { GameDecision, GameMatch } from "#schema/protocol/match.ts";
import type { EventData } from "#schema/protocol/protocol.ts";
import type { Reaction } from "#schema/protocol/reactions.ts";
import type { FormerPlayer, SeatInfo, Substitution, Waiting } from "#schema/protocol/seats.ts";
import type { Series } from "#schema/protocol/series.ts";
import type { Position } from "#web/game/useStage.ts";
import { defineRoom } from "../room/kind.ts";

/** A game as this client knows it. Times in ms UTC. */
export interface GameState extends Waiting {
  readonly gameID: number;
  readonly status: Snapshot["status"];
  /** The version of the position; every move names it. */
  readonly version: number;
  readonly view: View;
  /** The newest positions, oldest first, for the board to show one after another. */
  readonly positions: readonly Position[];
  /** The events of the moves since this page was opened, oldest first. */
  readonly recentMoves: readonly RecentMove[];
  readonly seats: readonly SeatInfo[];
  /** The substituted players, in order. */
  readonly former: readonly FormerPlayer[];
  /** Seats whose players are connected. */
  readonly online: readonly Seat[];
  /** Whether that still holds: not while the connection is lost or doubtful. */
  readonly isPresenceKnown: boolean;
  /** For each seat, since when its player has been absent, or null. */
  readonly awaySince: readonly (number | null)[];
  readonly spectators: number;
  /** The names of the first spectators who have one. */
  readonly watching: readonly string[];
  /** The time limit for a move; `null` if there is none. */
  readonly moveTimeMs: number | null;
  readonly substitution: Substitution | null;
  /** The open questions whether to end the game that the viewer may know of. */
  readonly endings: readonly EndingInfo[];
  /** What has become of the last one; whose doing that was. */
  readonly endingNews: EndingNews | null;
  /** Until when the same people can play again, where they meet, and who waits there. */
  readonly rematch: { until: number; waitingID: string | null; waiting: readonly Seat[] } | null;
  /** Whether that waiting room has closed since. */
  readonly isRematchClosed: boolean;
  /** The result of the last one. */
  readonly substituted: Substituted | null;
  /** All hands, once the game has ended. */
  readonly hands: readonly (readonly Card[])[] | null;
  /** The reaction on each seat. `number` distinguishes a repeated reaction from the one before. */
  readonly reactions: readonly (ShownReaction | undefined)[];
  readonly seedHash: string;
  readonly seed: string | null;
  /** Where the seed came from; null if the server alone drew it. */
  readonly draw: OpenDraw | null;
  readonly created: number;
  readonly endedAt: number | null;
  /** The match of a tournament that the game decides, and when its time is up. */
  readonly match: GameMatch | null;
  /** Which side has won a game that ended without a move, if any, and why. */
  readonly decision: GameDecision | null;
  /** The series that it belongs to; once the game is over, with its winner. */
  readonly series: Series | null;
}

type ShownReaction = { emoji: Reaction; number: number };
export type Substituted = Pick<
  EventData<GameProtocol, "substitution:changed">,
  "change" | "seat" | "by" | "replaced"
>;

export type EndingNews = Pick<EventData<GameProtocol, "ending:changed">, "change" | "how" | "seat">;

/** The events of one move. */
export interface RecentMove {
  readonly version: number;
  /** As notation.md writes it; the card that somebody else trades is left out. Absent in a game of this browser alone. */
  readonly move?: string;
  readonly happened: readonly GameEvent[];
  readonly isAutopilot: boolean;
}

/** The board never shows more than this one after another. */
const positionsKept = 12;
const recentMovesKept = 300;

/** The client's view of a game's room; `undefined` until the first snapshot. */
export const gameRoom = defineRoom({
  party: "game",
  protocol: game,
  whole: "game:snapshot",
  initial: undefined as GameState | undefined,
  reduce(state, event): GameState | undefined {
    if (event.type === "game:snapshot") return withSnapshot(state, event.data);
    if (state === undefined) return state;
    if (event.type === "game:presence") return { ...state, ...event.data };
    if (event.type === "game:seats") return { ...state, ...event.data };
    if (event.type === "game:rematch") return withRematch(state, event.data.rematch);
    if (event.type === "game:reacted") return withReaction(state, event.data);
    if (event.type === "substitution:changed") return withSubstitution(state, event.data);
    if (event.type === "ending:changed") return withEnding(state, event.data);
    return withMove(state, event.data);
  },
  doubted: (state) => state && { ...state, isPresenceKnown: false },
});

function withSnapshot(
  state: GameState | undefined,
  data: EventData<GameProtocol, "game:snapshot">,
): GameState {
  const { view: viewData, presence, hands, lastMoveAt: _, ...rest } = data;
  // The board does not show again what it shows already.
  const isShown = state?.version === data.version && state.view.seat === viewData.seat;
  const view = isShown ? state.view : viewOfData(viewData);
  return {
    ...rest,
    view,
    positions: isShown ? state.positions : [{ version: data.version, view, happened: null }],
    recentMoves: state?.recentMoves ?? [],
    ...presence,
    isPresenceKnown: true,
    hands: hands?.map((hand) => hand.flatMap((name) => parseCard(name) ?? [])) ?? null,
    substituted: state?.substituted ?? null,
    endingNews: state?.endingNews ?? null,
    isRematchClosed: state?.isRematchClosed ?? false,
    reactions: state?.reactions ?? [],
  };
}

function withMove(state: GameState, data: Moved): GameState {
  const { version, move, view: viewData, happened, isAutopilot, due, replaceable, deadline } = data;
  const view = viewOfData(viewData);
  return {
    ...state,
    due,
    replaceable,
    deadline,
    version,
    view,
    positions: [...state.positions, { version, view, happened }].slice(-positionsKept),
    recentMoves: [...state.recentMoves, { version, move, happened, isAutopilot }].slice(-recentMovesKept),
  };
}

function withRematch(state: GameState, rematch: GameState["rematch"]): GameState {
  const isOpen = rematch?.waitingID != null;
  const wasOpen = state.rematch?.waitingID != null;
  return { ...state, rematch, isRematchClosed: !isOpen && (wasOpen || state.isRematchClosed) };
}

function withReaction(state: GameState, { seat, emoji }: { seat: Seat; emoji: Reaction }): GameState {
  const number = (state.reactions[seat]?.number ?? 0) + 1;
  const reactions = [...state.reactions];
  reactions[seat] = { emoji, number };
  return { ...state, reactions };
}

function withEnding(state: GameState, data: EventData<GameProtocol, "ending:changed">): GameState {
  const { ending, ...endingNews } = data;
  const others = state.endings.filter(({ how }) => how !== data.how);
  return { ...state, endings: ending === null ? others : [...others, ending], endingNews };
}

function withSubstitution(
  state: GameState,
  data: EventData<GameProtocol, "substitution:changed">,
): GameState {
  const { substitution, change, seat, by, replaced, ...waiting } = data;
  return { ...state, ...waiting, substitution, substituted: { change, seat, by, replaced } };
}
