import * as z from "zod/mini";
import { user } from "./names.ts";
import { userRoomName } from "./roomNames.ts";
import type { Identity, Person } from "./rooms.ts";

const person: z.ZodMiniType<Person> = z.object({ kind: z.enum(["guest", "user"]), id: z.int() });

const identity: z.ZodMiniType<Identity> = z.object({
  kind: z.enum(["guest", "user"]),
  id: z.int(),
  name: z.string(),
  nameVersion: z.optional(z.int()),
});

/** Some rooms that are told the same: games, rooms with messages, and people's own rooms. */
const audience = z.object({
  games: z.optional(z.array(z.int())),
  writings: z.optional(z.array(z.string())),
  users: z.optional(z.array(z.int())),
  guests: z.optional(z.array(z.int())),
});
export type Audience = z.infer<typeof audience>;

/** The payloads of jobs by kind. They may be older than the code that reads them. */
export const jobPayloads = {
  /** Closes the sockets of these sessions (`sessionMark`) of a person, or of all that have ended. */
  signOut: z.object({ person, only: z.optional(z.array(z.string())) }),
  /** Tells all rooms that know a user the user's current name. */
  rename: z.object({ userID: z.int() }),
  /** Makes all rooms forget a user whose account has ended. */
  forget: z.object({ userID: z.int() }),
  /** Deletes the row of such a user, and tells these friends. */
  remove: z.object({ userID: z.int(), friends: z.array(z.int()) }),
  /** Tells these rooms a user's name, or (an empty one) that the account is gone. */
  tellName: z.object({ user: identity, to: audience }),
  /** Tells these users that something has changed among their friends. */
  tellFriends: z.object({ to: audience }),
  /** Tells rooms whether a user is an admin, a moderator or blocked. */
  tellModerationStatus: z.object({ userID: z.int() }),
  /** Ends the own rooms of guests who were removed. */
  forgetGuests: z.object({ to: audience }),
  /** Tells a person that a game that they would have played is gone. */
  tellGamesChanged: z.object({ to: identity }),
  /** Tells the payment provider the new address of a player who is its customer. */
  tellCustomer: z.object({ userID: z.int() }),
  /** Takes the names of people out of the records of games after this one, which older versions stored there. */
  forgetArchivedNames: z.object({ after: z.int() }),
} satisfies Record<string, z.ZodMiniType>;

export type JobPayloads = { [Kind in keyof typeof jobPayloads]: z.output<(typeof jobPayloads)[Kind]> };
export type JobKindName = keyof JobPayloads;

/** Jobs that keep somebody out; no mass of others delays them. */
export const urgentJobs = ["signOut", "tellModerationStatus"] as const satisfies readonly JobKindName[];

/** A job to be stored. */
export type NewJob = { [Kind in JobKindName]: { kind: Kind; payload: JobPayloads[Kind] } }[JobKindName];

const lanes: { [Kind in JobKindName]: (payload: JobPayloads[Kind]) => string } = {
  signOut: ({ person }) => `sessions of ${userRoomName(person)}`,
  rename: ({ userID }) => laneOfUser(userID),
  forget: ({ userID }) => laneOfUser(userID),
  remove: ({ userID }) => laneOfUser(userID),
  tellName: ({ user: named, to }) => beginningOfNameLanes(named) + firstOf(to),
  tellFriends: ({ to }) => `friends to ${firstOf(to)}`,
  tellModerationStatus: ({ userID }) => `moderation status of ${userRoomName(user(userID))}`,
  forgetGuests: ({ to }) => `end of ${firstOf(to)}`,
  tellGamesChanged: ({ to }) => `games to ${userRoomName(to)}`,
  tellCustomer: ({ userID }) => `customer of ${userRoomName(user(userID))}`,
  forgetArchivedNames: () => "archived names",
};

/** The lane of a job, named after its recipient or subject: the jobs of a lane are done in order, and wait for no other. */
export function laneOfJob({ kind, payload }: NewJob): string {
  return (lanes[kind] as (payload: unknown) => string)(payload);
}

/** How the lanes begin by which rooms are told a person's name. */
export function beginningOfNameLanes(person: Person): string {
  return `name of ${userRoomName(person)} to `;
}

function laneOfUser(userID: number): string {
  return `account of ${userRoomName(user(userID))}`;
}

function firstOf({ games = [], writings = [], users = [], guests = [] }: Audience): string {
  if (games.length > 0) return `game ${games[0]}`;
  if (writings.length > 0) return writings[0];
  return userRoomName(users.length > 0 ? user(users[0]) : { kind: "guest", id: guests[0] });
}
