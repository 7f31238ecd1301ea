// Exports too, so that a bundle has what is computed with them as one number each.
export const second = 1000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;

/**
 * Every number of the product. Times in ms (their names say so), sizes in bytes or characters as noted. They stand in one
 * file, longer than others: whoever looks for a number finds it here.
 *
 * Each number is an export of its own, so that a bundle contains only those that it names. Destructuring `limits` would
 * pull in all of them.
 */
export * as limits from "./limits.ts";

// Sessions
/** How long a session lives after its last use. */
export const sessionLifetimeMs = 30 * day;
/** A session's end is extended at most this often, so that reading does not always write. */
export const sessionRenewalMs = day;
/** Random bytes of a session token, and of a device's credential. */
export const sessionTokenBytes = 32;
/** How long a device stays signed in after its last use, and after its sign-in. The privacy page says the same. */
export const deviceLifetimeMs = 90 * day;
export const deviceLongestLifetimeMs = 400 * day;
/** How many characters of a `User-Agent` are read to name a device; browsers send some 100 to 300. */
export const userAgentRead = 512;
/** Random bytes of a device's id, which is not secret. */
export const deviceIDBytes = 16;
/** Sessions per device, one for each tab: one more ends the least recently used. */
export const sessionsPerDevice = 50;
/** How long a page waits for its device's session before it is shown without one, and when it asks again. */
export const deviceSessionWaitMs = 3 * second;
export const deviceSessionRetryMs = 5 * second;
/** Guests' numbers lie between from and to, both included. */
export const guestNumber = { from: 1000, to: 9999 };

// Passwords and mails
/** scrypt's cost, block size and parallelism for new hashes: about a quarter of a second. */
export const scrypt = { N: 2 ** 15, r: 8, p: 3 };
/**
 * scrypt occupies the thread, so there is a pause for other work after every hash: this long, or this part of the hash's
 * time.
 */
export const hashPauseMs = 30;
export const hashPausePart = 1 / 4;
/** How many password checks may wait in one Worker, and how often each polls for its turn. */
export const hashesWaiting = 250;
/** …and of one address: half of them, so that a crowd behind one address leaves room for others. */
export const hashesWaitingFrom = 125;
export const hashPollMs = 25;
/** After which silence a waiting check has gone. */
export const hashLostMs = 10 * second;
/**
 * Wrong passwords without a wait, then the first wait, which doubles up to the longest: for one account from one address, or
 * with a session of it; for one account from all addresses where its owner has not signed in; for one address.
 */
export const guessDelay = { free: 5, firstMs: second, longestMs: 5 * minute };
export const strangersDelay = { free: 5, firstMs: second, longestMs: 5 * second };
export const addressDelay = { free: 50, firstMs: second, longestMs: 5 * minute };
/** How long an address is known after the last sign-in there. The privacy page says the same. */
export const knownAddressMs = 30 * day;
/** How long it is kept which accounts were signed in to from one place, and how many pairs moderators see. The same. */
export const signInMarkKeptMs = 7 * day;
export const sharedAccountsListed = 100;
/**
 * How long addresses are counted under one key, the key's length, and how soon a key that could not be fetched is asked for
 * again.
 */
export const addressKeyMs = day;
export const addressKeyBytes = 32;
export const addressKeyRetryMs = minute;
/**
 * Mails that may be requested without a wait, then the same waits: by one address for one account; by all addresses for one
 * account.
 */
export const mailDelay = { free: 3, firstMs: minute, longestMs: 60 * minute };
/** The longest wait is shorter than the life of a reset link: whoever waits because of others' requests has a valid link. */
export const strangersMailDelay = { free: 6, firstMs: minute, longestMs: 10 * minute };
/** The same for all mails that one address requests, and for all to one mailbox that nobody has confirmed yet. */
export const askerMailDelay = { free: 200, firstMs: minute, longestMs: 60 * minute };
export const newBoxMailDelay = { free: 4, firstMs: 10 * minute, longestMs: day };
/** When counters of wrong passwords and requested mails are deleted, after the last one. */
export const failuresForgottenMs = day;
/** Random bytes of the token in a mail's link, and how long the link is valid. */
export const mailTokenBytes = 32;
export const activationLifetimeMs = day;
export const passwordResetLifetimeMs = 15 * minute;
/** Random bytes of the token in the links that unsubscribe from mails. */
export const unsubscribeTokenBytes = 16;
/** A mail that could not be sent is retried after the shortest delay, which doubles up to the longest… */
export const mailRetryMinMs = minute;
export const mailRetryMaxMs = 60 * minute;
/** …and deleted when its link is no longer valid. */
export const mailLifetimeMs = day;
/** How long a mail is tried that the law or somebody's money depends on: confirmations of contracts, and mails to the operator. */
export const contractMailLifetimeMs = 14 * day;
/** How long the platform may take to accept a mail; it is sent once more if it accepts it later. */
export const mailSendMs = 30 * second;
/** Mails per batch, and batches per minute: news for thousands of players take a while. */
export const mailsAtOnce = 20;
export const mailBatchesPerMinute = 5;
/** How long it is remembered which mails were written that must be written only once. */
export const mailKeyKeptMs = 60 * day;
/** When an account that was never activated is deleted, so many a minute. */
export const unactivatedLifetimeMs = 7 * day;
export const unusedAccountsEndedAtOnce = 20;

// Sponsor subscriptions
/** How long a provider's number of a subscription can be, in characters. */
export const subscriptionIDMaxLength = 100;
/** How long the name of somebody who cancels without signing in can be, in characters. */
export const declarantMaxLength = 100;
/**
 * How long a contract can be withdrawn from without a reason. By law these are 14 days, not counting the day of the order,
 * until the end of the last one; if that is a Saturday, a Sunday or a holiday, until the end of the next working day (§§ 187,
 * 188, 193 BGB). Easter makes that 19 days. Holidays differ by state and country, so everybody gets three weeks.
 */
export const withdrawalMs = 21 * day;
/**
 * How long a player can't order again after a withdrawal: after the first one, the second, and each further one of those
 * that count. Each order and refund costs fees.
 */
export const reorderWaitsMs = [day, 7 * day, 30 * day] as readonly number[];
export const withdrawalsCountedMs = 366 * day;
/** How much time that is paid may be left at an end without anything to be refunded. */
export const unusedTimeMs = day;
/** How long the benefits go on after the time that is paid while the provider has not said whether it was paid again. */
export const sponsorGraceMs = 2 * day;
/** How often a subscription that has not ended is read at the provider, and how long before a payment its mail is written. */
export const subscriptionReadMs = day;
export const renewalNoticeMs = day;
/** The shortest and the longest wait before the provider is asked again after a failure. */
export const paymentRetryMinMs = minute;
export const paymentRetryMaxMs = 60 * minute;
/** How long a refund is tried that the provider refuses, until it is the operator's: the law gives it 14 days. */
export const refusedRefundMs = 3 * day;
/** How often an order that is not paid is looked at, and when one is dropped that the provider never answered to. */
export const orderLookMs = 30 * minute;
export const orderLifetimeMs = 2 * day;
/** When one is dropped that the provider does not know: until then the operator should have noticed a wrong key. */
export const unknownOrderKeptMs = 7 * day;
/** How many subscriptions the clock reads a minute, and as many each of orders, endings, and players to be told. */
export const subscriptionsPerMinute = 20;
/** How long the prices of the provider are remembered. */
export const pricesKeptMs = 10 * minute;
/** How long the provider is not asked for them again after a failure, and how long a caller waits for the answer to another. */
export const pricesFailureKeptMs = 5 * second;
export const pricesWaitMs = 15 * second;
/** How long a message of the provider is remembered, so that it counts once: longer than the provider repeats it. */
export const paymentEventKeptMs = 30 * day;
/** The largest message of the provider, in bytes. */
export const paymentEventBytes = 256 * 1024;
/** How long declarations of people who need not be signed in are kept: until claims lapse. The privacy page says the same. */
export const declarationKeptMs = 3 * 366 * day;
/** The mails about declarations that the operator gets before further ones wait, to come together in one. */
export const declarationNoticeDelay = { free: 50, firstMs: minute, longestMs: day };
/** The timeout of one call to the payment provider, and how often it is repeated after a failure. */
export const paymentAnswerMs = 5 * second;
export const paymentRetries = 1;
/** After how many calls in a row without an answer a run of the clock asks the payment provider no more. */
export const paymentsUnanswered = 2;
/** A message of the payment provider is refused this long after it was signed. */
export const paymentEventAgeMs = 5 * minute;
/** How long a browser may keep the list of sponsors, and how long an open page does before it asks again. */
export const sponsorsCachedSeconds = 60;
export const sponsorsShownMs = 10 * 60_000;
/** How long a table waits for the art of its look before it shows itself without. */
export const lookWaitMs = 3_000;

// What people write about themselves, in characters
/** How many marks a letter may bear: Hebrew and Hindi need three. */
export const marksPerLetter = 3;
export const usernameMinLength = 3;
export const usernameMaxLength = 12;
export const passwordMinLength = 8;
export const passwordMaxLength = 64;
export const emailMaxLength = 254;
export const descriptionMaxLength = 150;
/** Where a player's own seat is drawn: the corners of a table of 4 and of 6, counted from 0; -1 leaves seats unturned. */
export const defaultPositionOf4 = { from: -1, to: 3 };
export const defaultPositionOf6 = { from: -1, to: 5 };

/**
 * How long a name rests that was given up, by renaming or with the account, before somebody else may take it. The privacy
 * page says the same.
 */
export const nameRestMs = 180 * day;
/** How many given-up names of one player rest at a time: the latest ones. */
export const restingNamesPerUser = 10;

// Players
/** How many names a search returns by default, and at most. */
export const searchResults = 10;
export const searchResultsMax = 50;
/** A search starts after a pause of this length in typing, and with at least this many characters. */
export const searchDelayMs = 300;
export const searchMinLength = 1;
/**
 * The largest picture that may be chosen, in bytes; the browser shrinks it, and the second number is the largest that is sent
 * and stored.
 */
export const pictureUploadBytes = 8_000_000;
export const pictureKeptBytes = 128 * 1024;
/** Segments or chunks that a picture may consist of. */
export const pictureParts = 256;
/** Width and height of a picture. */
export const picturePixels = 160;

// Friends and mutes
/** How many friends a player may have, with those whom they have asked; how many players one may mute. */
export const friendsMax = 300;
export const mutesMax = 300;
/** Requests that a player may send in `ratePeriodMs`. */
export const friendRequestsPerPeriod = 10;
/** Changes of what one is to others (requests, answers, ends, mutes) in that period: each reads libSQL, and tells others. */
export const relationChangesPerPeriod = 40;
/** Open requests that one player may have from others: more are refused, so that nobody's list is filled. */
export const openFriendRequests = 50;
/** At most one mail about the requests of one player to another in this period, and so many about all to one player. */
export const friendMailPauseMs = day;
export const friendMailsPerPause = 5;
/** How long the mail waits for an answer if the recipient has a tab open that is not looked at. */
export const friendMailWaitMs = 15 * minute;
/** When somebody who has closed the last tab counts as gone: reloading a page is not leaving. */
export const offlineAfterMs = 5 * second;
/** How long the answer to a friend request, or to answering one, may take. */
export const friendAnswerMs = second;
/** How many friends' actions a person's room remembers to recognise duplicates. */
export const friendNewsKept = 100;

/** How many people a player may invite or ask in this period, wherever to and as whatever, with those who are asked along. */
export const peopleInvitedPerPeriod = 50;
export const peopleInvitedMs = 60 * minute;
/** So many mails about invitations to tournaments are written to one player in a day, whoever invites. */
export const tournamentInvitationMailsPerDay = 5;
/** How many groups the same person may be taken into by a player in this period, each of which counts as one more person. */
export const groupsOfOneInvited = 5;
/** Invitations to one's waiting room that a player may send in `ratePeriodMs`, and how many open ones a player may have. */
export const invitationsPerPeriod = 10;
export const invitationsKept = 20;

// Moderation
/** The default length of a block. */
export const blockMs = 60 * day;
/** The latest end of a block: a time (ms UTC) that every clock can show. */
export const blockUntilMax = Date.UTC(9999, 11, 31);
/** How long a block is kept after its end. The privacy page says the same. */
export const blockKeptMs = 365 * day;
export const reasonMaxLength = 200;
/** How long a wish for a game that got no answer is repeated as the same one. */
export const creationRepeatedMs = 5 * minute;
/** When a game whose room nobody has opened counts as given up, and of how many such games rooms are asked at a time. */
export const gameUnopenedMs = 2 * minute;
export const unopenedGamesAtOnce = 100;
/** When a tournament's room that was not opened is opened by the clock, and how many at a time. */
export const tournamentUnopenedMs = minute;
export const unopenedTournamentsAtOnce = 20;
/** A guest who has not played for so long is removed, so many at a time. */
export const guestIdleMs = 90 * day;
export const guestsRemovedAtOnce = 500;
/** An account that ended so long ago and still exists is deleted anew, so many at a time. */
export const deletionRenewedMs = 2 * day;
export const deletionsRenewedAtOnce = 20;
/** How many blocks, open reports and actions of moderators are listed at most. */
export const blocksListed = 200;
export const reportsListed = 100;
export const moderationLogListed = 100;
/** How many open reports one player may have made, so that nobody fills the moderators' list alone. */
export const openReportsPerReporter = 20;
/** How long reports, with the messages in them, and actions of moderators are kept. The privacy page says the same. */
export const reportKeptMs = 365 * day;

// Notices
/** How long after their turn has come an absent player is notified; how long after unread messages their recipient is. */
export const turnNoticeMs = 15 * second;
export const messageNoticeMs = 10 * second;
/** How long a tab with the user's attention counts after its last heartbeat, which comes every `socketAskMs`. */
export const attentionMs = 60 * second;
/** How long a push is retried, and kept for a device that is off. */
export const turnPushLivesMs = 10 * minute;
export const roomFullPushLivesMs = 3 * minute;
export const invitationPushLivesMs = 5 * minute;
export const messagePushLivesMs = 12 * 60 * minute;
export const friendRequestPushLivesMs = 12 * 60 * minute;
/** The same for a tournament's rounds and games, and for invitations to its teams and questions to its admins. */
export const tournamentRoundPushLivesMs = 15 * minute;
export const tournamentPushLivesMs = 12 * 60 * minute;
/** How long a person's room remembers a notice about a tournament, to recognise duplicates. */
export const tournamentNoticeKeptMs = 7 * day;
/** The shortest interval between notices about the same: a full waiting room, an invitation into it, a friend request. */
export const roomFullPauseMs = 60 * minute;
export const invitationPauseMs = 10 * minute;
export const friendRequestPauseMs = day;
/** How long a person's room remembers a turn that was announced, to recognise duplicates. */
export const turnNoticeKeptMs = day;
/** The same in turn-based games, for one's turn and for the reminder, which comes when so much of the time is left. */
export const turnBasedPushLivesMs = 12 * 60 * minute;
export const turnReminderMs = 12 * 60 * minute;
export const turnReminderPart = 1 / 4;
/** How long after one's turn has come in a turn-based game a mail says so, and the shortest interval between two. */
export const turnMailAfterMs = 60 * minute;
export const turnMailPauseMs = day;
/** A mail is sent about messages that have been unread this long, if their recipient has been away as long. */
export const unreadMailAfterMs = day;

// Pushes
/** The longest endpoint of a browser at its push service, and the longest name of a time zone. */
export const pushEndpointMaxLength = 1024;
export const timeZoneMaxLength = 64;
/** Browsers of a player that receive pushes; one more replaces the oldest. */
export const pushSubscriptionsMax = 10;
/** The timeout of a push service. */
export const pushAnswerMs = 5 * second;
/** How long a push service keeps a test push for a browser that is offline. */
export const testPushLivesMs = minute;

// The API
/** Calls per address in `ratePeriodMs`; wrangler.toml says the same to the platform. */
export const ratePeriodMs = minute;
/** Sockets, and questions whether a room exists. */
export const roomVisitsPerPeriod = 480;
export const guestSessionsPerPeriod = 20;
/** How long a client asks again by itself where its address has had so many, and the mean pause between two tries. */
export const guestLineMs = 4 * minute;
export const guestLinePauseMs = 10 * second;
export const deviceSessionsPerPeriod = 120;
export const createGamesPerPeriod = 30;
/** Games with bots that guests may begin at one address, and the period: one hour of the clock. */
export const guestGamesPerPeriod = 300;
/** Tickets to waiting rooms that guests may get at one address in the same period: they lead to games with bots too. */
export const guestWaitingTicketsPerPeriod = 600;
export const guestGamesPeriodMs = 60 * minute;
/** Games with bots that guests at one address may have under way: thirty people may leave three each behind and play on. */
export const openGuestGames = 120;
/** What the own room of a person who has only opened the site may take on disk: fourteen pages. */
export const emptyPersonBytes = 14 * 4096;
/** New guests and new accounts that one address may have in a day of the clock; an IPv6 network counts as `networks` say. */
export const createdPerDay = { guests: 500, accounts: 100 };
/** By the bits of an IPv6 prefix, how many times as much as one address a network of that size may create. */
export const networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;
export const socketTicketsPerPeriod = 240;
export const signUpsPerPeriod = 30;
export const passwordsPerPeriod = 240;
/** How often a person may take another name: everybody who shows it is told. */
export const renamesPerPeriod = 5;
export const mailsAskedPerPeriod = 20;
export const lookUpsPerPeriod = 240;
export const emailLookUpsPerPeriod = 20;
export const uploadsPerPeriod = 20;
export const errorReportsPerPeriod = 10;
export const pushTestsPerPeriod = 10;
export const attemptCallsPerPeriod = 120;
export const subscriptionCallsPerPeriod = 30;
export const clientErrorsPerPeriod = 10;
/** Searches for players, and downloads of everything that is kept about oneself: they cost more than other questions. */
export const searchesPerPeriod = 120;
export const exportsPerPeriod = 20;
/** Calls with a session at one address, whoever's: thirty people there may make 80 each. */
export const sessionCallsPerPeriod = 2_400;
/** Calls by which one person, with all sessions, may change something; may ask; and among these may ask for long lists. */
export const changesPerPeriod = 240;
export const readsPerPeriod = 600;
export const listsPerPeriod = 120;
/** How many errors a tab reports, and how long their messages and stacks may be. */
export const clientErrorsPerTab = 5;
export const clientErrorMaxLength = 300;
export const clientStackMaxLength = 3_000;
/** The longest bug report, in characters. */
export const reportMaxLength = 500;
/** How many of one's own games a call returns at most, and how many a page of the site shows. */
export const ownGamesListed = 50;
export const ownGamesAPage = 10;
/** The largest body that is read, in bytes. */
export const apiBodyBytes = 16 * 1024;
/** How long a body may take to arrive. */
export const bodyMs = 30 * second;
/** The most headers that a call may have under `npm start`. */
export const requestHeaders = 200;
/** Up to how many waiting mails health counts. */
export const waitingMailsCounted = 1_000;
/**
 * How long an isolate keeps what it has counted before it passes it on to the lobby, and how long the lobby keeps that
 * before it writes it: less than the ten seconds after which the platform evicts an idle room.
 */
export const figuresPassedOnMs = 30 * second;
export const figuresWrittenMs = 5 * second;
/** Of how many moves of a game one is measured. It has no divisor in common with the number of seats, so all are. */
export const movesPerMeasured = 7;
/** Log lines of one kind per second: from our own code, and from workerd and libraries. */
export const logLinesASecond = 5;
export const platformLogLinesASecond = 20;
/** How long the Worker waits for libSQL before it answers 503, and the slices in which it waits. */
export const databaseWaitMs = 5 * second;
export const databaseWaitPartMs = second / 4;
/**
 * How long the result of the check whether rooms and database belong together is valid, if they don't, and if nobody could
 * tell.
 */
export const siteLookedAtAgainMs = 5 * second;
/** How many existing games a Worker remembers, so that it need not ask again. */
export const gamesRemembered = 10_000;

// Sockets
/** How long a ticket for a socket is valid. */
export const ticketLifetimeMs = 30 * second;
/** Rooms in which one person may have sockets at the same time; how often it is checked which of them the person has left. */
export const roomsPerPerson = 200;
export const visitsReviewPauseMs = minute;
/** How often a person's room checks that no socket has outlived its session. */
export const sessionsCheckMs = day;
/** The longest frame that a client may send, in characters. */
export const frameMaxChars = 4096;
export const requestIDMaxLength = 36;
/** Sockets that one person may have in a room at a time, in all tabs and devices; one more closes the oldest. */
export const socketsPerPerson = 10;
/** The cost of a request that only reads: its answer can be a thousand times as long as itself. */
export const readCost = 10;
/** The cost of a request that makes the site work much more than others. */
export const costlyCost = 5;
/**
 * Frames that a person may send to a room in a burst, with all sockets there, so that each of them may catch up at once; and
 * how many are refilled per second.
 */
export const rateBurst = socketsPerPerson * readCost;
export const ratePerSecond = 10;
/**
 * The same for all sockets of one address without an account together, besides what each of them may send: thirty people
 * who look on from one place can come at once, and one of them with very many sockets gets no more than three people.
 */
export const addressRateBurst = 10 * rateBurst;
export const addressRatePerSecond = 3 * ratePerSecond;
/** Characters sent to a client before a read check, and how many more it gets before it has answered. */
export const unreadBeforeAsked = 32 * 1024;
export const unreadMax = 128 * 1024;
/**
 * Sockets that a room has closed but that stay, and frames from them in `ratePeriodMs`, before the room cuts all of its
 * sockets.
 */
export const stuckMax = { sockets: 1000, frames: 10_000 };
/** The maximum number of spectators of a room. More are refused, or replace one with a lower rank. */
export const spectatorsPerRoom = 100;
/** Events that a room keeps per viewer; a client that has missed more gets a snapshot, which is shorter. */
export const eventsKept = 20;
/** The distance between the first event numbers of two viewers; nobody misses so many events. */
export const eventsBetweenViewers = 1_000_000;
/** Answers that a room keeps for repeated requests: per identity, in all, and how long. */
export const answersKept = 200;
export const answersKeptInAll = 20_000;
export const answersKeptMs = 60 * minute;
/** Answers that a room has in memory only: refusals, and those to requests that do no harm if they act again. */
export const answersRemembered = 1000;
/** The longest name of a room in an address, with its key. */
export const roomNameMaxLength = 40;
/** The longest name on a seat. */
export const seatNameMaxLength = 32;

// The lobby and waiting rooms
/** The maximum number of clients in the lobby, in the same way. */
export const lobbySockets = 10_000;
// Own tables
/** How many tables a player may save, the length of their names, and whom each invites at most. */
export const ownTablesMax = 10;
export const tableNameMaxLength = 30;
export const ownTableGuests = 10;
export const ownTableIDBytes = 16;

/** Waiting rooms that a person may open in `ratePeriodMs`. */
export const roomsOpenedPerPeriod = 6;
/** Waiting rooms that all people of the site, and all guests, may open in that period: each costs its own room, and a channel. */
export const roomsOpenedOnSite = { all: 360, guests: 180 };
/** How many waiting rooms and running games the lobby lists, and broadcasts at once. */
export const lobbyListed = 200;
/** The shortest interval between two broadcasts of the lobby. */
export const lobbyPauseMs = second;
/** How long a removed room's last report is remembered, so that no older one counts. */
export const lobbyGoneMs = 10 * minute;
/** After how long without a socket somebody in a waiting room is shown as away. */
export const absentShownMs = 5 * second;
/** How long somebody who is away from a waiting room keeps the slot. */
export const slotKeptMs = 30 * second;
/** How long its host does, who may be sending the link to friends; counted anew when somebody sits down. */
export const hostSlotKeptMs = 10 * minute;
/** How long the host of a private room does while nobody else has come: until friends have found the link. */
export const privateRoomKeptMs = day;
/** How many of those whom a waiting room's admin has sent away are named, most recent first. */
export const sentAwayNamed = 12;
/** How often a waiting room checks whether its players are there. */
export const waitingCheckMs = minute;
/** How long a closed waiting room still says so, and one whose game has begun still says where it is. */
export const waitingClosedMs = minute;
export const waitingBegunMs = 10 * minute;
/** How long a game that is about to begin waits for the browsers that have committed to a part of its seed. */
export const revealMs = 2 * second;
/** How long a table of the quick match waits for browsers to commit to what they have drawn. */
export const commitMs = 3 * second;
/** The longest delay before a failed step is retried while people wait for their game to begin. */
export const beginRetryMaxMs = 3 * second;

// Channels and chats
/** How long a game that begins waits until the chats of those who sit there know it. */
export const tablesToldMs = 2 * second;
export const messageMaxLength = 500;
export const chatTitleMinLength = 3;
export const chatTitleMaxLength = 24;
export const chatMembers = 50;
/** Messages that a channel keeps and shows; `general` shows only those younger than this. */
export const channelMessagesKept = 200;
export const generalShownMs = 120 * minute;
/** Messages of a waiting room that are copied into its game, and of a game into the waiting room of its rematch. */
export const messagesTakenAlong = 100;
/** How long a game's channel stays after the game's end. The privacy page says the same. */
export const gameChannelMs = 15 * minute;
/** The maximum number of readers of a channel, as with spectators. */
export const channelReaders = 10_000;
/** Messages before and after a reported one that are kept with the report. */
export const messagesAround = 5;
/** The highest count of unread messages in a chat. */
export const unreadCounted = 100;
/** Messages of a chat per page. */
export const messagesPerPage = 50;
/** Chats in a player's overview, most recent first, and how many chats somebody may start in `ratePeriodMs`. */
export const chatsListed = 200;
export const chatsStartedPerPeriod = 10;
/** Messages that one person may write in one room in `messagePeriodMs`. */
export const messagePeriodMs = 10 * second;
export const messagesPerPeriod = 10;
/** In all groups: how many times a person's messages may reach another member at once, and how many times a second then. */
export const messageReaders = { burst: 1_000, perSecond: 50 };
/** After this many messages in `general` in this period, everybody may write one every `slowModePauseMs`. */
export const slowModeMessages = 60;
export const slowModePeriodMs = minute;
export const slowModePauseMs = 15 * second;
/** How long a room collects messages before it copies them to libSQL, and the size of a batch. */
export const mirrorPauseMs = second;
export const mirrorAtOnce = 100;
/** How many messages of a chat that has ended are deleted from libSQL at once. */
export const messagesRemovedAtOnce = 1_000;
/** How long the messages of `general`, of games and of waiting rooms stay in libSQL. The privacy page says the same. */
export const channelMessagesStoredMs = 30 * day;
/** How often a channel looks again for messages that are too old, at most. */
export const oldMessagesCheckMs = 60 * minute;

// Games
/** How long a bot waits after the previous move, and before the next part of a seven. */
export const botMoveDelayMs = 1200;
export const botSevenDelayMs = 400;
/** How long a room waits before it sends presence, so that many changes at once are one. */
export const presenceDelayMs = 500;
/** How many spectators are named; the others are only counted. */
export const watchersNamed = 20;
/**
 * How far the ratings of a table may lie apart when somebody begins to wait for one, by how much more with each minute,
 * and from when on they may lie apart as far as they like.
 */
export const queueSpread = 100;
export const queueSpreadPerMinute = 300;
export const queueAnySpreadMs = 2 * minute;
/** How often those who wait are compared, while what suits them grows; and how soon after a change of who they are. */
export const queueStepMs = 5 * second;
export const queuePauseMs = 300;
/** How many comparisons one step makes: what is left is for the next. */
export const queueComparisons = 100_000;
/** How long those who are put together may take to come. */
export const queueCallMs = 20 * second;
/** How long a friend may think about coming along as partner. */
export const queueAskMs = minute;
/** After how long somebody may want bots to take the seats that are left: with bots at once is a solo game. */
export const queueBotsAfterMs = { from: 10 * second, to: 10 * minute };
/** A room that wakes this much later than a call ends was down meanwhile: the call begins anew. */
export const queueLateMs = 5 * second;
/**
 * How long somebody without an open tab keeps the place in the queue; and for how long, if a push can call them. How often
 * that is checked.
 */
export const queueAwayMs = 30 * second;
export const queueBackgroundMs = 30 * minute;
/** How long entering waits for the ratings; without them one counts as a newcomer. */
export const queueRatingsMs = 3 * second;
/** How often one may enter the queue, ask a friend along or answer one within `ratePeriodMs`. */
export const queueEntriesPerPeriod = 20;
/** How long a person's room says that the game has begun, and that the person has missed a call. */
export const queueBegunMs = minute;
export const queueMissedMs = 30 * minute;
/**
 * For how long somebody who has missed a call is not called again: the first time, the second, and from then on. It is
 * forgotten so long after the last time.
 */
export const queueHeldMs = [minute, 5 * minute, 30 * minute] as const;
export const queueMissForgottenMs = day;
/** With how many who came in vain somebody who missed their calls is not called again. */
export const queueInVain = 100;
/** How many wishes of people who wait the lobby lists. */
export const queueWishesListed = 20;
/** The rating, as shown, of somebody who has none. */
export const newcomerRating = 1500;
/** The times per move that a table may choose. */
export const moveTimesMs = [30 * second, 60 * second, 2 * minute] as readonly number[];
/** Those of a turn-based table, and from which time per move on a game is turn-based. */
export const turnBasedMoveTimesMs = [day, 2 * day, 3 * day, 7 * day] as readonly number[];
export const turnBasedFromMs = day;
/** The deadlines that a player of a turn-based game misses before the seat is offered to others. */
export const missedDeadlines = 3;
/** How long the others may object to somebody who wants a seat of a turn-based game. */
export const turnBasedSubstitutionMs = day;
/** Turn-based games that are listed for a player, those first that wait for the player longest. */
export const turnBasedGamesListed = 100;
/** Turn-based games of a person that may run at a time; who has so many sits down at no further one. */
export const turnBasedGamesOpen = 50;
/** How many of them a mail names. */
export const turnBasedGamesMailed = 20;
/** Days of vacation, on which a player's turn-based games pause, in a calendar year. */
export const vacationDays = 14;
/** When the clock warns a player whose time per move is running out. */
export const moveHurryMs = 10 * second;
/** When autopilot plays for an awaited player who is away… */
export const autopilotAfterMs = minute;
/** …and answers a win for a player who has not answered it. */
export const wonUnansweredMs = 5 * minute;
/**
 * A game in which nobody has played for this long is aborted; its players may abort it themselves this long after its start.
 */
export const idleGameMs = 120 * minute;
/** The same for a guest who has left a game with bots. */
export const idleGuestGameMs = 30 * minute;
/** Solo games that one person may have running: one more aborts the oldest that the person is not watching. */
export const openSoloGames = 20;
export const abortableMs = 5 * minute;
/** When a player who does not play may be replaced, if all agree in time; then how soon it may be tried again. */
export const replaceableAfterMs = minute;
export const substitutionMs = minute;
export const substitutionPauseMs = 10 * second;
/** How long the others may think about ending the game early, and how long after the question it may be put again. */
export const endingMs = minute;
export const endingPauseMs = 5 * minute;
/** How many people may sit in one game, one after the other. */
export const playersPerGame = 100;
/** How long after a game a rematch may be started. */
export const rematchMs = 3 * minute;
/** Somebody who has left a finished game for so long does not want a rematch. */
export const rematchAwayMs = 10 * second;
/**
 * When a game's room is emptied after its end, or after somebody has opened it again; how soon it tries again while people
 * are there or something is still to be delivered.
 */
export const gameArchivedMs = 60 * minute;
/** The shortest interval between two reactions of a player. */
export const reactionPauseMs = second;
/** Moves per page of the move list. */
export const movesPerRequest = 100;
/** How many of a player's last games are listed as won or lost, and how many running ones are named. */
export const gamesInHistory = 10;
/** How many games from before the totals the clock adds to them at once. */
export const gamesCountedAtOnce = 200;
/** What a move adds at most to a player's thinking time: whoever takes longer is away. */
export const thinkingTimeMaxMs = 300_000;
export const runningGamesNamed = 20;
/** Of how many of the people whom a player has played with most a profile tells, and of how many of the last games. */
export const peopleInProfile = 100;
export const historyInProfile = 50;
/** Since when a profile shows on which days somebody has played, in days: 53 weeks. */
export const activityDays = 371;
/** From how many games with each other relative figures are said. */
export const gamesTogetherMin = 5;
/** How long figures about the whole site are shown before they are computed again, and of how many weeks they tell. */
export const figuresKeptMs = 60 * minute;
export const weeksInStats = 104;
/** How long the medians of all players are shown before they are computed again, and from how many games on one counts. */
export const mediansKeptMs = 24 * 60 * minute;
export const gamesForMedian = 10;
/** Of how many found players the search page tells more than the name. */
export const playersOnSearchPage = 4;
/** Lines of a ranking per page. */
export const rankingListed = 50;
/** From how many rated games on a player, or a fixed team, is ranked; and from how many on a fixed team is shown. */
export const gamesForRanking = 30;
export const gamesForTeamRanking = 20;
export const gamesForTeamRating = 10;
/**
 * What a won game must have to count for ratings and for the ranking by won games: so many deals, and so many own moves of
 * each who has won. And how many games of the same two against each other count on one day (UTC).
 */
export const dealsForRanking = 3;
export const ownMovesForRanking = 10;
export const samePeoplePerDay = 10;
/** Who has played no rated game for so long is not ranked. */
export const rankedMs = 90 * 24 * 60 * minute;
/** Of how many of the last rated games a profile tells, and how many fixed teams it names. */
export const ratedGamesInProfile = 100;
export const teamsInProfile = 20;
/** The ratings of how many players are told at once. */
export const ratingsAtOnce = 20;
/** How many games are rated at once, and how many are read at once to check the ratings. */
export const gamesRatedAtOnce = 50;
export const ratedGamesCheckedAtOnce = 1_000;
/** From how many rated puzzles on somebody's rating in puzzles is no longer called uncertain, and how many its chart shows. */
export const puzzlesForRating = 10;
export const ratedPuzzlesInChart = 60;
/** How many of the puzzles that somebody has tried are listed at first, and with each press for more. */
export const puzzlesListed = 8;

/** How many bots search at once in one Worker, and how often the others look whether it is their turn. */
export const searchesAtOnce = 2;
export const searchPollMs = 100;
/** After which silence a search has gone: its room was evicted. */
export const searchLostMs = 2 * second;
/** When a bot's search without a result is started again: its room was evicted meanwhile. */
export const thinkingRetryMs = 5 * second;
/** A clock that is set back by more than this moves all due dates of a room back. */
export const clockToleranceMs = 2 * second;
/** An alarm that is so late counts as lost. */
export const alarmLateMs = second;
/** The delay before a failed due task of a room is retried. */
export const dueRetryMs = 10 * second;

// Lessons and puzzles
/** Steps with a task that a lesson may have: as many bits are counted. */
export const lessonStepsMax = 16;
/**
 * Attempts at each puzzle that are kept: so many of the first ones, besides the first that solved it, the last, and those
 * that solved it as the puzzle of the day. So a player has no more rows than this allows for the set, and one a day.
 */
export const firstAttemptsKept = 10;
/** Attempts in one call, and what one may consist of. */
export const attemptsAtOnce = 20;
export const puzzleIDMaxLength = 16;
export const movesPerAttempt = 24;
export const moveTextMaxLength = 24;
/** How long after a day (UTC) an attempt at its puzzle may arrive and still count for it: a weekend without a network. */
export const attemptLateMs = 2 * day;
/**
 * What somebody did as a guest counts for its days all the same: how long before the account was made it may have been,
 * and how long after that it may arrive.
 */
export const attemptBeforeAccountMs = 400 * day;
export const attemptOfGuestLateMs = 14 * day;
/** How far the clock of a device may be ahead. */
export const attemptAheadMs = minute;

// Tournaments
export const teamNameMinLength = 5;
export const teamNameMaxLength = 25;
export const tournamentTitleMinLength = 8;
export const tournamentTitleMaxLength = 50;
/** How many teams a tournament may have, and how many may register in all. */
export const tournamentTeams = { from: 2, to: 128 };
export const registerTeamsMax = 400;
/** Players who may look for a partner in one tournament. */
export const seekersMax = 400;
/** The time per game (rules.md 10), and the clock of a move: default, minimum and maximum. */
export const tournamentGameTimeMs = { usual: 90 * minute, from: 5 * minute, to: 4 * 60 * minute };
export const tournamentMoveTimeMs = { usual: minute, from: 15 * second, to: 5 * minute };
/** A team of which nobody has come this long after its game was opened loses the match. */
export const noShowMs = 5 * minute;
/** How long before a round its players are reminded. */
export const roundReminderMs = 15 * minute;
/** How long a match waits for the game's room after its time is up, and for a decision by hand after its game was aborted. */
export const gameDecisionMs = 10 * minute;
export const handDecisionMs = 10 * minute;
/** If a tournament wakes later than this, the site was down: it waits anew for whatever it was waiting for. */
export const outageMs = minute;
/** A private tournament in which nothing has happened for this long is aborted. */
export const privateTournamentIdleMs = 30 * day;
/** Rounds of a tournament: a round robin of all teams with two legs has the most. */
export const tournamentRoundsMax = 2 * tournamentTeams.to;
/** A tournament with so many matches is sent whole; a larger one without the rounds that are over or far away. */
export const tournamentMatchesSent = 256;
/** Teams of the last public tournament whose players have a crown. */
export const crownedTeams = 4;
/** Public tournaments that the lobby shows at a time, and rows of a page of the table of all. */
export const currentTournaments = 20;
export const tournamentsListed = 50;
/** How long before its first round the sign-up of a tournament of a series may begin, in hours. */
export const seriesSignUpHoursMax = 6 * 24;
/** Why a match was decided by hand, in characters. */
export const decisionReasonMaxLength = 200;

/** The maximum number of people who look at a tournament, as with spectators. */
export const tournamentSpectators = 5000;
/** The shortest interval between two broadcasts of a tournament. */
export const tournamentPauseMs = second;
/** A toast or notice about a tournament that could not be delivered for so long is dropped. */
export const tournamentToastLateMs = 5 * minute;
/** How long a player's own room remembers which toasts it has shown. */
export const tournamentToastsKeptMs = day;
/** Invitations to teams that a player's own lists show. */
export const tournamentInvitationsListed = 20;
/** So many toasts tell somebody in this period of others who join, confirm or leave in one tournament. */
export const tournamentComingsToasted = 5;
export const tournamentComingsMs = 10 * minute;
/** Private tournaments that a player may create in this period. */
export const privateTournamentsPerPeriod = 10;
export const privateTournamentsPeriodMs = day;
/** How long after its end the results of a tournament can be corrected. */
export const tournamentCorrectionMs = 7 * day;
/** How long a tournament's channel stays after its end. */
export const tournamentChannelMs = 7 * day;

// Rooms that became due while the site was down (scripts/data/alarms/)
/** How many rooms may wake at once after a start, and at most how many per second after that. */
export const overdueAlarmsAtOnce = 10;
export const overdueAlarmsPerSecond = 20;
/** How many per second wake by themselves where nothing wakes them as fast as the site can (scripts/site/waking.ts). */
export const unwokenAlarmsPerSecond = 1;
/** How quickly a site that could wake more rooms answers how it is, and how slowly one that should wake fewer. */
export const wakingQuickMs = 250;
export const wakingSlowMs = second;
/** How many games store their end in libSQL concurrently, and how often the others poll for their turn. */
export const endingsAtOnce = 4;
export const endingsPollMs = 50;
/** How long one waits for its turn before its room retries later. */
export const endingsWaitMs = 3 * second;

/** How long a room remembers that somebody was renamed or is deleted, for calls with an older name that arrive late. */
export const namesKeptMs = day;

// Jobs of the Worker (schema/jobs.ts)
/** A failed job is tried again after the shortest delay, which doubles up to the longest. */
export const jobRetryMinMs = 30 * second;
export const jobRetryMaxMs = 60 * minute;
/** The timeout of one attempt; shorter than the delay before the next, so that nobody else tries meanwhile. */
export const jobTimeoutMs = 20 * second;
/** How long the answer to a call waits for the jobs that the call has caused. */
export const jobsAwaitedMs = 3 * second;
/** A job is given up after so long and so many attempts. */
export const jobPatienceMs = day;
export const jobAttemptsMin = 20;
/** How many lanes are served at once, how many of these only with urgent jobs, and how many rooms one job tells at once. */
export const jobLanesAtOnce = 20;
export const urgentJobLanes = 4;
export const jobRoomsAtOnce = 20;
/** How many records of games one job changes. */
export const jobRecordsAtOnce = 50;
/** How long one of several rooms that a job tells may take, before it gets a job of its own. */
export const jobRoomWaitMs = 5 * second;

// A room's outbox
/** A failed delivery is retried after the shortest delay, which doubles up to the longest. */
export const outboxRetryMinMs = second;
export const outboxRetryMaxMs = 5 * minute;
/** The timeout of one delivery. */
export const outboxTimeoutMs = 10 * second;
/** How long one of several rooms that are told the same may take, before it gets a message of its own. */
export const oneOfManyWaitMs = 5 * second;
/** A message is given up after so long and so many attempts; one for libSQL, of which there is a single one, later. */
export const outboxPatienceMs = day;
export const outboxPatienceForLibsqlMs = 30 * day;
export const outboxAttemptsMin = 20;
/** One that contradicts what libSQL has is given up when it was refused so often: what it waits for may be on its way. */
export const outboxRefusalsMax = 10;
/** How long a message that was given up is kept. */
export const deadLettersKeptMs = 7 * day;
/** A message that has waited so long counts as stuck, and operators see it. */
export const outboxStuckMs = 10 * minute;
/** How often a room that would be deleted otherwise looks whether what it has not delivered is done with. */
export const undeliveredAwaitedMs = 60 * minute;
/** How many undelivered messages of one room, and how many rooms that have some, are listed at once. */
export const undeliveredListed = 100;
export const undeliveredRoomsListed = 200;
/** What an operator's script may send at once, and the length of the secret with which it does. */
export const operatorBodyBytes = 1_000_000;
export const operatorTokenBytes = 32;
/** Of an error only so many characters are kept. */
export const keptErrorMaxLength = 300;

// The client
/** The pause before a part of the site that could not be loaded is tried again; it doubles up to the maximum. */
export const loadRetryMinMs = 2 * second;
export const loadRetryMaxMs = minute / 2;
/** After so many retries by hand a reload of the page is offered instead, and how long that toast stays. */
export const loadRetriesAsked = 2;
export const loadToastMs = 60 * minute;
/** The shortest time between two snapshots that a client asks for because it does not know an event. */
export const snapshotPauseMs = 5 * second;
/**
 * After how many attempts to reconnect the player is told that the server can't be reached. Attempts go on, and the
 * pause between two of them grows up to the longest.
 */
export const reconnectAttempts = 10;
export const reconnectDelayMinMs = second;
export const reconnectDelayMaxMs = 30 * second;
/**
 * How often a client sends a heartbeat; the connection is given up if nothing arrives in time. All clients of a room send it
 * at about the same moment, within the spread, so that the room sleeps in between.
 */
export const socketAskMs = 45 * second;
export const socketAskSpreadMs = 2 * second;
export const socketAnswerMs = 8 * second;
/** When an unanswered request is sent again, with its id. */
export const requestResendMs = 4 * second;
/**
 * When an unanswered request causes a heartbeat, and when an unanswered heartbeat makes the client report a doubtful
 * connection.
 */
export const requestDoubtMs = 2 * second;
export const lineDoubtMs = 2 * second;
/** How long a button in a waiting room waits for an answer. */
export const roomAnswerMs = 10 * second;
/** How long a page may take over the network before a browser that keeps the site opens it without. */
export const navigationTimeoutMs = 8 * second;
/** How often a new service worker that waits is asked to take over. */
export const takeOverAskMs = 5 * second;
/** How often a page without a network looks whether it is back. */
export const networkProbeMs = 5 * second;
/** How often the client compares its version with the server's. */
export const versionCheckMs = 5 * minute;
/** The effort of the master bot for a hint, and for each move of a review: legal moves examined (docs/bots.md). */
export const hintLooks = 250_000;
export const reviewLooks = 150_000;
/** How long a wrong move in a lesson is seen before it is put back. */
export const wrongMoveShownMs = 1200;
/**
 * The loss of points from which a move is called a slip, a mistake, a blunder; a marble at home is worth `ballHomePoints`.
 */
export const verdictPoints = { slip: 7, mistake: 15, blunder: 30 };
export const ballHomePoints = 70;
/** How many of a game's largest losses are listed. */
export const lossesListed = 5;
/** For how many of them a better move can be looked for. */
export const lossesRetried = 3;
/** The chat's share of the window in percent: default, minimum and maximum. */
export const chatSize = 20;
export const chatSizeMin = 10;
export const chatSizeMax = 60;
/** On a narrower or lower window (px) the chat lies over the page. The style sheets say the same. */
export const chatNarrowPx = 500;
export const chatLowPx = 440;
/**
 * The chat's button has no label where less than this (px) is left beside the board; measured this long after a page has
 * appeared.
 */
export const chatButtonMarginPx = 76;
export const chatButtonLookMs = second;
/** Of a message with more lines only so many are shown before somebody wants to read them all. */
export const messageLinesShown = 12;
/** How many chats are shown as most recent. */
export const recentChats = 5;
/** From how many remaining characters on a writer sees how many are left. */
export const charactersLeftTold = 50;
/** The client's timeout for sending a message, changing a chat, and marking messages as read. */
export const messageAnswerMs = 2 * second;
export const chatChangeAnswerMs = 5 * second;
export const chatLoadAnswerMs = 20 * second;
/** The quiet hours that are suggested first, in minutes after midnight. */
export const quietHours = { from: 22 * 60, to: 8 * 60 };
export const toastLifetimeMs = 5 * second;
/** The most toasts at a time, and at a table, where they must cover nothing that one plays with. */
export const toastsShown = 5;
export const toastsShownAtTable = 2;
/** What somebody does again and again is a toast once in this period. */
export const toastAgainMs = 60 * minute;
/** The toast of a friend's invitation; the invitation itself is open for longer. */
export const invitationToastMs = 20 * second;
/** The toast that says that the browser stores nothing. */
export const unkeptToastMs = 30 * second;
export const versionToastMs = 20 * second;
export const turnToastMs = 20 * second;
/** Toasts about being signed out and about the activation of an account. */
export const accountToastMs = 10 * second;
export const tournamentToastMs = 10 * second;
