import * as z from "zod/mini";
import { gameID } from "../protocol/gameID.ts";
import { moment } from "../protocol/table.ts";
import { slotName } from "../protocol/waitingGame.ts";
import { roomKey } from "../roomKeys.ts";
import { text } from "../text.ts";
import {
  decisionReasons,
  gameStarters,
  tournamentForm,
  tournamentID,
  tournamentKinds,
  tournamentStatuses,
} from "../tournament.ts";
import { toldName, toldReason } from "./names.ts";
import { roundName } from "./roundName.ts";

/** A tournament as somebody may see it. Players stand there by name; a deleted account has none. */

const count = z.int().check(z.nonnegative());
/** A team, by its index in `teams`. */
const team = count;

const schedule = z.strictObject({
  signUpBegin: moment,
  signUpDeadline: moment,
  creationDates: z.array(moment),
  minTeams: count,
});

/**
 * A registered team. `asked`: how many others were asked to play and have not agreed, whom only those see as members who
 * belong to the tournament. `hasPlace`: whether it is not on the waiting list, as things are now.
 */
const registerTeam = z.strictObject({
  name: toldName,
  members: z.array(z.strictObject({ name: slotName, isActivated: z.boolean() })),
  asked: count,
  isComplete: z.boolean(),
  hasPlace: z.boolean(),
});

export const tournamentMatch = z.strictObject({
  id: z.string(),
  /** Who meets: null where it is not known yet, `nobody` where nobody went on. A match with one place is a bye. */
  teams: z.array(z.nullable(z.union([team, z.literal("nobody")]))),
  /** Balls home, in the order of the teams that meet. */
  score: z.array(count),
  /** Null: nobody came, or it is not known yet; then there is no decision either. */
  winner: z.nullable(team),
  isForThirdPlace: z.boolean(),
  gameID: z.nullable(gameID),
  /** The teams of which somebody has come to the game. */
  came: z.array(team),
  /** Until when teams may come, and when the time of the game is up. */
  comeUntil: z.nullable(moment),
  endsAt: z.nullable(moment),
  decision: z.nullable(
    z.strictObject({ reason: z.enum(decisionReasons), text: z.nullable(toldReason), at: moment }),
  ),
});

/** `matches` is empty where they are not sent: `tournament:round` tells them. */
const round = z.strictObject({
  name: roundName,
  begins: z.nullable(moment),
  matches: z.array(tournamentMatch),
});

/** A team's place in the table of a round robin or swiss tournament. */
const standing = z.strictObject({
  team,
  played: count,
  points: count,
  home: count,
  homeOfOpponents: count,
  buchholz: count,
});

export const tournamentSnapshot = z.strictObject({
  id: tournamentID,
  type: z.enum(tournamentKinds),
  /** The key in the address of a private one, and whether everybody who has it sees the tournament. */
  key: z.nullable(text().check(z.regex(roomKey))),
  isShown: z.boolean(),
  title: toldName,
  status: z.enum(tournamentStatuses),
  form: tournamentForm,
  schedule: z.nullable(schedule),
  organizer: z.nullable(z.strictObject({ admin: slotName, startsGames: z.enum(gameStarters) })),
  /** In the order in which they get places. */
  registerTeams: z.array(registerTeam),
  seekers: z.array(slotName),
  teams: z.array(z.strictObject({ name: toldName, players: z.array(slotName) })),
  /** The teams that have withdrawn since the tournament began. */
  withdrawn: z.array(team),
  /** The teams of which some players, but not all, want to withdraw, with these. */
  leaving: z.array(z.strictObject({ team, players: z.array(slotName) })),
  rounds: z.array(round),
  /** How many rounds have begun, and have ended. */
  begunRounds: count,
  endedRounds: count,
  standings: z.nullable(z.array(standing)),
  endedAt: z.nullable(moment),
  /** The teams by place, once it has ended. */
  placements: z.nullable(z.array(team)),
});
export type TournamentSnapshot = z.output<typeof tournamentSnapshot>;
export type TournamentMatch = z.output<typeof tournamentMatch>;
