const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * Every number of the product. Times in ms (their names say so), sizes in bytes or characters as noted. It is one table, and
 * therefore longer than other files: whoever looks for a number finds it here.
 */
export const limits = {
  // Sessions
  /** How long a session lives after its last use. */
  sessionLifetimeMs: 30 * day,
  /** A session's end is extended at most this often, so that reading does not always write. */
  sessionRenewalMs: day,
  /** Random bytes of a session's token, and of the credential that a device stays signed in by. */
  sessionTokenBytes: 32,
  /** How long a device stays signed in after its last use, and after its sign-in. The privacy page says the same. */
  deviceLifetimeMs: 90 * day,
  deviceLongestLifetimeMs: 400 * day,
  /** Random bytes of a device's id, which is no secret. */
  deviceIDBytes: 16,
  /** How many tabs of one device have a session: one more ends that which was used longest ago. */
  sessionsPerDevice: 50,
  /** How long a page waits for the session of its device before it shows itself without, and when it asks again. */
  deviceSessionWaitMs: 3 * second,
  deviceSessionRetryMs: 5 * second,
  /** Guests' numbers lie between from and to, both included. */
  guestNumber: { from: 1000, to: 9999 },

  // Passwords and mails
  /** scrypt's cost, block size and parallelism for new hashes: about a quarter of a second. */
  scrypt: { N: 2 ** 15, r: 8, p: 3 },
  /**
   * scrypt occupies the thread, so there is a pause for other work after every hash: this long, or this part of the hash's
   * time.
   */
  hashPauseMs: 30,
  hashPausePart: 1 / 4,
  /** How many password checks may wait in one Worker, and how often each polls for its turn. */
  hashesWaiting: 250,
  hashPollMs: 25,
  /**
   * Wrong passwords without a wait, then the first wait, which doubles up to the longest: for one account from one address, or
   * with a session of it; for one account from all addresses where its owner has not signed in; for one address.
   */
  guessDelay: { free: 5, firstMs: second, longestMs: 5 * minute },
  strangersDelay: { free: 5, firstMs: second, longestMs: 5 * second },
  addressDelay: { free: 50, firstMs: second, longestMs: 5 * minute },
  /** How long an address is known after the last sign-in there. The privacy page says the same. */
  knownAddressMs: 30 * day,
  /**
   * How long addresses are counted under one key, the key's length, and how soon a key that could not be fetched is asked for
   * again.
   */
  addressKeyMs: day,
  addressKeyBytes: 32,
  addressKeyRetryMs: minute,
  /**
   * Mails that may be requested without a wait, then the same waits: by one address for one account; by all addresses for one
   * account.
   */
  mailDelay: { free: 3, firstMs: minute, longestMs: 60 * minute },
  /** The longest wait is shorter than the life of a reset link: whoever waits because of others' requests has a valid link. */
  strangersMailDelay: { free: 6, firstMs: minute, longestMs: 10 * minute },
  /** The same for all mails that one address requests, and for all to one mailbox that nobody has confirmed yet. */
  askerMailDelay: { free: 200, firstMs: minute, longestMs: 60 * minute },
  newBoxMailDelay: { free: 4, firstMs: 10 * minute, longestMs: day },
  /** When counters of wrong passwords and requested mails are deleted, after the last one. */
  failuresForgottenMs: day,
  /** Random bytes of the token in a mail's link, and how long the link is valid. */
  mailTokenBytes: 32,
  activationLifetimeMs: day,
  passwordResetLifetimeMs: 15 * minute,
  /** A mail that could not be sent is retried after the shortest delay, which doubles up to the longest… */
  mailRetryMinMs: minute,
  mailRetryMaxMs: 60 * minute,
  /** …and deleted when its link is no longer valid. */
  mailLifetimeMs: day,
  /** Mails per batch. */
  mailsAtOnce: 20,
  /** When an account that was never activated is deleted. */
  unactivatedLifetimeMs: 7 * day,

  // What people write about themselves, in characters
  usernameMinLength: 3,
  usernameMaxLength: 12,
  passwordMinLength: 8,
  passwordMaxLength: 64,
  emailMaxLength: 254,
  descriptionMaxLength: 150,
  /** Where a player's own seat is drawn: the corners of a table of 4 and of 6, counted from 0; -1 leaves seats unturned. */
  defaultPositionOf4: { from: -1, to: 3 },
  defaultPositionOf6: { from: -1, to: 5 },

  // Players
  /** How many names a search returns by default, and at most. */
  searchResults: 10,
  searchResultsMax: 50,
  /** A search starts after a pause of this length in typing, and with at least this many characters. */
  searchDelayMs: 300,
  searchMinLength: 1,
  /**
   * The largest picture that may be chosen, in bytes; the browser shrinks it, and the second number is the largest that is sent
   * and stored.
   */
  pictureUploadBytes: 8_000_000,
  pictureKeptBytes: 128 * 1024,
  /** Segments or chunks that a picture may consist of. */
  pictureParts: 256,
  /** Width and height of a picture. */
  picturePixels: 160,

  // Friends and mutes
  /** How many friends and open requests a player may have; how many players one may mute. */
  friendsMax: 300,
  mutesMax: 300,
  /** Requests that a player may send in `ratePeriodMs`. */
  friendRequestsPerPeriod: 10,
  /** At most one mail about the requests of one player to another in this period. */
  friendMailPauseMs: day,
  /** When somebody who has closed the last tab counts as gone: reloading a page is not leaving. */
  offlineAfterMs: 5 * second,
  /** How long the answer to a friend request, or to answering one, may take. */
  friendAnswerMs: second,
  /** How many friends' actions a person's room remembers to recognise duplicates. */
  friendNewsKept: 100,

  /** Invitations to one's waiting room that a player may send in `ratePeriodMs`, and how many open ones a player may have. */
  invitationsPerPeriod: 10,
  invitationsKept: 20,

  // Moderation
  /** The default length of a block. */
  blockMs: 60 * day,
  /** The latest end of a block: a time (ms UTC) that every clock can show. */
  blockUntilMax: Date.UTC(9999, 11, 31),
  /** How long a block is kept after its end. The privacy page says the same. */
  blockKeptMs: 365 * day,
  reasonMaxLength: 200,
  /** How many interrupted deletions of accounts are continued at a time, and how long after they began. */
  deletionsAtOnce: 20,
  deletionRetryMs: minute,
  /** How many promotions are reported to rooms at a time. */
  promotionsAtOnce: 20,
  /** How many blocks, open reports and actions of moderators are listed at most. */
  blocksListed: 200,
  reportsListed: 100,
  deedsListed: 100,
  /** How long reports, with the messages in them, and actions of moderators are kept. The privacy page says the same. */
  reportKeptMs: 365 * day,

  // Notices
  /** How long after their turn has come an absent player is notified; how long after unread messages their recipient is. */
  turnNoticeMs: 15 * second,
  messageNoticeMs: 10 * second,
  /** How long a tab with the user's attention counts after its last heartbeat, which comes every `socketAskMs`. */
  attentionMs: 60 * second,
  /** How long a push is retried, and kept for a device that is off. */
  turnPushLivesMs: 10 * minute,
  roomFullPushLivesMs: 3 * minute,
  invitationPushLivesMs: 5 * minute,
  messagePushLivesMs: 12 * 60 * minute,
  friendRequestPushLivesMs: 12 * 60 * minute,
  /** The shortest interval between notices about the same: a full waiting room, an invitation into it, a friend request. */
  roomFullPauseMs: 60 * minute,
  invitationPauseMs: 10 * minute,
  friendRequestPauseMs: day,
  /** How long a person's room remembers a turn that was announced, to recognise duplicates. */
  turnNoticeKeptMs: day,
  /** A mail is sent about messages that have been unread this long, if their recipient has been away as long. */
  unreadMailAfterMs: day,

  // Pushes
  /** The longest endpoint of a browser at its push service, and the longest name of a time zone. */
  pushEndpointMaxLength: 1024,
  timeZoneMaxLength: 64,
  /** Browsers of a player that receive pushes; one more replaces the oldest. */
  pushSubscriptionsMax: 10,
  /** The timeout of a push service. */
  pushAnswerMs: 5 * second,
  /** How long a push service keeps a test push for a browser that is offline. */
  testPushLivesMs: minute,

  // The API
  /** Calls per address in `ratePeriodMs`; wrangler.toml says the same to the platform. */
  ratePeriodMs: minute,
  /** Sockets, and questions whether a room exists. */
  roomVisitsPerPeriod: 480,
  guestSessionsPerPeriod: 20,
  deviceSessionsPerPeriod: 120,
  createGamesPerPeriod: 30,
  /** Games with bots that guests may begin at one address, and the period: one hour of the clock. */
  guestGamesPerPeriod: 300,
  /** Tickets to waiting rooms that guests may get at one address in the same period: they lead to games with bots too. */
  guestWaitingTicketsPerPeriod: 600,
  guestGamesPeriodMs: 60 * minute,
  socketTicketsPerPeriod: 240,
  signUpsPerPeriod: 30,
  passwordsPerPeriod: 240,
  mailsAskedPerPeriod: 20,
  lookUpsPerPeriod: 240,
  emailLookUpsPerPeriod: 20,
  uploadsPerPeriod: 20,
  errorReportsPerPeriod: 10,
  pushTestsPerPeriod: 10,
  /** The longest bug report, in characters. */
  reportMaxLength: 500,
  /** How many of one's own games a call returns at most, and how many a page of the site shows. */
  ownGamesListed: 50,
  ownGamesAPage: 10,
  /** The largest body that is read, in bytes. */
  apiBodyBytes: 16 * 1024,
  /** How long a body may take to arrive. */
  bodyMs: 30 * second,
  /** The most headers that a call may have under `npm start`. */
  requestHeaders: 200,
  /** Log lines of one kind per second: from our own code, and from workerd and libraries. */
  logLinesASecond: 5,
  platformLogLinesASecond: 20,
  /** How long the Worker waits for libSQL before it answers 503, and the slices in which it waits. */
  databaseWaitMs: 5 * second,
  databaseWaitPartMs: second / 4,
  /**
   * How long the result of the check whether rooms and database belong together is valid, if they don't, and if nobody could
   * tell.
   */
  siteLookedAtAgainMs: 5 * second,
  /** How many existing games a Worker remembers, so that it need not ask again. */
  gamesRemembered: 10_000,

  // Sockets
  /** How long a ticket for a socket is valid. */
  ticketLifetimeMs: 30 * second,
  /** Rooms in which one person may have sockets at the same time; how often it is checked which of them the person has left. */
  roomsPerPerson: 200,
  visitsReviewPauseMs: minute,
  /** How often a person's room checks that no socket has outlived its session. */
  sessionsCheckMs: day,
  /** The longest frame that a client may send, in characters. */
  frameMaxChars: 4096,
  requestIDMaxLength: 36,
  /** Frames that a client may send in a burst, and how many are refilled per second. */
  rateBurst: 20,
  ratePerSecond: 10,
  /** The cost of a request that only reads: its answer can be a thousand times as long as itself. */
  readCost: 10,
  /** Characters sent to a client before a read check, and how many more it gets before it has answered. */
  unreadBeforeAsked: 32 * 1024,
  unreadMax: 128 * 1024,
  /**
   * Sockets that a room has closed but that stay, and frames from them in `ratePeriodMs`, before the room cuts all of its
   * sockets.
   */
  stuckMax: { sockets: 1000, frames: 10_000 },
  /** The maximum number of spectators of a room. More are refused, or replace one with a lower rank. */
  onlookersPerRoom: 100,
  /** Sockets that one seat may have at a time, in all tabs; one more closes the oldest. */
  socketsPerSeat: 10,
  /** Events that a room keeps per viewer; a client that has missed more gets a snapshot, which is shorter. */
  eventsKept: 20,
  /** The distance between the first event numbers of two viewers; nobody misses so many events. */
  eventsBetweenViewers: 1_000_000,
  /** Answers that a room keeps for repeated requests: per identity, in all, and how long. */
  answersKept: 200,
  answersKeptInAll: 20_000,
  answersKeptMs: 60 * minute,
  /** The longest name of a room in an address. */
  roomNameMaxLength: 32,
  /** The longest name on a seat. */
  seatNameMaxLength: 32,

  // The lobby and waiting rooms
  /** The maximum number of clients in the lobby, in the same way. */
  lobbySockets: 10_000,
  /** Waiting rooms that a person may open in `ratePeriodMs`. */
  roomsOpenedPerPeriod: 6,
  /** How many waiting rooms and running games the lobby lists, and broadcasts at once. */
  lobbyListed: 200,
  /** The shortest interval between two broadcasts of the lobby. */
  lobbyPauseMs: second,
  /** How long a removed room's last report is remembered, so that no older one counts. */
  lobbyGoneMs: 10 * minute,
  /** How long somebody who left a waiting room silently keeps the slot. */
  slotKeptMs: 30 * second,
  /** How many of those whom a waiting room's admin has sent away are named, the latest ones. */
  sentAwayNamed: 12,
  /** How often a waiting room checks whether its players are there. */
  waitingCheckMs: minute,
  /** How long a closed waiting room still says so, and one whose game has begun still says where it is. */
  waitingClosedMs: minute,
  waitingBegunMs: 10 * minute,
  /** The longest delay before a failed step is retried while people wait for their game to begin. */
  beginRetryMaxMs: 3 * second,

  // Channels and chats
  messageMaxLength: 500,
  chatTitleMinLength: 3,
  chatTitleMaxLength: 24,
  chatMembers: 50,
  /** Messages that a channel keeps and shows; `general` shows only those younger than this. */
  channelMessagesKept: 200,
  generalShownMs: 120 * minute,
  /** Messages of a waiting room that are copied into its game, and of a game into the waiting room of its rematch. */
  messagesTakenAlong: 100,
  /** How long a game's channel stays after the game's end. The privacy page says the same. */
  gameChannelMs: 15 * minute,
  /** The maximum number of readers of a channel, as with spectators. */
  channelReaders: 10_000,
  /** Messages before and after a reported one that are kept with the report. */
  messagesAround: 5,
  /** The highest count of unread messages in a chat. */
  unreadCounted: 100,
  /** Messages of a chat per page. */
  messagesPerPage: 50,
  /** Chats in a player's overview, most recent first, and how many chats somebody may start in `ratePeriodMs`. */
  chatsListed: 200,
  chatsStartedPerPeriod: 10,
  /** Messages that one person may write in one room in `messagePeriodMs`. */
  messagePeriodMs: 10 * second,
  messagesPerPeriod: 10,
  /** After this many messages in `general` in this period, everybody may write one every `slowModePauseMs`. */
  slowModeMessages: 60,
  slowModePeriodMs: minute,
  slowModePauseMs: 15 * second,
  /** How long a room collects messages before it copies them to libSQL, and the size of a batch. */
  mirrorPauseMs: second,
  mirrorAtOnce: 100,
  /** How long the messages of `general`, of games and of waiting rooms stay in libSQL. The privacy page says the same. */
  channelMessagesStoredMs: 30 * day,

  // Games
  /** How long a bot waits after the previous move, and before the next part of a seven. */
  botMoveDelayMs: 1200,
  botSevenDelayMs: 400,
  /** How long a room waits before it sends presence, so that many changes at once are one. */
  presenceDelayMs: 500,
  /** How many spectators are named; the others are only counted. */
  watchersNamed: 20,
  /** The times per move that a table may choose. */
  moveTimesMs: [30 * second, 60 * second, 2 * minute] as readonly number[],
  /** From when on the clock warns a player whose time per move is nearly over. */
  moveHurryMs: 10 * second,
  /** When autopilot plays for an awaited player who is away… */
  autopilotAfterMs: minute,
  /** …and answers a win for a player who has not answered it. */
  wonUnansweredMs: 5 * minute,
  /**
   * A game in which nobody has played for this long is aborted; its players may abort it themselves this long after its start.
   */
  idleGameMs: 120 * minute,
  /** The same for a guest who has left a game with bots. */
  idleGuestGameMs: 30 * minute,
  /** Solo games that one person may have running: one more aborts the oldest that the person is not watching. */
  openSoloGames: 20,
  abortableMs: 5 * minute,
  /** When a player who does not play may be replaced, if all agree in time; then how soon it may be tried again. */
  replaceableAfterMs: minute,
  substitutionMs: minute,
  substitutionPauseMs: 10 * second,
  /** How many people may sit in one game, one after the other. */
  playersPerGame: 100,
  /** How long after a game a rematch may be started. */
  rematchMs: 3 * minute,
  /** Who has left a finished game for so long does not want to play again. */
  rematchAwayMs: 10 * second,
  /** The shortest interval between two reactions of a player. */
  reactionPauseMs: second,
  /** Moves per page of the move list. */
  movesPerRequest: 100,
  /** How many of a player's last games are listed as won or lost, and how many running ones are named. */
  gamesInHistory: 10,
  runningGamesNamed: 20,

  /** When a bot's search without a result is started again: its room was evicted meanwhile. */
  thinkingRetryMs: 5 * second,
  /** A clock that is set back by more than this moves all due dates of a room back. */
  clockToleranceMs: 2 * second,
  /** The delay before a failed due task of a room is retried. */
  dueRetryMs: 10 * second,

  // Rooms that became due while the site was down (scripts/alarms/)
  /** How many rooms may wake at once after a start, and how many per second after that. */
  overdueAlarmsAtOnce: 10,
  overdueAlarmsPerSecond: 20,
  /** How many games store their end in libSQL concurrently, and how often the others poll for their turn. */
  endingsAtOnce: 4,
  endingsPollMs: 50,
  /** How long one waits for its turn before its room retries later. */
  endingsWaitMs: 3 * second,

  // A room's outbox to libSQL
  /** A failed delivery is retried after the shortest delay, which doubles up to the longest. */
  outboxRetryMinMs: second,
  outboxRetryMaxMs: 5 * minute,
  /** The timeout of one delivery. */
  outboxTimeoutMs: 10 * second,

  // The client
  /** How often reconnecting is tried before the player is told to reload, and the pause between two attempts. */
  reconnectAttempts: 10,
  reconnectDelayMinMs: second,
  reconnectDelayMaxMs: 5 * second,
  /**
   * How often a client sends a heartbeat; the connection is given up if nothing arrives in time. All clients of a room send it
   * at about the same moment, within the spread, so that the room sleeps in between.
   */
  socketAskMs: 45 * second,
  socketAskSpreadMs: 2 * second,
  socketAnswerMs: 8 * second,
  /** When an unanswered request is sent again, with its id. */
  requestResendMs: 4 * second,
  /** The line is asked whether it lives when a request has no answer after so long, and is doubted aloud when it says nothing either. */
  requestDoubtMs: 2 * second,
  lineDoubtMs: 2 * second,
  /** How long a button in a waiting room waits for an answer. */
  roomAnswerMs: 10 * second,
  /** How often the client compares its version with the server's. */
  versionCheckMs: 5 * minute,
  /** The effort of the master bot for a hint, and for each move of a review: legal moves examined (docs/bots.md). */
  hintLooks: 250_000,
  reviewLooks: 150_000,
  /**
   * The loss of points from which a move is called a slip, a mistake, a blunder; a marble at home is worth `ballHomePoints`.
   */
  verdictPoints: { slip: 7, mistake: 15, blunder: 30 },
  ballHomePoints: 70,
  /** How many of a game's largest losses are listed. */
  lossesListed: 5,
  /** The chat's share of the window in percent: default, minimum and maximum. */
  chatSize: 20,
  chatSizeMin: 10,
  chatSizeMax: 60,
  /** On a narrower or lower window (px) the chat lies over the page. The style sheets say the same. */
  chatNarrowPx: 500,
  chatLowPx: 440,
  /**
   * The chat's button has no label where less than this (px) is left beside the board; measured this long after a page has
   * appeared.
   */
  chatButtonMarginPx: 76,
  chatButtonLookMs: second,
  /** How many chats are shown as most recent. */
  recentChats: 5,
  /** From how many remaining characters on a writer sees how many are left. */
  charactersLeftTold: 50,
  /** The client's timeout for sending a message, changing a chat, and marking messages as read. */
  messageAnswerMs: 2 * second,
  chatChangeAnswerMs: 5 * second,
  chatLoadAnswerMs: 20 * second,
  /** The quiet hours that are suggested first, in minutes after midnight. */
  quietHours: { from: 22 * 60, to: 8 * 60 },
  toastLifetimeMs: 5 * second,
  /** The toast of a friend's invitation; the invitation itself is open for longer. */
  invitationToastMs: 20 * second,
  versionToastMs: 20 * second,
  turnToastMs: 20 * second,
  /** Toasts about being signed out and about the activation of an account. */
  accountToastMs: 10 * second,
} as const;
