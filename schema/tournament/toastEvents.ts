import * as z from "zod/mini";
import { gameID } from "../protocol/gameID.ts";
import { count } from "../protocol/table.ts";
import { slotName } from "../protocol/waitingGame.ts";
import { tournamentID, tournamentKinds } from "../tournament.ts";
import { toldName } from "./names.ts";
import { roundPlayed } from "./roundName.ts";
import type { TournamentToastKind } from "./toasts.ts";

/** The toasts about tournaments, as events of the player's own room. */

const about = { tournamentID, type: z.enum(tournamentKinds), tournamentTitle: toldName };
const plain = z.strictObject(about);
const ofTeam = z.strictObject({ ...about, registerTeam: toldName });
const ofPlayer = z.strictObject({ ...about, registerTeam: toldName, player: slotName });
/** `roundsToFinal`: 0 for the final, or the last round. */
const ofRound = z.strictObject({ ...about, roundsToFinal: count, round: roundPlayed });

export const tournamentToastEvents = {
  "tournament:toast:youCreated": ofTeam,
  "tournament:toast:youWereInvited": z.strictObject({
    ...about,
    registerTeam: toldName,
    by: slotName,
    partners: z.array(slotName).check(z.maxLength(2)),
  }),
  "tournament:toast:youJoinedComplete": ofTeam,
  "tournament:toast:youJoinedIncomplete": ofTeam,
  "tournament:toast:playerJoinedComplete": ofPlayer,
  "tournament:toast:playerJoinedIncomplete": ofPlayer,
  "tournament:toast:youActivatedComplete": ofTeam,
  "tournament:toast:youActivatedIncomplete": ofTeam,
  "tournament:toast:playerActivatedComplete": ofPlayer,
  "tournament:toast:playerActivatedIncomplete": ofPlayer,
  "tournament:toast:youLeft": ofTeam,
  "tournament:toast:partnerLeft": ofPlayer,
  "tournament:toast:partnerLeaving": ofPlayer,
  "tournament:toast:teamWithdrew": ofPlayer,
  "tournament:toast:signUpEnded": ofTeam,
  "tournament:toast:signUpMissed": plain,
  "tournament:toast:signUpFailed": plain,
  "tournament:toast:started": plain,
  "tournament:toast:aborted": plain,
  "tournament:toast:youLead": plain,
  "tournament:toast:roundStarted": ofRound,
  "tournament:toast:roundEnded": ofRound,
  "tournament:toast:gameStarted": z.strictObject({ ...about, gameID }),
  "tournament:toast:ended": z.strictObject({
    ...about,
    winner: z.nullable(z.strictObject({ name: toldName, players: z.array(slotName).check(z.maxLength(3)) })),
  }),
} as const satisfies Record<`tournament:toast:${TournamentToastKind}`, z.ZodMiniType>;
