import * as z from "zod/mini";
import { takenUsername } from "../api/takenUsername.ts";
import { roomKey } from "../roomKeys.ts";
import { text } from "../text.ts";
import { decisionReason, teamName } from "../tournament/names.ts";
import { tournamentRefusals } from "../tournament/refusals.ts";
import { tournamentMatch, tournamentSnapshot } from "../tournament/snapshot.ts";
import { eventNumber } from "./envelope.ts";
import type { Protocol } from "./protocol.ts";
import { count } from "./table.ts";

/** The party `tournament`: one room per tournament; its name is the id. words.ts explains its messages and errors. */

const nothing = z.strictObject({});
const whole = z.strictObject({ tournament: tournamentSnapshot });
const named = z.strictObject({ username: takenUsername });

/** Which of the teams that ask is meant; the first one, if none is named. */
const ofTeam = z.strictObject({ teamName: z.optional(teamName) });

/** What the link to a private tournament contains. */
export const tournamentInvitation = text().check(z.regex(roomKey));

/** Where a match stands: the index of its round, and its own within the round. */
const matchPlace = { tournamentRound: count, roundGame: count };

/** Requests that only one kind of tournament knows. The other one answers with `not_found`. */
const publicRequests = {
  "tournament:public:get": nothing,
  /** `players` are the partners who are invited. */
  "tournament:public:registerTeam": z.strictObject({
    name: teamName,
    players: z.array(takenUsername).check(z.maxLength(2)),
  }),
  "tournament:public:joinTeam": z.strictObject({ teamName }),
  "tournament:public:activateUser": ofTeam,
  "tournament:public:leaveTournament": ofTeam,
  "tournament:public:seekPartner": z.strictObject({ isSeeking: z.boolean() }),
  "tournament:public:abort": nothing,
};

const privateRequests = {
  "tournament:private:get": nothing,
  "tournament:private:getInvitation": nothing,
  "tournament:private:planAddPlayer": z.strictObject({ usernameToAdd: takenUsername, teamTitle: teamName }),
  "tournament:private:planRemovePlayer": z.strictObject({ usernameToRemove: takenUsername }),
  "tournament:private:joinTeam": z.strictObject({ teamName, invitation: tournamentInvitation }),
  "tournament:private:acceptParticipation": nothing,
  "tournament:private:declineParticipation": nothing,
  "tournament:private:handOver": named,
  "tournament:private:show": z.strictObject({ isShown: z.boolean() }),
  "tournament:private:start": nothing,
  "tournament:private:startGame": z.strictObject(matchPlace),
  "tournament:private:abort": nothing,
};

export const tournament = {
  requests: {
    ...publicRequests,
    ...privateRequests,
    "tournament:round": z.strictObject({ tournamentRound: count }),
    /** `ranking`: the teams that count as having played, by their index, best first. */
    "tournament:decideMatch": z.strictObject({
      ...matchPlace,
      ranking: z.array(count).check(z.maxLength(3)),
      reason: decisionReason,
    }),
    /** `team`, by its index, is for who leads the tournament. */
    "tournament:withdraw": z.strictObject({ team: z.optional(count) }),
    "tournament:stay": nothing,
    "tournament:catchUp": z.strictObject({ v: eventNumber }),
  },
  answers: {
    "tournament:public:get": whole,
    "tournament:public:registerTeam": nothing,
    "tournament:public:joinTeam": nothing,
    "tournament:public:activateUser": nothing,
    "tournament:public:leaveTournament": nothing,
    "tournament:public:seekPartner": nothing,
    "tournament:public:abort": nothing,
    "tournament:private:get": whole,
    "tournament:private:getInvitation": z.strictObject({ invitation: tournamentInvitation }),
    "tournament:private:planAddPlayer": nothing,
    "tournament:private:planRemovePlayer": nothing,
    "tournament:private:joinTeam": nothing,
    "tournament:private:acceptParticipation": nothing,
    "tournament:private:declineParticipation": nothing,
    "tournament:private:handOver": nothing,
    "tournament:private:show": nothing,
    "tournament:private:start": nothing,
    "tournament:private:startGame": nothing,
    "tournament:private:abort": nothing,
    "tournament:round": z.strictObject({ matches: z.array(tournamentMatch) }),
    "tournament:decideMatch": nothing,
    "tournament:withdraw": nothing,
    "tournament:stay": nothing,
    "tournament:catchUp": z.strictObject({ v: eventNumber }),
  },
  events: {
    "tournament:public:update": whole,
    "tournament:private:update": whole,
    /** Nothing but these matches has changed. */
    "tournament:matches": z.strictObject({ changed: z.array(tournamentMatch) }),
  },
  errors: {
    not_signed_in: 401,
    unknown_player: 404,
    ...tournamentRefusals,
  },
} as const satisfies Protocol;

export type TournamentProtocol = typeof tournament;
