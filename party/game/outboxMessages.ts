import * as z from "zod/mini";
import { seat } from "#schema/protocol/table.ts";
import type { PayloadsOf } from "../outboxKinds.ts";
import { identity, nothing, person } from "../payloads.ts";

/** How the game stands, and who plays it. */
export const reportMessages = {
  /** For the lobby: the game's state. `told` numbers the reports. */
  listing: z.object({ told: z.int() }),
  /** For a player's own room: the game has begun or ended. */
  games: identity,
  /** For the room of an awaited player who is away, and since when: the table waits. */
  call: z.object({ seat, goneAt: z.number() }),
  /** For the game's channel: its members have changed. */
  channel: nothing,
  /** For libSQL: whoever sits, or sat, here as `person` has a new identity; who sits where; how the game has ended. */
  becoming: z.object({ person, identity }),
  seating: nothing,
  finished: nothing,
  /** For the rater, after that: there may be a game to rate. */
  rate: nothing,
};
export type ReportMessages = PayloadsOf<typeof reportMessages>;

export const archiveMessages = {
  /** To ask libSQL: is all of the game there, so that the room can be emptied? */
  archive: nothing,
};
export type ArchiveMessages = PayloadsOf<typeof archiveMessages>;

export const turnMessages = {
  /** For a player's own room: how a turn-based game stands for the player. */
  turn: identity,
};
export type TurnMessages = PayloadsOf<typeof turnMessages>;

/** For the room of the tournament whose match the game decides. */
export const matchMessages = {
  /** Somebody of a side has come for the first time. */
  teamCame: z.object({ tournamentID: z.int(), side: z.int() }),
  /** The balls home have changed; the game has ended. */
  score: z.object({ tournamentID: z.int() }),
  matchEnd: z.object({ tournamentID: z.int() }),
};
export type MatchMessages = PayloadsOf<typeof matchMessages>;

export const rematchMessages = {
  /** For the waiting room of the rematch: who does not want it. */
  declined: z.object({ waitingID: z.string(), people: z.array(person) }),
};
export type RematchMessages = PayloadsOf<typeof rematchMessages>;

/** What leaves a game. */
export type GameMessages = ReportMessages & ArchiveMessages & TurnMessages & MatchMessages & RematchMessages;
