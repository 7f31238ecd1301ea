const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * Every number of the product. Times in ms (their names say so), sizes in bytes or characters as said. One table, and so
 * longer than other files: who looks for a number need look nowhere else.
 */
export const limits = {
  // Sessions
  /** How long a session lives after its last use. */
  sessionLifetimeMs: 30 * day,
  /** A session's end is moved at most this often, so that reading does not always write. */
  sessionRenewalMs: day,
  /** Random bytes of a session's token. */
  sessionTokenBytes: 32,
  /** Guests are told apart by a number from…to, both included. */
  guestNumber: { from: 1000, to: 9999 },

  // Passwords and mails
  /** scrypt's cost, block size and parallelism for new hashes: about a quarter of a second. */
  scrypt: { N: 2 ** 15, r: 8, p: 3 },
  /** scrypt keeps the thread for itself, so it pauses for others after every hash: so long, or this part of what it took. */
  hashPauseMs: 30,
  hashPausePart: 1 / 4,
  /** How many may wait in one Worker for their password to be looked at, and how often they ask whether it is their turn. */
  hashesWaiting: 250,
  hashPollMs: 25,
  /**
   * Wrong passwords that cost no waiting, then the first wait, which doubles up to the longest: for one account from one
   * address, or with a session of it; for one account from everywhere where nobody has signed in to it; for one address.
   */
  guessDelay: { free: 5, firstMs: second, longestMs: 5 * minute },
  strangersDelay: { free: 5, firstMs: second, longestMs: 5 * second },
  addressDelay: { free: 50, firstMs: second, longestMs: 5 * minute },
  /** An address where somebody has signed in is known for so long after the last time. The privacy page says the same. */
  knownAddressMs: 30 * day,
  /** How long addresses are counted under one key, how long it is, and how soon one that could not be had is asked for again. */
  addressKeyMs: day,
  addressKeyBytes: 32,
  addressKeyRetryMs: minute,
  /** Mails that may be asked for without waiting, then the same: by one address for one account; by all for one account. */
  mailDelay: { free: 3, firstMs: minute, longestMs: 60 * minute },
  /** Its longest wait is shorter than a reset's link lives: whoever has to wait for what others asked has a good link. */
  strangersMailDelay: { free: 6, firstMs: minute, longestMs: 10 * minute },
  /** The same for all mails that one address asks for, and for all to one box of which nobody has shown yet to own it. */
  askerMailDelay: { free: 200, firstMs: minute, longestMs: 60 * minute },
  newBoxMailDelay: { free: 4, firstMs: 10 * minute, longestMs: day },
  /** When wrong passwords and mails asked for are forgotten, after the last one. */
  failuresForgottenMs: day,
  /** Random bytes of the token in a mail's link, and how long the link is good. */
  mailTokenBytes: 32,
  activationLifetimeMs: day,
  passwordResetLifetimeMs: 15 * minute,
  /** A mail that could not be sent is tried again after the shortest time, which doubles up to the longest… */
  mailRetryMinMs: minute,
  mailRetryMaxMs: 60 * minute,
  /** …and thrown away when its link is no longer good for anything. */
  mailLifetimeMs: day,
  /** Mails that are sent in one go. */
  mailsAtOnce: 20,
  /** An account that was never activated is deleted after so long. */
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
  /** How many names a search answers with, unless it asks for fewer or more, and at most. */
  searchResults: 10,
  searchResultsMax: 50,
  /** Who types a name is not searched for before nothing was typed for so long, nor with fewer characters. */
  searchDelayMs: 300,
  searchMinLength: 1,
  /** The largest picture that may be chosen, in bytes; the browser makes a small one of it, and that is the largest which is sent and kept. */
  pictureUploadBytes: 8_000_000,
  pictureKeptBytes: 128 * 1024,
  /** Segments or chunks that a picture may be made of. */
  pictureParts: 256,
  /** Width and height of a picture. */
  picturePixels: 160,

  // Friends and those one does not want to hear of
  /** How many friends, and open requests with them, a player may have; how many players one may mute. */
  friendsMax: 300,
  mutesMax: 300,
  /** Requests that a player may send in `ratePeriodMs`. */
  friendRequestsPerPeriod: 10,
  /** There is one mail at most about the requests of one player to another in so long. */
  friendMailPauseMs: day,
  /** Who has closed the last tab counts as gone after so long: a page that is loaded anew is no going. */
  offlineAfterMs: 5 * second,
  /** How long somebody who asks to be friends, or answers that, is kept waiting. */
  friendAnswerMs: second,
  /** How many pieces of news of friends a person's room knows again when they come twice. */
  friendNewsKept: 100,

  /** Invitations into one's waiting room that a player may send in `ratePeriodMs`, and how many open ones a player has at most. */
  invitationsPerPeriod: 10,
  invitationsKept: 20,

  // Moderation
  /** How long a player is blocked where nothing else is said. */
  blockMs: 60 * day,
  /** No block ends later: a time (ms UTC) that every clock can say. */
  blockUntilMax: Date.UTC(9999, 11, 31),
  /** How long a block stays written down after its end. The privacy page says the same. */
  blockKeptMs: 365 * day,
  reasonMaxLength: 200,
  /** How many deletions of accounts that were cut off go on in one go, and how long after they began. */
  deletionsAtOnce: 20,
  deletionRetryMs: minute,
  /** Of how many new admins and moderators rooms hear in one go. */
  promotionsAtOnce: 20,
  /** How many blocks, open reports and deeds of moderators are listed at most. */
  blocksListed: 200,
  reportsListed: 100,
  deedsListed: 100,
  /** How long reports, with the messages in them, and deeds of moderators are kept. The privacy page says the same. */
  reportKeptMs: 365 * day,

  // Notices
  /** A player at a table who is away is told so long after its turn has come that it has; who has unread messages, so long after them. */
  turnNoticeMs: 15 * second,
  messageNoticeMs: 10 * second,
  /** A tab that is looked at counts so long after it has shown that it is still there; it does so every `socketAskMs`. */
  attentionMs: 60 * second,
  /** How long a push is worth something, to be tried again and to be kept for a device that is off. */
  turnPushLivesMs: 10 * minute,
  roomFullPushLivesMs: 3 * minute,
  invitationPushLivesMs: 5 * minute,
  messagePushLivesMs: 12 * 60 * minute,
  friendRequestPushLivesMs: 12 * 60 * minute,
  /** How soon somebody is told of the same again: that a waiting room is full, of an invitation into it, of who asks to be friends. */
  roomFullPauseMs: 60 * minute,
  invitationPauseMs: 10 * minute,
  friendRequestPauseMs: day,
  /** How long a person's room knows a turn that was told, should it be told twice. */
  turnNoticeKeptMs: day,
  /** There is a mail about messages that have been unread so long, if their reader has been away as long. */
  unreadMailAfterMs: day,

  // Pushes
  /** The longest address of a browser at its push service, and name of a time zone. */
  pushEndpointMaxLength: 1024,
  timeZoneMaxLength: 64,
  /** How many browsers of a player are pushed to: one more takes the place of the oldest. */
  pushSubscriptionsMax: 10,
  /** How long a push service is waited for. */
  pushAnswerMs: 5 * second,
  /** How long a push service keeps a push that tests a browser, for who is not online. */
  testPushLivesMs: minute,

  // The API
  /** Calls per address in `ratePeriodMs`; wrangler.toml says the same to the platform. */
  ratePeriodMs: minute,
  /** Sockets, and questions whether a room is there. */
  roomVisitsPerPeriod: 480,
  guestSessionsPerPeriod: 20,
  createGamesPerPeriod: 30,
  /** Games that guests may begin with bots at one address, and in how long: one hour of the clock. */
  guestGamesPerPeriod: 300,
  /** Tickets into waiting rooms, which lead to games with bots too, that guests may have at one address in the same time. */
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
  /** The longest report of an error, in characters. */
  reportMaxLength: 500,
  /** How many of one's own games are told at once, and how many the site shows on a page. */
  ownGamesListed: 50,
  ownGamesAPage: 10,
  /** The largest body that is read, in bytes. */
  apiBodyBytes: 16 * 1024,
  /** How long a body may take to arrive. */
  bodyMs: 30 * second,
  /** The most headers that a call may have where `npm start` serves. */
  requestHeaders: 200,
  /** How many lines of one kind the log takes a second: from our own code, and from workerd and libraries. */
  logLinesASecond: 5,
  platformLogLinesASecond: 20,
  /** How long the Worker waits for libSQL before it answers 503, and the parts in which it does. */
  databaseWaitMs: 5 * second,
  databaseWaitPartMs: second / 4,
  /** How long it counts that rooms and database don't belong together, or that nobody could say. */
  siteLookedAtAgainMs: 5 * second,
  /** How many games a Worker remembers to exist, so that it need not ask again. */
  gamesRemembered: 10_000,

  // Sockets
  /** How long a ticket for a socket may wait for its one use. */
  ticketLifetimeMs: 30 * second,
  /** Rooms in which one person may have sockets at the same time; how often it may be found out which of them it has left. */
  roomsPerPerson: 200,
  visitsReviewPauseMs: minute,
  /** How often a person's room makes sure that no socket has outlived its session. */
  sessionsCheckMs: day,
  /** The longest frame that a client may send, in characters. */
  frameMaxChars: 4096,
  requestIDMaxLength: 36,
  /** Frames that a client may send at once, and how many it gets back a second. */
  rateBurst: 20,
  ratePerSecond: 10,
  /** What a request that only reads counts as: its answer can be a thousand times as long as itself. */
  readCost: 10,
  /** Characters sent to a client after which it is asked for a sign that it reads, and how many it is sent until it has given it. */
  unreadBeforeAsked: 32 * 1024,
  unreadMax: 128 * 1024,
  /** Sockets that a room has closed and that did not go, and frames that come from such in `ratePeriodMs`, before the room cuts all of its sockets. */
  stuckMax: { sockets: 1000, frames: 10_000 },
  /** Onlookers that a room has room for; more are turned away, or take the place of one that they go before. */
  onlookersPerRoom: 100,
  /** Sockets that one seat may have at a time, in all its tabs; one more closes the oldest. */
  socketsPerSeat: 10,
  /** Events that a room keeps per viewer for those who catch up; who has missed more gets the whole state, which is shorter. */
  eventsKept: 20,
  /** So far apart the numbers of two viewers begin; nobody misses so many events. */
  eventsBetweenViewers: 1_000_000,
  /** Answers that a room keeps for frames that come twice: per identity, in all, and how long. */
  answersKept: 200,
  answersKeptInAll: 20_000,
  answersKeptMs: 60 * minute,
  /** The longest name of a room in an address. */
  roomNameMaxLength: 32,
  /** The longest name on a seat. */
  seatNameMaxLength: 32,

  // The lobby and waiting rooms
  /** Clients that the lobby has room for, in the same way. */
  lobbySockets: 10_000,
  /** Waiting rooms that a person may open in `ratePeriodMs`. */
  roomsOpenedPerPeriod: 6,
  /** How many waiting rooms, and how many running games, the lobby lists and tells of at once. */
  lobbyListed: 200,
  /** The lobby tells what has changed at most this often. */
  lobbyPauseMs: second,
  /** What a room has said last is remembered so long after it is gone, so that nothing older counts. */
  lobbyGoneMs: 10 * minute,
  /** Whoever left a waiting room without a word keeps the slot so long. */
  slotKeptMs: 30 * second,
  /** How often a waiting room looks whether its players are there. */
  waitingCheckMs: minute,
  /** How long a waiting room that is closed still says so, and one whose game has begun where it is. */
  waitingClosedMs: minute,
  waitingBegunMs: 10 * minute,
  /** How long those who wait for their game to begin wait, at most, until what has failed is tried again. */
  beginRetryMaxMs: 3 * second,

  // Channels and chats
  messageMaxLength: 500,
  chatTitleMinLength: 3,
  chatTitleMaxLength: 24,
  chatMembers: 50,
  /** Messages that a channel keeps and shows; general shows only those that are not older than so long. */
  channelMessagesKept: 200,
  generalShownMs: 120 * minute,
  /** Messages of a waiting room that go along into its game, and of a game into the waiting room of its rematch. */
  messagesTakenAlong: 100,
  /** How long the channel of a game stays when the game has ended. The privacy page says the same. */
  gameChannelMs: 15 * minute,
  /** Readers that a channel has room for, in the same way as onlookers. */
  channelReaders: 10_000,
  /** Messages before and after one that is reported which are kept with the report. */
  messagesAround: 5,
  /** Unread messages of a chat are counted so far. */
  unreadCounted: 100,
  /** Messages of a chat that are told at once. */
  messagesPerPage: 50,
  /** Chats that a player's overview lists, the latest first, and that somebody may start in `ratePeriodMs`. */
  chatsListed: 200,
  chatsStartedPerPeriod: 10,
  /** Messages that one person may write into one room in `messagePeriodMs`. */
  messagePeriodMs: 10 * second,
  messagesPerPeriod: 10,
  /** Where general had so many messages in so long, everybody may write one in `slowModePauseMs`. */
  slowModeMessages: 60,
  slowModePeriodMs: minute,
  slowModePauseMs: 15 * second,
  /** How long a room gathers messages before it brings them to libSQL, and how many it brings at once. */
  mirrorPauseMs: second,
  mirrorAtOnce: 100,
  /** How long the messages of general, of games and of waiting rooms stay in libSQL. The privacy page says the same. */
  channelMessagesStoredMs: 30 * day,

  // Games
  /** How long a bot waits after the move before, and before the next part of a seven. */
  botMoveDelayMs: 1200,
  botSevenDelayMs: 400,
  /** How long a room waits before it tells who has come and gone, so that many at once are one change. */
  presenceDelayMs: 500,
  /** How many onlookers are named; the others are only counted. */
  watchersNamed: 20,
  /** The times a move that a table may set itself. */
  moveTimesMs: [30 * second, 60 * second, 2 * minute] as readonly number[],
  /** Autopilot plays for a player who is awaited and away so long… */
  autopilotAfterMs: minute,
  /** …and answers a win for whoever has not answered it so long. */
  wonUnansweredMs: 5 * minute,
  /** A game in which nobody has played so long is aborted; its players may abort it themselves as long after its start. */
  idleGameMs: 120 * minute,
  /** The same for a guest alone with bots who is not there any more. */
  idleGuestGameMs: 30 * minute,
  /** Games with bots alone that one person may have under way: one more ends the oldest that the person does not look at. */
  openSoloGames: 20,
  abortableMs: 5 * minute,
  /** Who has not played so long may be replaced, if all agree in time; then how soon it may be tried again. */
  replaceableAfterMs: minute,
  substitutionMs: minute,
  substitutionPauseMs: 10 * second,
  /** How many people may sit in one game, one after the other. */
  playersPerGame: 100,
  /** How long after a game the same people may be called together again. */
  rematchMs: 3 * minute,
  /** How soon a player may react again. */
  reactionPauseMs: second,
  /** How many moves are told at once to who reads back. */
  movesPerRequest: 100,
  /** How many of a player's last games are told as won or lost, and how many of the running ones are named. */
  gamesInHistory: 10,
  runningGamesNamed: 20,

  /** A bot that has not come to a move after so long thinks anew: its room was evicted meanwhile. */
  thinkingRetryMs: 5 * second,
  /** A clock that was set back by more than that has all that a room waits for come as much earlier. */
  clockToleranceMs: 2 * second,
  /** After a fault in what was due in a room it is tried again so much later. */
  dueRetryMs: 10 * second,

  // What became due while the site did not run (scripts/alarms/)
  /** How many rooms may wake at once when it starts, and how many a second after that. */
  overdueAlarmsAtOnce: 10,
  overdueAlarmsPerSecond: 20,
  /** How many games write into libSQL at once that they have ended, and how often the others ask whether it is their turn. */
  endingsAtOnce: 4,
  endingsPollMs: 50,
  /** How long one waits for its turn before its room tries it again later. */
  endingsWaitMs: 3 * second,

  // A room's outbox to libSQL
  /** A delivery that failed is tried again after the shortest time, which doubles up to the longest. */
  outboxRetryMinMs: second,
  outboxRetryMaxMs: 5 * minute,
  /** How long a room waits for one delivery. */
  outboxTimeoutMs: 10 * second,

  // The client
  /** How often a lost socket is tried again before the player is told to reload, and how long between two tries. */
  reconnectAttempts: 10,
  reconnectDelayMinMs: second,
  reconnectDelayMaxMs: 5 * second,
  /**
   * How often a room is asked whether the line to it lives; the line is given up if nothing comes in time. All clients of a room
   * ask at about the same moment, within the time of the spread, so that it sleeps in between.
   */
  socketAskMs: 45 * second,
  socketAskSpreadMs: 2 * second,
  socketAnswerMs: 8 * second,
  /** A request without an answer is sent again, with its id, after so long. */
  requestResendMs: 4 * second,
  /** How long somebody who pressed a button in a waiting room is kept waiting for an answer. */
  roomAnswerMs: 10 * second,
  /** How often the client compares its version with the server's. */
  versionCheckMs: 5 * minute,
  /** How much a master thinks of a hint, and of each move of a finished game: legal moves that it looks at (docs/bots.md). */
  hintLooks: 250_000,
  reviewLooks: 150_000,
  /** From how many lost points on a move is called a slip, a mistake, a blunder; a ball at home is worth `ballHomePoints`. */
  verdictPoints: { slip: 7, mistake: 15, blunder: 30 },
  ballHomePoints: 70,
  /** How many of a game's largest losses are listed. */
  lossesListed: 5,
  /** Percent of the window that the chat takes: unless it is changed, at least, and at most. */
  chatSize: 20,
  chatSizeMin: 10,
  chatSizeMax: 60,
  /** On a narrower or lower window (px) the chat lies over the page. The style sheets say the same. */
  chatNarrowPx: 500,
  chatLowPx: 440,
  /** The chat's button has no words where so little (px) is left beside the board, which is looked at so long after a page has come. */
  chatButtonMarginPx: 76,
  chatButtonLookMs: second,
  /** How many chats are shown as the most recent ones. */
  recentChats: 5,
  /** From how many characters before the last one on a writer is told how many are left. */
  charactersLeftTold: 50,
  /** How long the client waits for the answer to a message, to a change of a chat, and to what is read of it. */
  messageAnswerMs: 2 * second,
  chatChangeAnswerMs: 5 * second,
  chatLoadAnswerMs: 20 * second,
  /** The quiet hours that are offered first, in minutes after midnight. */
  quietHours: { from: 22 * 60, to: 8 * 60 },
  toastLifetimeMs: 5 * second,
  /** That a friend invites one; it is open for longer. */
  invitationToastMs: 20 * second,
  versionToastMs: 20 * second,
  turnToastMs: 20 * second,
  /** Toasts about being signed out and about the activation of an account. */
  accountToastMs: 10 * second,
} as const;
