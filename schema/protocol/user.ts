import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { turnNews } from "../notice.ts";
import { subscriptionStatuses } from "../subscription.ts";
import { text } from "../text.ts";
import { tournamentInvitation } from "../tournament/invitation.ts";
import { toldName } from "../tournament/names.ts";
import { tournamentToastEvents } from "../tournament/toastEvents.ts";
import { tournamentID, tournamentKinds } from "../tournament.ts";
import { chatID, chatOverview, chatTitle, userID } from "./chatOverview.ts";
import { eventNumber } from "./envelope.ts";
import { friendList, muteList, named, newsOf } from "./friends.ts";
import { gameID } from "./gameID.ts";
import type { Protocol } from "./protocol.ts";
import { partner, queueNews, queueStatus, queueWish } from "./queue.ts";
import { player } from "./seats.ts";
import { count, eachSeat, moment, seat, variantName } from "./table.ts";
import { slotName, waitingID } from "./waitingGame.ts";

/** The party `user`: one room per person, for that person's own tabs. words.ts explains its messages. */

/** A running game of the player, and the player's seat; `players` by seat. */
export const ownRunningGame = z.strictObject({
  id: gameID,
  variant: variantName,
  created: moment,
  seat: z.nullable(seat),
  players: eachSeat(player),
  moveTimeMs: z.nullable(z.int()),
});
export type OwnRunningGame = z.output<typeof ownRunningGame>;

/** A player's statistics; `history` has the last games, newest first: 1 won, 0 lost, 2 in Team-Tac. */
export const ownGames = z.strictObject({
  open: count,
  aborted: count,
  won: count,
  lost: count,
  team: count,
  history: z
    .array(z.union([z.literal(0), z.literal(1), z.literal(2)]))
    .check(z.maxLength(limits.gamesInHistory)),
  runningGames: z.array(ownRunningGame).check(z.maxLength(limits.runningGamesNamed)),
});
export type OwnGames = z.output<typeof ownGames>;

/**
 * A running turn-based game of the player; `players` by seat. `since` is when it has begun to wait for the player and
 * `until` the deadline, both null while it waits for others. `isAutopilot`: the player has missed so many deadlines that a
 * bot plays on, and others may take the seat, until the player opens the game.
 */
export const turnBasedGame = z.strictObject({
  gameID,
  variant: variantName,
  created: moment,
  moveTimeMs: z.int(),
  seat,
  players: eachSeat(player),
  since: z.nullable(moment),
  until: z.nullable(moment),
  missed: count,
  isAutopilot: z.boolean(),
});
export type TurnBasedGame = z.output<typeof turnBasedGame>;
const turnBasedGames = z.array(turnBasedGame).check(z.maxLength(limits.turnBasedGamesListed));

/**
 * The player's vacation, on which the clocks of turn-based games stand still: since when and until when, both null without
 * one, and how many whole days may still be taken this calendar year (UTC).
 */
export const vacation = z.strictObject({
  from: z.nullable(moment),
  until: z.nullable(moment),
  daysLeft: count.check(z.lte(limits.vacationDays)),
});
export type Vacation = z.output<typeof vacation>;

const warningID = text().check(z.minLength(1), z.maxLength(64));

/** A message from moderation that the player has not confirmed yet. */
export const warningList = z.array(
  z.strictObject({ id: warningID, reason: z.string().check(z.maxLength(limits.reasonMaxLength)) }),
);

/** Whether the user is an admin or a moderator, and until when moderation blocks the user from writing (ms UTC). */
const moderationStatus = z.strictObject({
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  blockedUntil: z.nullable(moment),
});

/** A friend of this name invites the player to the friend's waiting room; since when (ms UTC). */
const invitation = z.strictObject({
  waitingID,
  username: z.string().check(z.maxLength(limits.seatNameMaxLength)),
  at: moment,
});
export type Invitation = z.output<typeof invitation>;
const invitations = z.array(invitation).check(z.maxLength(limits.invitationsKept));

/** The friends whom the player has invited to where the player waits, by name. */
const invited = z.array(slotName).check(z.maxLength(limits.friendsMax));
const tournamentInvitations = z
  .array(tournamentInvitation)
  .check(z.maxLength(limits.tournamentInvitationsListed));

const nothing = z.strictObject({});

/** The recipients of a new chat: one user or, with a title, a group. */
const newChat = z
  .strictObject({
    userids: z.array(userID).check(z.minLength(1), z.maxLength(limits.chatMembers - 1)),
    title: z.nullable(chatTitle),
  })
  .check(z.refine(({ userids, title }) => title !== null || userids.length === 1));

/** A notice shown on another page of the site instead of a push. */
export const tabNotice = z.union([
  z.strictObject({ kind: z.literal("yourTurn"), gameID, what: z.optional(z.enum(turnNews)) }),
  z.strictObject({
    kind: z.literal("tournament"),
    tournamentID,
    type: z.enum(tournamentKinds),
    title: toldName,
    what: z.enum(["roundSoon", "decisionNeeded"]),
  }),
]);

/** How it stands with the player's sponsor subscription, and until when it is paid (ms UTC); null for none. */
export const ownSubscription = z.strictObject({
  status: z.nullable(z.enum(subscriptionStatuses)),
  validUntil: z.nullable(moment),
});
export type OwnSubscription = z.output<typeof ownSubscription>;

const chatList = z.array(chatOverview).check(z.maxLength(limits.chatsListed));

export const user = {
  requests: {
    "games:getGames": z.strictObject({}),
    "friends:request": named,
    "friends:confirm": named,
    "friends:cancel": named,
    "friends:ofUser": named,
    "user:mute": named,
    "user:unmute": named,
    "chat:overview:load": nothing,
    "chat:startChat": newChat,
    "chat:answerInvitation": z.strictObject({ chatid: chatID, accept: z.boolean() }),
    "user:invite": named,
    "user:withdrawInvitation": named,
    "user:declineInvitation": z.strictObject({ waitingID }),
    "queue:enter": z.strictObject({ wish: queueWish, partner: z.nullable(partner) }),
    "queue:answer": z.strictObject({ partner, accept: z.boolean() }),
    "queue:come": z.strictObject({ callID: count, draws: z.optional(z.boolean()) }),
    "queue:leave": nothing,
    "user:warningRead": z.strictObject({ id: warningID }),
    "user:attention": z.strictObject({ isLookedAt: z.boolean() }),
    "user:startVacation": z.strictObject({ days: z.int().check(z.gte(1), z.lte(limits.vacationDays)) }),
    "user:endVacation": nothing,
    "user:catchUp": z.strictObject({ v: eventNumber }),
  },
  answers: {
    "games:getGames": ownGames,
    "friends:request": nothing,
    "friends:confirm": nothing,
    "friends:cancel": nothing,
    "friends:ofUser": z.strictObject({ friends: friendList }),
    "user:mute": nothing,
    "user:unmute": nothing,
    "chat:overview:load": z.strictObject({ chats: chatList }),
    "chat:startChat": z.strictObject({ chatid: chatID, overview: chatOverview }),
    "chat:answerInvitation": nothing,
    "user:invite": nothing,
    "user:withdrawInvitation": nothing,
    "user:declineInvitation": nothing,
    "queue:enter": nothing,
    "queue:answer": nothing,
    "queue:come": nothing,
    "queue:leave": nothing,
    "user:warningRead": nothing,
    "user:attention": nothing,
    "user:startVacation": vacation,
    "user:endVacation": vacation,
    "user:catchUp": z.strictObject({ v: eventNumber }),
  },
  events: {
    "user:snapshot": z.strictObject({
      name: slotName,
      waitingID: z.nullable(waitingID),
      games: z.nullable(ownGames),
      friends: z.nullable(friendList),
      mutes: muteList,
      chats: chatList,
      invitations,
      invited,
      tournamentInvitations,
      queue: z.nullable(queueStatus),
      warnings: warningList,
      moderationStatus: z.nullable(moderationStatus),
      turnBased: turnBasedGames,
      vacation,
    }),
    "user:name": z.strictObject({ name: slotName }),
    "user:waiting": z.strictObject({ waitingID: z.nullable(waitingID) }),
    "games:getGames": ownGames,
    "games:turnBased": z.strictObject({
      changed: turnBasedGames,
      gone: z.array(gameID).check(z.maxLength(limits.turnBasedGamesListed)),
    }),
    "user:vacation": vacation,
    "friends:update": z.strictObject({ friends: friendList }),
    "friends:new-request": newsOf,
    "friends:friend-confirmed": newsOf,
    "friends:friend-withdrew": newsOf,
    "friends:friend-declined": newsOf,
    "friends:friend-cancelled": newsOf,
    "user:mutes": z.strictObject({ mutes: muteList }),
    "chat:overview:update": z.strictObject({
      changed: chatList,
      gone: z.array(chatID).check(z.maxLength(limits.chatsListed)),
    }),
    "user:invitations": z.strictObject({ invitations }),
    "user:invited": z.strictObject({ invited }),
    "user:tournamentInvitations": z.strictObject({ tournamentInvitations }),
    "queue:changed": queueNews,
    "user:warnings": z.strictObject({ warnings: warningList }),
    "user:moderationStatus": z.strictObject({ moderationStatus }),
    "user:notice": tabNotice,
    "subscription:get": ownSubscription,
    ...tournamentToastEvents,
  },
  errors: {
    members_only: 403,
    blocked: 403,
    not_wanted: 403,
    not_friends: 403,
    not_let_in: 403,
    not_found: 404,
    no_request: 409,
    not_waiting: 409,
    already_here: 409,
    already_called: 409,
    partner_waits: 409,
    not_called: 409,
    not_asked: 409,
    full: 409,
    yourself: 409,
    on_vacation: 409,
    no_vacation_left: 409,
    rude_name: 422,
    too_many: 429,
  },
} as const satisfies Protocol;

export type UserProtocol = typeof user;
