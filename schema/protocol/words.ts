import { limits } from "../limits.ts";
import type { ChannelProtocol } from "./channel.ts";
import type { ChatProtocol } from "./chat.ts";
import type { CloseReason } from "./close.ts";
import type { CommonError } from "./envelope.ts";
import type { GameProtocol } from "./game.ts";
import type { LobbyProtocol } from "./lobby.ts";
import type { writingErrors } from "./message.ts";
import type { ErrorCode, EventType, Protocol, RequestType } from "./protocol.ts";
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
  notReading: `The client was sent ${limits.unreadMax / 1024} kB since it was asked for a sign that it reads, and has not given it. Come again.`,
  badFrame: "A frame that is no request: not JSON, or not `{ id, type, data }` and nothing else.",
  badTicket: "The ticket is unknown, used, too old, or for another room. Get a new one.",
  noOnlookers: "Without a ticket nobody may look on here.",
  noRoom: "There is no such room.",
  logged_out:
    "The session that the socket was opened with has ended, because the password or the name was changed, or the account deleted. Sign in again.",
  frameTooLong: "The frame is too long.",
  binaryFrame: "A binary frame.",
  tooManyFrames: "Frames went on coming after `rate_limited`.",
  internal: "A fault of the room. Try again.",
  full: `There are ${limits.onlookersPerRoom} onlookers already, and none that one goes before (a user before a guest, a guest before who has no session); one has made way for another; or this seat has opened ${limits.socketsPerSeat} newer sockets. Try again later.`,
};

export const commonErrorWords: Record<CommonError, string> = {
  unknown_type: "The party has no request of this type.",
  invalid_data:
    "`data` is not what this request asks for. No string may hold half a character (a lone surrogate), a control character (but tabs and ends of lines in messages), or a mark that turns the direction of writing and is not ended in its line.",
  rate_limited: "Too many frames. This one was not looked at: send it again, a little later.",
  internal: "A fault of the room. Nothing was changed.",
};

export const gameWords: ProtocolWords<GameProtocol> = {
  party:
    "One room a game; its name is the game's id. Onlookers may come without a ticket. Whoever owns a seat sees the game as that seat.",
  requests: {
    "game:move":
      "Makes a move of one's own seat, on the position with this version. In the trade any version of the deal under way will do, for the trades of the others change nothing.",
    "game:catchUp":
      "Sends all events after number `v`, or a snapshot where they are no longer kept; then answers.",
    "game:getLog":
      "The whole game in Tac notation, with its seed. Only when it has ended. `times` says when each move was made.",
    "game:getMoves":
      "The last `limit` moves before the one that led to position `before`, oldest first: to read back what happened.",
    "game:getStatistics":
      "What each player did: the seats in order, then those who were replaced, one after the other. Which cards were traded (`traded`) is hidden until the game has ended.",
    "game:react": "Shows something on one's own seat to everybody.",
    "substitution:start":
      "Offers to replace the player of a seat: an onlooker by itself, somebody at the table by a bot. A player may be replaced who has been awaited for a minute, whatever autopilot has played since (`replaceable`); a bot by an onlooker at any time. Nobody comes back who was replaced.",
    "waiting:createRematch":
      "Says that one wants to play again. The first who does opens a private waiting room with the same bots, colours and rules, waits there, and invites the others who are still here and wait nowhere else: their slots are kept until they come too, or decline. Those of the others are free. For three minutes after the end.",
    "waiting:declineRematch":
      "Says that one does not want to play again: the slot that is kept for one is free. Who has left the game for ten seconds has said so, too.",
    "substitution:answer":
      "Agrees or not. All people at the table are asked, but the one to be replaced and those for whom autopilot plays; who comes back before it is done is asked, too. One who does not agree ends it, also the one to be replaced; who offered it may withdraw it.",
  },
  events: {
    "game:snapshot":
      "The whole game as this viewer may know it: first of all on connecting (unless the address says `v`), where a gap can't be filled, and when the game has ended: then it holds every hand and the seed. Its `v` is the number of the last event that is in it. `view.memory` is what the seat has seen of the hands in this deal, by seat: the cards that a hand can't hold (`lacks`) and those that it holds for sure (`known`, empty for the own hand), the seat that it was dealt to (`dealtTo`: a Narr passes hands on), and how many 1s and 13s were laid from the hand that was dealt to the seat (`waysOut`); `null` for an onlooker.",
    "game:moved":
      "A move was made. `view` is the position after it, `at` the moment. A card that somebody else gives in the trade is not named: `0 trade`. `isAutopilot` says that a bot made it for a player who was away or took too long.",
    "game:presence": "Which seats are there, and who looks on; soon after that has changed.",
    "game:seats":
      "Who sits where by now. A seat whose player is away while it is awaited is played by a bot (`isAutopilot`), until its player comes back. With that changes who is asked about an open offer, too.",
    "game:reacted": "A player shows something on its seat.",
    "game:rematch":
      "The waiting room for playing again has opened or closed, somebody has come there or left it, or (`null`) it is too late for one. Onlookers are not told its name.",
    "substitution:changed":
      "An offer was made, agreed to, carried out, refused or withdrawn, has expired, or ended because the player has played. As long as it is open, autopilot and clock wait. Who sits down or is replaced gets a snapshot of the new seat first.",
  },
  errors: {
    already_traded: "The seat has given its card.",
    trade_first: "Cards are played only when all have traded.",
    trade_is_over: "The trade of this deal is done.",
    not_your_turn: "Another seat decides now.",
    seven_under_way: "The seven must be used up first.",
    not_in_hand: "The hand does not hold this card.",
    must_tac: "Only a Tac can be played, to stop the win.",
    must_skip: "The seat must lay a card unused.",
    must_play: "A card can be played, so none may be laid unused.",
    not_possible: "The card can't be used like this.",
    game_over: "The game has ended.",
    no_deck: "There are no more cards; does not happen in a game that was dealt from a seed.",
    no_move: "The text is no move.",
    onlooker: "An onlooker can't move.",
    not_your_seat: "The move is one of another seat.",
    stale: "The move was made on another position: catch up.",
    too_soon: "Not so soon again.",
    not_replaceable: "This seat can't be had, or not yet.",
    substitution_open: "There is another offer.",
    no_substitution: "There is no offer.",
    has_played: "Who was replaced in this game does not sit down again.",
    has_seat: "Who has a seat can't take another.",
    nobody_to_ask: "There is nobody at the table who could agree.",
    not_asked: "It is not yours to answer.",
    rematch_not_open: "The game has not ended, or too long ago; or the next one begins already.",
    player_not_online: "Nobody else who played is here any more.",
    player_in_waiting_room: "All others who are still here wait for another game.",
    rematch_full: "Others have taken all seats of the waiting room.",
    no_name: "Only who has a session can take a seat.",
    not_over: "The record would tell the hidden cards: wait for the end.",
  },
};

export const lobbyWords: ProtocolWords<LobbyProtocol> = {
  party:
    "The one room `main`, in which every open client is, with a ticket or without. It lists the waiting rooms and the running games that are not private, and counts who is here. What has changed is told once a second at most.",
  requests: {
    "waiting:getGames": "The waiting rooms, the newest first.",
    "games:getRunningGames": "The running games, the newest first.",
    "waiting:createGame":
      "Opens a waiting room; who asks takes its first slot, and leaves the room where it waited before.",
    "info:playing": "Whether this client has a game open; it is counted so.",
    "lobby:catchUp":
      "Sends all events after number `v`, or a snapshot where they are no longer kept; then answers.",
  },
  events: {
    "lobby:snapshot":
      "All that is listed, and the counts: first of all on connecting (unless the address says `v`).",
    "waiting:getGames": "Waiting rooms that are new or have changed, and those that are gone.",
    "games:getRunningGames": "Games that have begun or changed hands, and those that are over.",
    "info:serverConnections":
      "How many clients are connected, how many of them have a game open, how many are signed in to an account.",
  },
  errors: {
    not_signed_in: "Whoever opens a room needs a session; a guest's will do.",
    members_only: "A guest can't open a room that guests may not enter.",
    too_many: "One has opened too many rooms in the last minute.",
  },
};

export const waitingWords: ProtocolWords<WaitingProtocol> = {
  party:
    "One room a table that is still being filled; its name can't be guessed, so whoever knows it may come and look. Slots stand team by team. When all are ready the game begins; a member without a socket loses the slot after half a minute. Requests about somebody say the slot and the `name` seen on it, for somebody else may be there by now.",
  requests: {
    "waiting:joinGame": "Takes the first free slot. Whoever waits elsewhere leaves there.",
    "waiting:addBot": "Puts a bot on a free slot. The admin's.",
    "waiting:removeBot": "Takes a bot off. The admin's.",
    "waiting:movePlayer":
      "Changes places with the next slot, whoever is there: oneself, or the admin anybody. Nobody is ready any more then.",
    "waiting:moveBot": "The same with a bot. The admin's.",
    "waiting:removePlayer":
      "Leaves (`{}`: wherever one sits by now), or, as the admin, sends somebody away, who may not come back unless let in. The next human becomes admin where the admin leaves; without humans the room is closed, and a rematch as soon as fewer than two want it. In a rematch the admin frees the slot of somebody who is invited like this, too.",
    "waiting:letIn":
      "Lets somebody sit down again who was sent away, by the name in `sentAway`. The admin's.",
    "waiting:switchColor": "Takes another colour: one's own, or as the admin anybody's.",
    "waiting:readyPlayer":
      "Says that one is ready, or not yet. When all humans of a full room are, the game begins.",
    "waiting:catchUp":
      "Sends all events after number `v`, or a snapshot where they are no longer kept; then answers.",
  },
  events: {
    "waiting:snapshot":
      "The whole room as one sees it, whenever it has changed. A slot is `invited` while it is kept for somebody who is asked for a rematch. `you` is one's own slot. `isSentAway`: the admin has sent one away. `sentAway`: whom the admin has sent away, for the admin alone. `isStarting`: all are ready, nothing may change any more. `gameID`: the game that came of it.",
    "waiting:startGame": "The game has begun; `seat` is one's own.",
    "waiting:closed":
      "The room is no more: nobody is left in it (`empty`), or fewer than two want a rematch: because somebody has left or declined (`left`), or nobody else came in time (`late`).",
  },
  errors: {
    not_signed_in: "This needs a session; a guest's will do.",
    members_only: "Guests may not enter.",
    not_admin: "Only the admin of the room may.",
    not_member: "Only who sits in the room may.",
    full: "There is no free slot.",
    not_full: "There are free slots still.",
    slot_taken: "Somebody is on this slot.",
    slot_empty: "Nobody of that kind is on this slot.",
    stale: "Somebody else is on this slot by now.",
    cannot_move: "There is no such slot.",
    color_taken: "Somebody else has this colour.",
    starting: "The game is about to begin.",
    removed: "The admin has sent one away.",
    closed: "The room is no more.",
  },
};

export const userWords: ProtocolWords<UserProtocol> = {
  party:
    "A person's own room, with all of the person's tabs and nobody else; `me` in the call for a ticket, whose answer says its name.",
  requests: {
    "games:getGames": "One's games in numbers, read anew.",
    "friends:request":
      "Asks a player to be friends. Where that player has asked already, both are friends. Asked again it changes nothing.",
    "friends:confirm": "Accepts the request of a player.",
    "friends:cancel":
      "Ends what there is with a player: the friendship, one's own request (withdrawn), or the other's (declined). Where there is nothing it stays so.",
    "friends:ofUser": "The friends of a player; of oneself also the open requests.",
    "user:mute":
      "One does not want to hear of a player any more: no messages, no requests, no invitations. Its open request ends with it, without a word.",
    "user:unmute": "One wants to hear of the player again.",
    "chat:overview:load": "One's chats, the latest first; unread messages of who is muted are not counted.",
    "chat:startChat":
      "Opens the private chat with a user, the same whoever of the two begins, or (with a title) a new group. The other side of a private chat sees it with its first message.",
    "chat:answerInvitation":
      "Comes back into a group that one has left, as a member wishes (`invitedBy` in the list of chats), or declines for good.",
    "user:invite":
      "Invites a friend into the waiting room in which one sits. It holds as long as one sits there; sent again it is told again.",
    "user:declineInvitation":
      "One does not want to come; all invitations to this waiting room are answered so.",
    "user:warningRead": "One has read what moderation has told.",
    "user:attention":
      "Whether this tab is looked at: while one is, nothing is pushed. To be said after connecting, and when it changes.",
    "user:catchUp":
      "Sends all events after number `v`, or a snapshot where they are no longer kept; then answers.",
  },
  events: {
    "user:snapshot":
      "Where one waits, one's games in numbers and one's friends (`null` until they were read), who is muted, one's chats, the open invitations into waiting rooms of friends, what moderation has told one, and how it stands to one (`null` for guests): first of all on connecting (unless the address says `v`).",
    "user:waiting": "One waits in this room from now on, or nowhere.",
    "games:getGames": "One's games in numbers, after one has begun or ended.",
    "friends:update":
      "All friends and open requests, those not done first, whenever something has changed; `isOnline` is `null` where it is not known, and for those who are no friends.",
    "friends:new-request": "Somebody asks to be friends.",
    "friends:friend-confirmed": "Somebody has accepted one's request.",
    "friends:friend-withdrew": "Somebody has taken back a request.",
    "friends:friend-declined": "Somebody has declined one's request.",
    "friends:friend-cancelled": "Somebody has ended the friendship.",
    "user:mutes": "The names of all whom one has muted, when they have changed.",
    "chat:overview:update":
      "Chats that are new or have changed (somebody has written, one has read, the title or the members are others), and those that one has left.",
    "user:invitations":
      "The open invitations, when they have changed. One ends when who has sent it waits there no more, and when it is answered: by joining, or declined.",
    "user:warnings": "What moderation has told one and one has not read yet, when that has changed.",
    "user:standing":
      "One is an admin or a moderator from now on, or no more, or may not write until then, or may again.",
    "user:notice":
      "A table waits for one at which one is not. Told while a tab is looked at; otherwise it is pushed, if one wants that.",
  },
  errors: {
    members_only: "This needs an account.",
    blocked: "Moderation keeps one from writing to others for a while.",
    not_wanted: "The player does not want to hear of one.",
    not_friends: "Only friends can be invited.",
    not_let_in: "The admin of the waiting room has sent this player away.",
    not_waiting: "One does not sit in a waiting room.",
    already_here: "The player sits in the waiting room already.",
    full: "The waiting room has no free slot.",
    not_found: "There is no such player.",
    no_request: "The player has not asked, or not any more.",
    yourself: "That is oneself.",
    too_many: `One has asked, invited or started chats too often in the last minute, or one of the two has ${limits.friendsMax} friends and open requests.`,
  },
};

const writingErrorWords: Record<keyof typeof writingErrors, string> = {
  not_signed_in: "Only who has an account may write here.",
  members_only: "Guests may not write here.",
  only_admins: "Only admins may write here.",
  onlooker: "Only who belongs to it may write here.",
  blocked: "Moderation keeps one from writing, until the moment in `blockedUntil`.",
  too_many: `One has written ${limits.messagesPerPeriod} messages in ${limits.messagePeriodMs / 1000} s. The same request may come again a little later.`,
};

export const channelWords: ProtocolWords<ChannelProtocol> = {
  party: `The channels: \`general\`, where users write and everybody reads what is not older than ${limits.generalShownMs / 3_600_000} hours; \`news\`, where admins write; \`g-<game>\`, where who sits at the game writes and everybody reads, and which ends ${limits.gameChannelMs / 60_000} minutes after it; \`w-<waiting room>\`, for its members alone. The last ${limits.messagesTakenAlong} messages of a waiting room go along into its game, and of a game into its rematch.`,
  requests: {
    "channel:load": `What the channel shows: its last ${limits.channelMessagesKept} messages, the oldest first.`,
    "channel:sendMessage": "Writes a message; it is trimmed, and must hold something that can be seen.",
    "channel:catchUp":
      "Sends all events after number `v`, or a snapshot where they are no longer kept; then answers.",
  },
  events: {
    "channel:snapshot":
      "What the channel shows, whether one may write, and when the channel ends: first of all on connecting (unless the address says `v`), and whenever what one may has changed or the name of a sender.",
    "channel:update": "Somebody has written.",
  },
  errors: {
    ...writingErrorWords,
    slow_mode: `General had ${limits.slowModeMessages} messages in the last minute: until it is quieter everybody may write one in ${limits.slowModePauseMs / 1000} s.`,
  },
};

export const chatWords: ProtocolWords<ChatProtocol> = {
  party:
    "One room a chat, for its members alone: of two (`p-…`) or of a group (`c-…`). Who is added to a group sees what is written from then on.",
  requests: {
    "chat:singleChat:load": "The messages that come before one, the oldest first.",
    "chat:getChannel":
      "The channel of the running game at which one sits with another member: what one writes now goes there. `null`: it stays in the chat.",
    "chat:sendMessage":
      "Writes a message. Where one sits with another member at a running game it goes into the game's channel instead, and the answer names that.",
    "chat:markAsRead": "One has read all messages up to this one.",
    "chat:changeTitle": "Gives the group another title.",
    "chat:addUser":
      "Takes somebody into the group. Who has left it gets an invitation instead (`isInvited`), which holds as long as one belongs to the group.",
    "chat:leaveChat":
      "Leaves the group; or a private chat, until somebody writes in it or one opens it again. What was written before is not seen then.",
    "chat:catchUp":
      "Sends all events after number `v`, or a snapshot where they are no longer kept; then answers.",
  },
  events: {
    "chat:snapshot":
      "The chat with its last messages, and whether one may write: first of all on connecting (unless the address says `v`), and whenever what one may has changed or the name of a sender.",
    "chat:singleChat:update": "Somebody has written.",
    "chat:changed":
      "The title or the members are others, or moderation keeps others from writing than before (`blocked`).",
  },
  errors: {
    ...writingErrorWords,
    not_wanted: "The other one does not want to hear of one.",
    not_group: "This is a chat between two.",
    already_member: "The user belongs to the group already.",
    has_left: "The user has left the group, and declined to come back.",
    full: `A group has ${limits.chatMembers} members at most.`,
    not_found: "There is no such user, or not any more.",
  },
};
