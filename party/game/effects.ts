import type { Seat } from "#rules/index.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Person, SeatOwner } from "#schema/rooms.ts";
import { type Changed as ChangedBy, changesOf, type EffectHandlersOf } from "../changed.ts";
import type { Viewer } from "../events.ts";
import type { EndingNews } from "./ending.ts";
import type { OfferStep } from "./offer.ts";
import type { GameState } from "./state.ts";

/** The due dates that effects set, besides those of schedule.ts. */
export type EffectDue = "ending" | "offer" | "rematch" | "archive";

/** What has to be done outside of the pure functions, in this order, once the next state is stored. */
export type Effect =
  /** Everybody is told the whole game. */
  | { kind: "snapshot" }
  /** Everybody is told who plays for whom now. */
  | { kind: "seats" }
  /** Everybody is told what has become of the offer to replace this player. */
  | { kind: "offer"; step: OfferStep; replaced: SeatOwner }
  /** Those who are asked are told what has become of a question whether to end the game. */
  | { kind: "ending"; news: EndingNews }
  /** This person sees the game as another viewer. */
  | { kind: "showAs"; viewer: Viewer; person: Person }
  /** The room notes who is there now, in which role. */
  | { kind: "crowd" }
  /** The due dates of what happens without a request (schedule.ts) are set anew. */
  | { kind: "schedule" }
  /** Something else is due at this time (ms UTC); `undefined` if it is not any more. */
  | { kind: "due"; due: EffectDue; at: number | undefined }
  /** The rooms of these players are told for whom a turn-based game waits. */
  | { kind: "turns"; owners: readonly SeatOwner[] }
  /** The tournament is told the score of its match. */
  | { kind: "score" }
  /** The tournament is told that somebody of this side of its match has come. */
  | { kind: "teamCame"; side: number }
  /** The tournament is told how its match has ended. */
  | { kind: "matchEnd" }
  /** The room of a player who has been away since `goneAt` is told that the table waits. */
  | { kind: "call"; seat: Seat; goneAt: number }
  /** libSQL stores who sits where, or how the game has ended. */
  | { kind: "store"; what: "seating" | "finished" }
  /** The lobby is told how the game stands. */
  | { kind: "list" }
  /** The game's channel is told that its members have changed. */
  | { kind: "channel" }
  /** The operator's figures count the end of a game. */
  | { kind: "count"; event: "ended" | "aborted" };

/** For each kind of effect, what carries it out. */
export type EffectHandlers = EffectHandlersOf<Effect>;

/** The next state of the game, and what has to be done about it. */
export type Changed = ChangedBy<GameState, Effect>;

export const { changed, andThen } = changesOf<GameState, Effect>();

/** How a turn-based game stands is told to these players' rooms; an ordinary one waits for nobody elsewhere. */
export function turns({ beginning }: GameState, owners: readonly SeatOwner[]): Effect[] {
  return isTurnBased(beginning.game) ? [{ kind: "turns", owners }] : [];
}

/** Everybody is told who plays for whom now, at the table and elsewhere. */
export function seatsTold(state: GameState): Effect[] {
  return [{ kind: "seats" }, ...turns(state, state.beginning.game.seats)];
}
