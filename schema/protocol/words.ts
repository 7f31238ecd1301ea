import { limits } from "../limits.ts";
import type { TournamentToastKind } from "../tournament/toasts.ts";
import type { ChannelProtocol } from "./channel.ts";
import type { ChatProtocol } from "./chat.ts";
import type { CloseReason } from "./close.ts";
import type { CommonError } from "./envelope.ts";
import type { GameProtocol } from "./game.ts";
import type { LobbyProtocol } from "./lobby.ts";
import type { writingErrors } from "./message.ts";
import type { ErrorCode, EventType, Protocol, RequestType } from "./protocol.ts";
import type { TournamentProtocol } from "./tournament.ts";
import type { UserProtocol } from "./user.ts";
import type { WaitingProtocol } from "./waiting.ts";

/**
 * The explanations of messages and codes, from which docs/protocol.md is generated together with the schemas. Only the
 * generator reads them, so no client loads them.
 */

/** The explanations of one party; none may be missing. */
export interface ProtocolWords<P extends Protocol> {
  party: string;
  requests: Record<RequestType<P>, string>;
  events: Record<EventType<P>, string>;
  errors: Record<ErrorCode<P>, string>;
}

export const closeWords: Record<CloseReason, string> = {
  notReading: `The client got ${limits.unreadMax / 1024} kB after a read check and has not answered it. Reconnect.`,
  badFrame: "A frame that is not a request: not JSON, or not exactly `{ id, type, data }`.",
  badTicket: "The ticket is unknown, used, too old, or for another room. Get a new one.",
  noSpectators: "This room admits nobody without a ticket.",
  noRoom: "This room does not exist.",
  logged_out:
    "The session that the socket was opened with has ended, because the password or the name was changed, or the account deleted. Sign in again.",
  frameTooLong: "The frame is too long.",
  binaryFrame: "A binary frame.",
  tooManyFrames: "Frames continued after `rate_limited`.",
  internal: "An error of the room. Try again.",
  full: `There are ${limits.spectatorsPerRoom} spectators already, and none with a lower rank (users rank above guests, guests above anonymous visitors); or the socket has given way to somebody with a higher rank; or this person has opened ${limits.socketsPerPerson} newer sockets here. Try again later.`,
};

export const commonErrorWords: Record<CommonError, string> = {
  unknown_type: "The party has no request of this type.",
  invalid_data:
    "`data` does not match this request. No string may contain a lone surrogate, a control character (except tabs and line ends in messages), or a bidirectional control that is not closed within its line.",
  rate_limited: "Too many frames. This one was not processed: send it again a little later.",
  internal: "An error of the room. Nothing was changed.",
};

export const gameWords: ProtocolWords<GameProtocol> = {
  party:
    "One room per game; its name is the game's id. Spectators may come without a ticket. The owner of a seat sees the game as that seat.",
  requests: {
    "game:move":
      "Makes a move of one's own seat, on the position with this version. In the trade any version of the current deal is accepted, because the trades of the others change nothing.",
    "game:catchUp":
      "Sends all events after number `v`, or a snapshot if they are no longer kept; then answers.",
    "game:getLog":
      "The whole game in Tac notation, with its seed. Only when it has ended. `times` says when each move was made.",
    "game:getMoves": "The last `limit` moves before the one that led to position `before`, oldest first.",
    "game:getStatistics":
      "The statistics of each player: the seats in order, then the replaced players in order. The traded cards (`traded`) are hidden until the game has ended.",
    "game:getFeats":
      "The feats that those who sit at the table have done in this game, by seat. Only when it has ended; an aborted game has none.",
    "game:react": "Shows a reaction on one's own seat to everybody.",
    "substitution:start":
      "Offers to replace the player of a seat: a spectator offers to take it, a player at the table offers a bot. A player who has been awaited for a minute may be replaced, whatever autopilot has played since (`replaceable`); a spectator may replace a bot at any time. A replaced player can't come back." +
      ` In a turn-based game the player must have missed ${limits.missedDeadlines} deadlines, and whoever does not object within ${limits.turnBasedSubstitutionMs / 3_600_000} hours agrees.`,
    "ending:start": `Asks whether to end the game before anybody has won it. \`resign\`: one's team gives up, and the other one wins; from the second deal on, where there are two teams. \`noResult\`: the game counts for nobody; not in the match of a tournament. Everybody who is asked must be there. If the question is open already, it is agreed to. A team, or all together, can be asked once in ${limits.endingPauseMs / 60_000} minutes.`,
    "ending:answer":
      "Agrees or refuses. The people of the team are asked, or all people at the table; a bot agrees. When all have agreed, the game ends. A refusal ends the question; whoever put it may withdraw it.",
    "waiting:createRematch":
      "Asks for a rematch. The first who asks opens a private waiting room with the same bots, colors and rules, waits there, and invites the others who are still here and wait nowhere else: their slots are reserved until they come or decline. All other slots are free. Possible for three minutes after the end.",
    "waiting:declineRematch":
      "Declines the rematch: one's reserved slot becomes free. Leaving the game for ten seconds has the same effect.",
    "substitution:answer":
      "Agrees or refuses. All people at the table are asked, except the one to be replaced and those for whom autopilot plays; somebody who comes back meanwhile is asked too. A refusal ends the offer, and so does a move of the player to be replaced, who has no say; whoever offered it may withdraw it.",
  },
  events: {
    "game:snapshot":
      "The whole game as this viewer may know it: first of all on connecting (unless the address contains `v`), when a gap can't be filled, and when the game has ended: then it contains every hand and the seed. `draw` says where the seed came from (docs/fair-deal.md), without what the server drew while the game runs; `null` if the server drew it alone. Its `v` is the number of the last event that it includes. `view.memory` is what the seat has seen of the hands in this deal, by seat: the cards that a hand can't contain (`lacks`) and those that it certainly contains (`known`, empty for one's own hand), the seat that it was dealt to (`dealtTo`: a Narr passes hands on), and how many 1s and 13s were played from the hand that was dealt to the seat (`waysOut`); `null` for a spectator. `match` is the match of a tournament that the game decides, and when its time is up. `decision` says why a game has ended without a move. In a match whose time is up one team has more balls home, has taken less time for its moves, or has won by lot; or the other team has resigned: `status` is `over`, and `side` the team that has won. Or all people at the table have agreed to end it (`agreed`): `status` is `aborted`, and `side` is `null`. `endings` are the open questions to this seat whether to end the game.",
    "game:moved":
      "A move was made. `view` is the position after it, `at` the time. A card that somebody else trades is not named: `0 trade`. `isAutopilot` says that a bot made it for a player who was absent or took too long.",
    "game:presence":
      "Which players are present, since when the others have been away, and who watches; soon after a change.",
    "game:seats":
      "Who sits where, and who was replaced (`former`). Autopilot plays for an awaited player who is away (`isAutopilot`), until they come back. That also changes who is asked about an open offer.",
    "game:reacted": "A player shows a reaction.",
    "game:rematch":
      "The waiting room of the rematch has opened or closed, somebody has come there or left it, or (`null`) it is too late for one. Spectators are not told its name.",
    "substitution:changed":
      "An offer was made, agreed to, carried out, refused or withdrawn, has expired, or has ended because the player has played. While it is open, autopilot and clock wait. Somebody who sits down or is replaced first gets a snapshot as the new viewer.",
    "ending:changed": `A question whether to end the game was put, agreed to, refused or withdrawn (\`seat\`: by whom), has had no answer for ${limits.endingMs / 60_000} minute, or is dropped because somebody else has taken the \`seat\`. Only those who are asked get it. When all have agreed, a snapshot follows instead.`,
  },
  errors: {
    already_traded: "The seat has traded its card.",
    trade_first: "Cards are played only when all have traded.",
    trade_is_over: "The trade of this deal is done.",
    not_your_turn: "Another seat decides now.",
    seven_under_way: "The seven must be used up first.",
    not_in_hand: "The hand does not contain this card.",
    must_tac: "Only a Tac can be played, to stop the win.",
    must_skip: "The seat must discard a card.",
    must_play: "A card can be played, so none may be discarded.",
    not_possible: "The card can't be used like this.",
    game_over: "The game has ended.",
    no_deck: "There are no more cards; this does not happen in a game that was dealt from a seed.",
    no_move: "The text is not a move.",
    spectator: "A spectator can't do this.",
    not_your_seat: "The move belongs to another seat.",
    stale: "The move was made on another position: catch up.",
    too_soon: "Too soon after the last time.",
    not_replaceable: "This player can't be replaced, or not yet.",
    substitution_open: "There is another open offer.",
    no_substitution: "There is no open offer.",
    has_played: "A player who was replaced in this game can't sit down again.",
    has_seat: "A player can't take another seat.",
    nobody_to_ask: "There is nobody at the table who could agree.",
    not_asked: "One is not asked, or has answered.",
    rematch_not_open: "The game has not ended, or it ended too long ago; or the next one is about to begin.",
    player_not_online: "None of the other players is here any more.",
    player_in_waiting_room: "All other players who are still here wait for another game.",
    rematch_full: "Others have taken all seats of the waiting room.",
    no_name: "Taking a seat requires a session.",
    members_only: "A seat of a turn-based game requires an account.",
    tournament_game:
      "The game decides a match of a tournament: nobody is replaced in it, it does not end without a result, and it has no rematch.",
    not_two_teams: "A team can resign only where there is one other team.",
    first_deal: "A team can resign from the second deal on.",
    somebody_away: "Somebody who would have to agree is not here.",
    no_ending: "There is no open question whether to end the game.",
    not_over: "The record would reveal hidden cards: wait for the end.",
  },
};

export const lobbyWords: ProtocolWords<LobbyProtocol> = {
  party:
    "The single room `main`, which every open client joins, with a ticket or without. It lists the waiting rooms and running games that are not private, and counts who is here. It sends changes at most once a second.",
  requests: {
    "waiting:getGames": "The waiting rooms, newest first.",
    "games:getRunningGames": "The running games, newest first.",
    "waiting:createGame":
      "Opens a waiting room; whoever asks takes its first slot, and leaves the room where they waited before.",
    "info:playing": "Says whether this client has a game open, for the counts.",
    "tournament:loadTable":
      "A page of the table of tournaments, the latest first: public ones, private ones that one has to do with, or both.",
    "tournament:winners:get": "Who has won the last public tournament, and the next places.",
    "tournament:public:get-current": "The public tournament that begins next, or is running.",
    "tournament:private:create":
      "Creates a private tournament, which one leads. `repeats`: a former one that one has led; its players are invited again.",
    "lobby:catchUp":
      "Sends all events after number `v`, or a snapshot if they are no longer kept; then answers.",
  },
  events: {
    "lobby:snapshot":
      "The lists, the counts, who waits for a quick match, and the winners of the last public tournament: first of all on connecting (unless the address contains `v`).",
    "waiting:getGames": "New, changed and removed waiting rooms.",
    "games:getRunningGames": "Games that have begun, changed their players, or ended.",
    "queue:counts":
      "How many people wait for a quick match, and for what: so many wish for any of these variants, times per move and ratings, and take bots after a while or don't. Everybody is counted once. To join them is to enter the queue with the same wish.",
    "info:serverConnections":
      "How many clients are connected, how many of them have a game open, how many are signed in to an account.",
    "tournament:winners:update": "A public tournament has ended, or one of its winners has a new name.",
    "tournament:public:current": "The public tournaments that have not ended, after a change of one of them.",
  },
  errors: {
    not_signed_in:
      "Opening a room requires a session; a guest's is enough. A tournament requires an account.",
    members_only: "A guest can't open a room that excludes guests, or a tournament.",
    blocked: "Moderation has blocked the user from inviting others.",
    not_found: "There is no such tournament to repeat, or somebody else leads it.",
    rude_name: "The title contains a word that insults people.",
    too_many: `One has opened too many rooms in the last minute, or ${limits.privateTournamentsPerPeriod} tournaments in a day.`,
    too_many_games: `${limits.turnBasedGamesOpen} turn-based games of the player run already.`,
  },
};

export const waitingWords: ProtocolWords<WaitingProtocol> = {
  party:
    "One room per table that is being filled; its name is unguessable, so whoever knows it may enter. Slots are ordered by team. When all are ready the game begins; a member without a socket loses the slot after half a minute. Requests about somebody contain the slot and the `name` seen on it, because somebody else may be there by now.",
  requests: {
    "waiting:joinGame":
      "Takes the first free slot, or one's reserved slot. Whoever waits elsewhere leaves there.",
    "waiting:addBot": "Adds a bot on a free slot. Admin only.",
    "waiting:removeBot": "Removes a bot. Admin only.",
    "waiting:movePlayer":
      "Swaps with the neighbouring slot, whoever is there: oneself or, as the admin, anybody. Resets everybody's readiness.",
    "waiting:moveBot": "The same with a bot. Admin only.",
    "waiting:removePlayer":
      "Leaves (`{}`: wherever one sits by now), or, as the admin, sends somebody away, who may not come back unless let in. If the admin leaves, the next human becomes admin; a room without humans is closed, and so is a rematch that fewer than two people want. In a rematch the admin can also free a reserved slot this way.",
    "waiting:letIn":
      "Lets somebody who was sent away, by the name in `sentAway`, sit down again. Admin only.",
    "waiting:switchColor": "Changes a color: one's own or, as the admin, anybody's.",
    "waiting:readyPlayer":
      "Sets one's readiness. When all humans of a full room are ready, the game begins. `commitment`: the SHA-256 of 32 bytes that the client has drawn, which become a part of the seed of the game (docs/fair-deal.md).",
    "waiting:commit": `Commits to 32 bytes that one has drawn, by their SHA-256, at a table of the quick match, while the snapshot says \`isCommitting\`. Who has not committed after ${limits.commitMs / 1000} s has no part in the seed.`,
    "waiting:reveal": `Reveals the 32 bytes that one has committed to, while the snapshot says \`isRevealing\`. Who has not revealed after ${limits.revealMs / 1000} s has no part in the seed.`,
    "waiting:catchUp":
      "Sends all events after number `v`, or a snapshot if they are no longer kept; then answers.",
  },
  events: {
    "waiting:snapshot":
      "The whole room as the viewer may see it, after every change. A slot is `invited` while it is reserved for somebody who is invited to a rematch. `you` is one's own slot. `isSentAway`: the admin has sent one away. `sentAway`: whom the admin has sent away, for the admin only. `isStarting`: all are ready, nothing may change any more. `draw`: the hash of what the server has drawn for the seed of the game, and what the browsers have committed to, by seat; `null` where the server draws alone. `isCommitting`: a table of the quick match waits for what browsers commit to. `isRevealing`: whoever has committed reveals now. `gameID`: the game that the room has become.",
    "waiting:startGame": "The game has begun; `seat` is one's own.",
    "waiting:closed":
      "The room has closed: nobody is left in it (`empty`), or fewer than two people want the rematch, because somebody has left or declined (`left`), or nobody else came in time (`late`).",
  },
  errors: {
    not_signed_in: "This requires a session; a guest's is enough.",
    members_only: "Guests may not enter.",
    not_admin: "Only the room's admin may do this.",
    not_member: "Only members of the room may do this.",
    full: "There is no free slot.",
    not_full: "There still are free slots.",
    slot_taken: "Somebody is on this slot.",
    slot_empty: "Nobody of that kind is on this slot.",
    stale: "Somebody else is on this slot by now.",
    cannot_move: "There is no such slot.",
    color_taken: "Somebody else has this color.",
    starting: "The game is about to begin.",
    not_committing: "Nothing is to be committed to now, or one has committed to something else.",
    not_revealing: "Nothing is to be revealed now, or one has committed to nothing.",
    wrong_reveal: "These bytes do not have the hash that one has committed to.",
    removed: "The admin has sent one away.",
    closed: "The room has closed.",
    too_many_games: `${limits.turnBasedGamesOpen} turn-based games of the player run already.`,
  },
};

/** What the toasts about tournaments say. */
const toastWords: Record<TournamentToastKind, string> = {
  youCreated: "One has registered this team.",
  youWereInvited: "One was invited to this team, and has to confirm.",
  youJoinedComplete: "One has joined a team, which is complete now.",
  youJoinedIncomplete: "One has joined a team, which is not complete yet.",
  playerJoinedComplete: "Somebody has joined one's team, which is complete now.",
  playerJoinedIncomplete: "Somebody has joined one's team, which is not complete yet.",
  youActivatedComplete: "One has confirmed, and the team is complete now.",
  youActivatedIncomplete: "One has confirmed; the team is not complete yet.",
  playerActivatedComplete: "Somebody of one's team has confirmed, and it is complete now.",
  playerActivatedIncomplete: "Somebody of one's team has confirmed; it is not complete yet.",
  youLeft: "One has left the tournament, or somebody else plays in one's place.",
  partnerLeft: "Somebody has left one's team.",
  partnerLeaving: "Somebody wants to withdraw one's team, which takes all of the team.",
  teamWithdrew: "Somebody has withdrawn one's team, or a team of the tournament that one organizes.",
  signUpEnded: "The sign-up has ended, and one takes part with this team.",
  signUpMissed: "The sign-up has ended without one.",
  signUpFailed: "The sign-up has ended with too few teams.",
  started: "The tournament has begun.",
  aborted: "The tournament was aborted.",
  youLead: "One has become the organizer of the tournament.",
  roundStarted: "One's next round has begun; `roundsToFinal` is 0 for the final.",
  roundEnded: "A round in which one has played has ended.",
  gameStarted: "The game of one's match is open.",
  ended: "The tournament has ended; `winner` is null if nobody ever came.",
};
const toastEventWords = Object.fromEntries(
  Object.entries(toastWords).map(([kind, words]) => [`tournament:toast:${kind}`, words]),
) as Record<`tournament:toast:${TournamentToastKind}`, string>;

export const userWords: ProtocolWords<UserProtocol> = {
  party:
    "A person's own room, for all of the person's tabs and nobody else; `me` in the call for a ticket, whose answer contains its name.",
  requests: {
    "games:getGames": "One's statistics, read again.",
    "friends:request":
      "Sends a player a friend request. If that player has sent one already, both become friends. Repeating it changes nothing.",
    "friends:confirm": "Accepts a player's request.",
    "friends:cancel":
      "Ends the relation to a player: the friendship, one's own request (withdrawn), or the other's (declined). Without a relation it changes nothing.",
    "friends:ofUser": "The friends of a player; for oneself also the open requests.",
    "user:mute":
      "Mutes a player: no messages, no requests, no invitations. The player's open request ends silently.",
    "user:unmute": "Unmutes a player.",
    "chat:overview:load": "One's chats, most recent first; unread messages of muted users are not counted.",
    "chat:startChat":
      "Opens the private chat with a user, the same whoever of the two opens it, or (with a title) a new group. The other user sees a private chat from its first message on.",
    "chat:answerInvitation":
      "Returns to a group that one has left, on a member's invitation (`invitedBy` in the list of chats), or declines for good.",
    "user:invite":
      "Invites a friend to the waiting room in which one sits. The invitation is valid while one sits there; repeating it notifies the friend again.",
    "user:withdrawInvitation": "Takes an invitation to the waiting room in which one sits back.",
    "user:declineInvitation": "Declines all invitations to this waiting room.",
    "queue:enter":
      "Quick match: one waits from now on for a table that suits this wish, in whatever page, and leaves the waiting room where one sits. Nobody is put together with somebody whom they have muted, or who has muted them, unless they wait as one. Who waits already keeps the place in line and changes the wish. With a `partner`, who must be a friend: the friend is asked, and when the answer is yes both wait as one and play in one team. A guest waits for tables without rating only.",
    "queue:answer":
      "Answers the friend who asks one to come along: with yes both wait, wherever one waited or sat before.",
    "queue:come":
      "One is called, and is there. When all people of the table are, the game begins, as from a waiting room whose people are all ready. `draws`: the client takes part in drawing the seed of the game: it enters that waiting room and commits (`waiting:commit`). Repeating it changes nothing.",
    "queue:leave":
      "One waits no longer, and neither does the friend with whom one waits. Also withdraws the question to a friend, declines a friend's, and clears `begun` and `missed`. It changes nothing where there is nothing to leave.",
    "user:warningRead": "Confirms a message from moderation.",
    "user:attention":
      "Says whether this tab has the user's attention: while one has, nothing is pushed. Send it after connecting and when it changes.",
    "user:startVacation": `Begins a vacation of so many whole days now: until its end the clocks of one's turn-based games stand still, and nothing is sent about them. ${limits.vacationDays} days in a calendar year (UTC).`,
    "user:endVacation":
      "Ends the vacation now. A day that has begun counts. Without a vacation it changes nothing.",
    "user:catchUp":
      "Sends all events after number `v`, or a snapshot if they are no longer kept; then answers.",
  },
  events: {
    "user:snapshot":
      "Where one waits, one's statistics and friends (`null` until they were read), mutes, chats, open invitations to friends' waiting rooms and to teams in tournaments, the quick match, unconfirmed messages from moderation, one's moderation status (`null` for guests), the running turn-based games, and one's vacation: first of all on connecting (unless the address contains `v`).",
    "user:waiting": "One now waits in this room, or nowhere.",
    "games:getGames": "One's statistics, after a game has begun or ended.",
    "games:turnBased":
      "Turn-based games that have begun, or whose state has changed for the user (whether they wait for the user, and until when), and those that have ended or that the user no longer sits at.",
    "user:vacation": "The user's vacation, after it has begun or ended, or its days have changed.",
    "friends:update":
      "All friends and open requests, requests first, after every change; `isOnline` is `null` if unknown, and for users who are not friends.",
    "friends:new-request": "Somebody has sent a friend request.",
    "friends:friend-confirmed": "Somebody has accepted one's request.",
    "friends:friend-withdrew": "Somebody has taken back a request.",
    "friends:friend-declined": "Somebody has declined one's request.",
    "friends:friend-cancelled": "Somebody has ended the friendship.",
    "user:mutes": "The names of all muted users, after a change.",
    "chat:overview:update":
      "New or changed chats (a message, messages read, another title or other members), and those that one has left.",
    "user:invitations":
      "The open invitations, after a change. An invitation ends when its sender no longer waits there, and when it is accepted or declined.",
    "user:invited": "The friends whom one has invited to the waiting room in which one sits, after a change.",
    "user:tournamentInvitations":
      "The teams in tournaments that ask one to play in them, after a change: `by` is who asks, `partners` who else is in the team, `until` when the sign-up ends (`null`: no date is set). An invitation ends when it is answered or taken back, and when no teams are formed any more.",
    "queue:changed": `How it stands with one's quick match; \`null\`: one does not wait. One waits for a friend's answer (\`asking\`), is asked by a friend (\`asked\`), waits for a table (\`waiting\`, since \`since\`, which decides who is first in line, and not called before \`heldUntil\`), or is called to one (\`called\`): then one has to come until \`until\`, ${limits.queueCallMs / 1000} s after the call. Whoever does not come has \`missed\` the call, which is said for ${limits.queueMissedMs / 60_000} minutes or until one enters again or leaves: one loses the place, and a friend with whom one waits too; the others wait on, first in line. Who has missed a call, or left when called, may wait again at once, but is not called for ${limits.queueHeldMs.map((ms) => ms / 60_000).join(", ")} minutes (the first time, the second, from then on; forgotten a day after the last time), and not again with those who came in vain. When all have come, the table is \`starting\` as a waiting room of this name, and at last the game has \`begun\`, which is said for ${limits.queueBegunMs / 60_000} minute or until one leaves. \`because\` says why, where it was not by one's own request: the friend has \`declined\`, not answered in time (\`unanswered\`), taken the question back (\`withdrawn\`), or left (\`partnerLeft\`); one, or the friend, has not come in time (\`late\`); others have not come, so that one waits on (\`calledOff\`); one has sat down in a waiting room (\`elsewhere\`); or one had no tab open for ${limits.queueAwayMs / 1000} s, or for ${limits.queueBackgroundMs / 60_000} minutes where a push can call one (\`away\`).`,
    "user:warnings": "The unconfirmed messages from moderation, after a change.",
    "user:name": "One has another name, chosen in this tab or elsewhere, or given by moderation.",
    "user:moderationStatus":
      "One's moderation status has changed: whether one is an admin or a moderator, and until when one may not write.",
    "subscription:get":
      "One's sponsor subscription has changed; the payment provider has confirmed it. `validUntil` is until when it is paid, or when the benefits end or have ended. GET /subscription/get tells the rest.",
    "user:notice":
      "A table waits for the user, who is not there; or the next round of a tournament begins soon, or a match should be decided by hand. Sent while a tab has the user's attention; otherwise it is pushed, if the user wants that.",
    ...toastEventWords,
  },
  errors: {
    members_only: "This requires an account.",
    blocked: "Moderation has blocked the user from writing to others.",
    not_wanted: "The player has muted the user.",
    not_friends: "Only friends can be invited, or be one's partner.",
    not_let_in: "The admin of the waiting room has sent this player away.",
    not_waiting: "The user does not sit in a waiting room.",
    already_here: "The player sits in the waiting room already.",
    already_called: "One is called to a table: come, or leave the queue first.",
    partner_waits: "The friend waits in the queue already, or is asked by somebody else.",
    not_called: "There is no such call, or no longer.",
    not_asked: "This friend does not ask one to come along, or no longer.",
    full: "The waiting room has no free slot.",
    not_found: "This player does not exist.",
    no_request: "The player has no open request.",
    yourself: "The player is the user.",
    on_vacation: "The user is on vacation already.",
    rude_name: "The title contains a word that insults people.",
    no_vacation_left: "The user has not so many days of vacation left.",
    too_many: `The user has sent too many requests or invitations, asked for quick matches too often, or started too many chats in the last minute, has invited ${limits.peopleInvitedPerPeriod} people in the last hour, one of the two has ${limits.friendsMax} friends, or the other ${limits.openFriendRequests} open requests.`,
  },
};

const ofPublic = "In a private tournament: `not_found`.";
const ofPrivate = "In a public tournament: `not_found`.";

export const tournamentWords: ProtocolWords<TournamentProtocol> = {
  party: `One room per tournament; its name is the tournament's id. Everybody may look, with a ticket or without, and sees the same. Who takes part needs an account. Changes are sent at most once a second. \`tournamentRound\` and \`roundGame\` are the index of a round, and of a match in it, from 0.`,
  requests: {
    "tournament:public:get": `The tournament. ${ofPublic}`,
    "tournament:public:registerTeam": `Registers a team of oneself and these partners, who have to confirm. ${ofPublic}`,
    "tournament:public:joinTeam": `Takes a free place of a team. ${ofPublic}`,
    "tournament:public:activateUser": `Confirms that one plays in the team that has invited one, and declines all others. ${ofPublic}`,
    "tournament:public:leaveTournament": `Leaves one's team, declines, or no longer looks for a partner; possible until the sign-up has ended. ${ofPublic}`,
    "tournament:public:seekPartner": `Says whether one wants to be put together with others who look for partners, when the sign-up ends. ${ofPublic}`,
    "tournament:public:abort": `Ends the tournament without a winner. The site's admins only. ${ofPublic}`,
    "tournament:private:get": `The tournament. ${ofPrivate}`,
    "tournament:private:getInvitation": `The secret part of the link with which players join. The organizer only. ${ofPrivate}`,
    "tournament:private:planAddPlayer": `Invites a player to a team, which is made if there is none of this name. The organizer only. ${ofPrivate}`,
    "tournament:private:planRemovePlayer": `Takes somebody out of a team. The organizer only. ${ofPrivate}`,
    "tournament:private:joinTeam": `Takes a free place of a team, by the link. ${ofPrivate}`,
    "tournament:private:acceptParticipation": `Confirms that one plays. ${ofPrivate}`,
    "tournament:private:declineParticipation": `Declines, or leaves, as long as the tournament has not begun. ${ofPrivate}`,
    "tournament:private:handOver": `Makes somebody who takes part the organizer. The organizer only. ${ofPrivate}`,
    "tournament:private:show": `Shows the tournament, and what is written in its channel, to everybody who has its address, or only to its people. The organizer only. ${ofPrivate}`,
    "tournament:private:start": `Begins, once all teams are complete. The organizer only. ${ofPrivate}`,
    "tournament:private:startGame": `Begins the game of a match. The organizer or, if the tournament says so, one of its players. ${ofPrivate}`,
    "tournament:private:abort": `Ends the tournament without a winner. The organizer only. ${ofPrivate}`,
    "tournament:round": `The matches of a round. Of a tournament with more than ${limits.tournamentMatchesSent} matches, everybody is sent only those of the rounds that are played or come next; all others have none there.`,
    "tournament:decideMatch":
      "Decides a match, or corrects its result as long as no match has begun that would have other teams then, and until a week after the end. Everybody sees the reason. The site's admins, or the organizer of a private tournament.",
    "tournament:withdraw":
      "Wants the user's team out of the running tournament, for good. Once all of the team want that, or at once where the site's admins, or the organizer of a private tournament, name a `team`, it loses its undecided matches, and a swiss tournament draws later rounds without it. Where two other teams meet in such a match, these play on. In a knockout only while the team has a match to play; not while a game of the team is running, which can be resigned.",
    "tournament:stay": "Takes back that one wants one's team out, as long as not all of the team do.",
    "tournament:catchUp":
      "Sends all events after number `v`, or the whole tournament if they are no longer kept; then answers.",
  },
  events: {
    "tournament:public:update":
      "The whole public tournament: first of all on connecting (unless the address contains `v`), and after changes.",
    "tournament:private:update": "The same of a private one.",
    "tournament:matches": "Nothing but these matches has changed.",
  },
  errors: {
    not_signed_in: "This requires a session.",
    unknown_player: "There is no player of this name.",
    members_only: "This requires an account.",
    blocked: "Moderation has blocked the user from inviting others.",
    not_wanted: "Somebody whom the user invites has muted the user.",
    not_admin: "Only who leads the tournament may do this.",
    not_member: "Somebody who does not take part, or does not play in this match.",
    not_found: "There is no such team or match, or the tournament is of the other kind.",
    wrong_status: "The tournament's status does not allow it: too early, or too late.",
    full: "All places are taken, and nobody can withdraw any more.",
    too_many: "There are as many teams, or people who look for partners, as possible.",
    team_full: "The team has no free place.",
    name_taken: "Another team has this name, or one that is mistaken for it.",
    rude_name: "The name contains a word that insults people.",
    already_member: "One is in a team already.",
    other_is_member: "Somebody else who was named is in a team already.",
    too_many_players: "These are more players than a team has.",
    not_complete: "Not all teams are complete.",
    not_due: "The match can't begin, or be decided, now.",
    running: "The game is running already.",
    wrong_dates: "The rounds and their dates do not match, or the dates are not in order.",
    too_late: "Matches that follow from the result have begun.",
    too_many_invited: `The user has invited ${limits.peopleInvitedPerPeriod} people in the last ${limits.peopleInvitedMs / 60_000} minutes.`,
  },
};

const writingErrorWords: Record<keyof typeof writingErrors, string> = {
  not_signed_in: "Only users with an account may write here.",
  members_only: "Guests may not write here.",
  only_admins: "Only admins may write here.",
  spectator: "Only members may write here.",
  blocked: "Moderation has blocked the user from writing, until `blockedUntil` of the user's own room.",
  too_many: `The user has written ${limits.messagesPerPeriod} messages in ${limits.messagePeriodMs / 1000} s. The same request may be repeated a little later.`,
};

export const channelWords: ProtocolWords<ChannelProtocol> = {
  party: `The channels: \`general\`, where users write and everybody reads messages of the last ${limits.generalShownMs / 3_600_000} hours; \`news\`, where admins write; \`g-<game>\`, where the players write and everybody reads, and which ends ${limits.gameChannelMs / 60_000} minutes after the game; \`w-<waiting room>\`, for its members only; \`t-<tournament>\`, where those who belong to the tournament and the admins of the site write and everybody reads, and which ends ${limits.tournamentChannelMs / 86_400_000} days after it. The last ${limits.messagesTakenAlong} messages of a waiting room are copied to its game, and of a game to its rematch.`,
  requests: {
    "channel:load": `The channel's last ${limits.channelMessagesKept} messages, oldest first.`,
    "channel:sendMessage": "Writes a message; it is trimmed, and must contain a visible character.",
    "channel:hideMessage":
      "Removes the text and the sender of a message in the channel of a tournament, for everybody and for good. Only for the admins of the site and, in a private tournament, its organizer (`mayHide`). Everybody gets a snapshot.",
    "channel:catchUp":
      "Sends all events after number `v`, or a snapshot if they are no longer kept; then answers.",
  },
  events: {
    "channel:snapshot":
      "The channel's messages, whether the user may write, whether the user may hide messages of others, and when the channel ends: first of all on connecting (unless the address contains `v`), when the user's rights or a sender's name have changed, and when a message was hidden. A hidden message has an empty body.",
    "channel:update": "Somebody has written.",
  },
  errors: {
    ...writingErrorWords,
    not_admin: "Only who leads the tournament hides messages in its channel.",
    not_found: "The channel has no such message.",
    slow_mode: `General had ${limits.slowModeMessages} messages in the last minute: until it is quieter everybody may write one every ${limits.slowModePauseMs / 1000} s.`,
  },
};

export const chatWords: ProtocolWords<ChatProtocol> = {
  party:
    "One room per chat, for its members only: of two users (`p-…`) or of a group (`c-…`). A new member of a group sees what is written from then on.",
  requests: {
    "chat:singleChat:load": "The messages before one, oldest first.",
    "chat:getChannel":
      "The channel of the running game in which the user sits with another member: messages go there. `null`: they stay in the chat.",
    "chat:sendMessage":
      "Writes a message. If the user sits with another member in a running game, it goes to the game's channel instead, and the answer names that.",
    "chat:markAsRead": "Marks all messages up to this one as read.",
    "chat:changeTitle": "Changes the group's title.",
    "chat:addUser":
      "Adds somebody to the group. Somebody who has left it gets an invitation instead (`isInvited`), which is valid while the inviter is a member.",
    "chat:leaveChat":
      "Leaves the group; or a private chat, until somebody writes in it or the user opens it again. Earlier messages stay hidden then.",
    "chat:catchUp":
      "Sends all events after number `v`, or a snapshot if they are no longer kept; then answers.",
  },
  events: {
    "chat:snapshot":
      "The chat with its last messages, and whether the user may write: first of all on connecting (unless the address contains `v`), and when the user's rights or a sender's name have changed.",
    "chat:singleChat:update": "Somebody has written.",
    "chat:changed": "The title, the members, or moderation's blocks (`blocked`) have changed.",
  },
  errors: {
    ...writingErrorWords,
    not_wanted: "The other user has muted the user.",
    not_group: "This is a private chat.",
    already_member: "The user is a member already.",
    has_left: "The user has left the group, and declined to return.",
    full: `A group has at most ${limits.chatMembers} members.`,
    not_found: "This user does not exist, or no longer.",
    rude_name: "The title contains a word that insults people.",
  },
};
