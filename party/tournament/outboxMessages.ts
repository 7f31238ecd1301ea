import * as z from "zod/mini";
import { roundPlayed } from "#schema/tournament/roundName.ts";
import type { OutboxMessage } from "../outbox.ts";
import type { PayloadsOf } from "../outboxKinds.ts";
import { identity, nothing, person } from "../payloads.ts";

const team = z.object({ name: z.string(), players: z.readonly(z.array(z.string())) });

/** `TournamentToast`. */
const toast = z.union([
  z.object({
    kind: z.enum([
      "youCreated",
      "youWereInvited",
      "youJoinedComplete",
      "youJoinedIncomplete",
      "playerJoinedComplete",
      "playerJoinedIncomplete",
      "youActivatedComplete",
      "youActivatedIncomplete",
      "playerActivatedComplete",
      "playerActivatedIncomplete",
      "youLeft",
      "partnerLeft",
      "partnerLeaving",
      "teamWithdrew",
    ]),
    registerTeam: z.string(),
    player: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("signUpEnded"), registerTeam: z.string() }),
  z.object({ kind: z.enum(["signUpMissed", "signUpFailed", "started", "aborted", "youLead"]) }),
  z.object({ kind: z.enum(["roundStarted", "roundEnded"]), roundsToFinal: z.int(), round: roundPlayed }),
  z.object({ kind: z.literal("gameStarted"), gameID: z.int() }),
  z.object({ kind: z.literal("ended"), winner: z.nullable(team) }),
]);

/** What a notice says besides the tournament: `TournamentNotice` of schema/notice.ts. */
const notice = z.union([
  z.object({ what: z.literal("invited"), registerTeam: z.string() }),
  z.object({ what: z.enum(["roundSoon", "roundStarted"]), round: z.int() }),
  z.object({ what: z.literal("gameStarted"), gameID: z.int() }),
  z.object({ what: z.literal("decisionNeeded"), matchID: z.string() }),
]);

/** `key` is the effect's, which recipients recognise; `at` is when it was caused (ms UTC). */
const effect = { key: z.string(), at: z.number() };
const ofGame = z.object({ gameID: z.int() });

/** What leaves a tournament's room. */
export const tournamentMessages = {
  /** For a player's own room. */
  toast: z.object({ ...effect, to: identity, toast }),
  notice: z.object({ ...effect, to: identity, notice }),
  /** The same: the player belongs to the tournament now, or no longer. */
  belongs: identity,
  /** For libSQL: a mail to a player. `round` is the index of the next round, `by` who invites them. */
  mail: z.object({
    key: z.string(),
    to: identity,
    mail: z.enum(["invitation", "privateInvitation", "calendar", "reminder"]),
    by: z.optional(z.int()),
    round: z.int(),
  }),
  /** The same: mails to all who want news; what lists and profiles show. */
  announce: nothing,
  store: nothing,
  /** For the own rooms of all who can decide this match by hand. */
  decisionNeeded: z.object({ ...effect, matchID: z.string() }),
  /** For libSQL and the game's own room: the game of a match. Its players by seat are the same at every attempt. */
  openGame: z.object({ matchID: z.string(), createdAt: z.number(), players: z.array(identity) }),
  /** For the game's room. */
  endGame: ofGame,
  closeGame: ofGame,
  detachGame: ofGame,
  reseat: z.object({ gameID: z.int(), person, identity }),
  /** For the lobby: the tournament's entry, and who has won. */
  listing: nothing,
  winners: nothing,
  /** For the tournament's channel: its members have changed. */
  channel: nothing,
};
export type TournamentMessages = PayloadsOf<typeof tournamentMessages>;
export type TournamentMessage = OutboxMessage<TournamentMessages>;
