import { eq, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { games } from "#schema/db/games.ts";
import { ratedGames } from "#schema/db/ratings.ts";
import { reports } from "#schema/db/reports.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import type { NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { notificationKinds } from "#schema/settings.ts";
import * as storedAddressKeys from "#store/addressKeys.ts";
import * as storedArchives from "#store/archivedGames.ts";
import * as storedAttempts from "#store/attempts.ts";
import type { Database } from "#store/db.ts";
import * as storedDevices from "#store/devices.ts";
import * as storedFriends from "#store/friends.ts";
import * as storedGameLists from "#store/gameLists.ts";
import * as storedGameRecords from "#store/gameRecords.ts";
import * as storedGames from "#store/games.ts";
import * as storedGuests from "#store/guests.ts";
import * as storedJobs from "#store/jobs.ts";
import * as storedKnownAddresses from "#store/knownAddresses.ts";
import * as storedLessons from "#store/lessons.ts";
import * as storedLooks from "#store/looks.ts";
import * as storedMails from "#store/mails.ts";
import * as storedMessages from "#store/messages.ts";
import * as storedModeration from "#store/moderation.ts";
import * as storedMutes from "#store/mutes.ts";
import { myData } from "#store/myData.ts";
import * as storedOwnTables from "#store/ownTables.ts";
import * as storedPictures from "#store/pictures.ts";
import * as storedPlayers from "#store/players.ts";
import * as storedProfiles from "#store/profiles.ts";
import * as storedPush from "#store/push.ts";
import * as storedPuzzleAttempts from "#store/puzzleAttempts.ts";
import * as storedRankings from "#store/rankings.ts";
import { appendRatedGame, rateableGames } from "#store/ratings/appending.ts";
import { annulRatedGame, endIdleRanks, foldAll, hasUnfolded } from "#store/ratings/folding.ts";
import * as storedRatings from "#store/ratings/reading.ts";
import * as storedReports from "#store/reports.ts";
import * as storedRestingNames from "#store/restingNames.ts";
import * as storedSessions from "#store/sessions.ts";
import * as storedSettings from "#store/settings.ts";
import * as storedSignInMarks from "#store/signInMarks.ts";
import * as storedSite from "#store/site.ts";
import * as storedSiteFigures from "#store/siteFigures.ts";
import * as storedSoloGames from "#store/soloGames.ts";
import * as storedSponsors from "#store/sponsors.ts";
import * as storedDeclarations from "#store/subscriptions/declarations.ts";
import { dueForSubscriptions } from "#store/subscriptions/due.ts";
import * as storedEndings from "#store/subscriptions/endings.ts";
import * as foundSubscriptions from "#store/subscriptions/finding.ts";
import { writeNotice, writeNoticesAbout } from "#store/subscriptions/notices.ts";
import * as storedOrders from "#store/subscriptions/orders.ts";
import * as storedReadings from "#store/subscriptions/readings.ts";
import { writeReading } from "#store/subscriptions/writing.ts";
import * as storedTakenNames from "#store/takenNames.ts";
import * as storedTallies from "#store/tallies.ts";
import { countMissingGames } from "#store/totals/counting.ts";
import * as storedTournamentLists from "#store/tournamentLists.ts";
import * as storedTournamentMails from "#store/tournamentMails.ts";
import * as storedTournamentSeries from "#store/tournamentSeries.ts";
import * as storedTournaments from "#store/tournaments.ts";
import * as storedTurnMail from "#store/turnMail.ts";
import * as storedUnopenedGames from "#store/unopenedGames.ts";
import * as storedUnreadMail from "#store/unreadMail.ts";
import * as storedUsers from "#store/users.ts";
import { aDatabase } from "#tests/support/database.ts";
import { anOwnTable, anOwnTableID, aSeries } from "#tests/support/everyCall.ts";
import { aGuest, anEnding, aRunningGame } from "#tests/support/games.ts";
import { aUser } from "#tests/support/users.ts";

const areas = {
  ...storedAddressKeys,
  ...storedAttempts,
  ...storedFriends,
  ...storedGames,
  ...storedGameLists,
  ...storedArchives,
  ...storedGameRecords,
  ...storedGuests,
  ...storedJobs,
  ...storedKnownAddresses,
  ...storedLessons,
  ...storedLooks,
  ...storedMails,
  ...storedDevices,
  ...storedSessions,
  ...storedMessages,
  ...storedModeration,
  ...storedMutes,
  myData,
  ...storedOwnTables,
  ...storedPictures,
  ...storedPlayers,
  ...storedProfiles,
  ...storedPuzzleAttempts,
  ...storedPush,
  ...storedRankings,
  ...storedReports,
  ...storedRestingNames,
  ...storedSignInMarks,
  ...storedSponsors,
  ...storedSettings,
  ...storedSite,
  ...storedSiteFigures,
  ...storedSoloGames,
  ...storedTakenNames,
  ...storedTallies,
  ...storedDeclarations,
  dueForSubscriptions,
  ...storedEndings,
  ...{ writeNotice, writeNoticesAbout },
  ...foundSubscriptions,
  ...storedOrders,
  ...storedReadings,
  writeReading,
  countMissingGames,
  ...{ appendRatedGame, rateableGames, annulRatedGame, endIdleRanks, foldAll, hasUnfolded },
  ...storedRatings,
  ...storedTournaments,
  ...storedTournamentLists,
  ...storedTournamentMails,
  ...storedTournamentSeries,
  ...storedUnopenedGames,
  ...storedTurnMail,
  ...storedUnreadMail,
  ...storedUsers,
};

const person = { username: "Bea", email: "bea@example.org", locale: "de" } as const;

it("no query of the store reads a whole table", async () => {
  const statements = new Set<string>();
  const { db, stop } = await aDatabase((statement) => statements.add(statement));
  onTestFinished(stop);
  const guest = await aGuest(db);
  const gameID = await aRunningGame(db, guest);
  const ratedID = await aRunningGame(db, guest);
  const device = {
    id: "d",
    credentialHash: "c",
    browser: null,
    system: null,
    kind: null,
    createdAt: 1,
    expiresAt: 2,
  };
  const session = { tokenHash: "a", createdAt: 1, expiresAt: 2, device };
  const further = { id: "e", credentialHash: null };
  const user = await aUser(db, "Ada");
  const other = await aUser(db, "Bert");
  const known = { id: user, emailLower: "ada@example.org", passwordHash: "" };
  const newUser = { ...person, passwordHash: "", registeredAt: 1, blockedUntil: null };
  const linkInMail = {
    link: { tokenHash: "t", purpose: "activation", email: person.email, expiresAt: 2 },
    mail: { recipient: person.email, locale: "de", data: {}, cause: null },
    known,
  } as const;
  const hashes = { emailHash: "h", formerHash: "i" };
  const newAddress = { email: "a@example.org", tokenHash: "t", ...hashes, blockedUntil: null, helpUrl: "" };
  const picture = { key: "k", type: "image/png", bytes: new Uint8Array(1) } as const;
  const block = { userId: user, emailHash: "h", adminId: user, reason: "r", createdAt: 1, blockedUntil: 2 };
  const said = { id: 1, sender: { kind: "user", id: user, name: "Ada" }, body: "b", created: 1 } as const;
  const message = { room: "general", id: 1 };
  const report = { reporterId: user, subjectId: other, message, messages: [said], reason: "r", createdAt: 1 };
  const job: NewJob = { kind: "rename", payload: { userID: user } };
  const action = { moderatorId: user, action: "warn", subjectId: other, reason: "r", createdAt: 1 } as const;
  const notifications = Object.fromEntries(notificationKinds.map((kind) => [kind, true])) as never;
  const turnBased = {
    gameID: gameID as GameID,
    variant: "4x2m" as const,
    created: 1,
    moveTimeMs: 86_400_000,
    seat: 0,
    players: [],
    since: 1,
    until: 86_400_001,
    missed: 0,
    isAutopilot: false,
  };
  const unread = { count: 1, names: ["Bert"], chatID: "p-1" };
  const pushes = { kinds: {} as never, quietHours: null };
  const browser = { endpoint: "e", p256dh: "p", auth: "a", locale: "de" } as const;
  const cup = { id: 1, type: "public", title: "Sunday cup", dates: [1] } as const;
  const opening = {
    title: cup.title,
    form: aSeries.form,
    createdAt: 1,
    organizer: { kind: "user", id: user, name: "Ada" },
    startsGames: "admin",
    repeats: [],
  } as const;
  const storedCup = {
    id: 1,
    v: 1,
    status: "ended",
    date: 1,
    endedAt: 1,
    nTeams: 2,
    winner: "Zebras",
  } as const;
  const playing = { userID: user, role: "playing", team: "Zebras", outcome: null } as const;
  const queries: Record<keyof typeof areas, () => Promise<unknown>> = {
    addGuest: () => aGuest(db),
    nameGuest: () => areas.nameGuest(db, guest.id, "Berta"),
    addGame: () => aRunningGame(db, guest),
    latelyPlayedBy: () => areas.latelyPlayedBy(db, guest, 1),
    gameExists: () => areas.gameExists(db, gameID),
    countMissingGames: async () => {
      await db.update(games).set({ isCounted: false }).where(eq(games.id, gameID));
      return areas.countMissingGames(db, 10);
    },
    finishGame: () => areas.finishGame(db, { ...anEnding(gameID), room: {} }),
    isArchived: () => areas.isArchived(db, gameID),
    findArchivedGame: () => areas.findArchivedGame(db, gameID),
    changeArchives: () => areas.changeArchives(db, { after: 0, limit: 2 }, () => ({ some: "thing" })),
    writeSeating: () => areas.writeSeating(db, gameID, anEnding(gameID).seating),
    isSeatOf: async () => areas.isSeatOf({ kind: "user", id: user }),
    gamesSummaryOf: () => areas.gamesSummaryOf(db, { kind: "user", id: user }, { history: 10, running: 10 }),
    ownGames: () =>
      areas.ownGames(
        db,
        { kind: "user", id: user },
        { offset: 0, limit: 10, sort: "created", order: "asc" },
        {
          family: "4x2",
          result: "won",
          withID: other,
        },
      ),
    resultOfSeat: async () => areas.resultOfSeat,
    playersOf: () => areas.playersOf(db, [gameID]),
    findGameRecord: () => areas.findGameRecord(db, gameID),
    findGameByKey: () => areas.findGameByKey(db, "a key"),
    findUnopenedGames: () => areas.findUnopenedGames(db, 3_000, 10),
    noteOpened: () => areas.noteOpened(db, [gameID]),
    removeUnopenedGames: () => areas.removeUnopenedGames(db, [gameID], 1),
    addGuestSession: () => areas.addGuestSession(db, session, guest.id),
    addUserSession: () =>
      areas.addUserSession(db, { ...session, tokenHash: "b", device: { ...device, ...further } }, known),
    addDeviceSession: () => areas.addDeviceSession(db, "c", { ...session, tokenHash: "f" }),
    devicesOf: () => areas.devicesOf(db, user, 1),
    removeDevice: () => areas.removeDevice(db, { kind: "user", id: user }, { deviceID: "d" }, 1),
    removeOtherDevices: () => areas.removeOtherDevices(db, user, "d", 1),
    removeAllBut: () =>
      areas.removeAllBut(db, user, { tokenHash: "b", deviceID: "e", credentialHash: "c" }, 1),
    endingAllBut: () => db.batch(areas.endingAllBut(db, { userID: user, isUser: eq(users.id, user) }, 1)),
    removeOldDevices: () => areas.removeOldDevices(db, 1),
    usedAt: async () => areas.usedAt(1, 2),
    findSession: () => areas.findSession(db, "a", 1),
    renewSession: () => areas.renewSession(db, "a", 3, 1),
    livingSessions: () => areas.livingSessions(db, { kind: "user", id: user }, 1),
    removeSession: () => areas.removeSession(db, { kind: "user", id: user }, "a", 1),
    addJob: () => areas.addJob(db, job, 1) as unknown as Promise<unknown>,
    addJobs: () => areas.addJobs(db, [job], 1),
    addJobIfUser: () => areas.addJobIfUser(db, eq(users.id, user), job, 1) as unknown as Promise<unknown>,
    addJobIfReport: () => areas.addJobIfReport(db, eq(reports.id, 1), job, 1) as unknown as Promise<unknown>,
    signingOut: async () => areas.signingOut(guest),
    addSignOutOf: () =>
      areas.addSignOutOf(db, guest, eq(sessions.tokenHash, "a"), 1) as unknown as Promise<unknown>,
    takeDueJobs: async () => {
      await areas.takeDueJobs(db, 1, 10);
      await areas.takeDueJobs(db, 1, 10, { lanes: ["a", "b"] });
    },
    finishJob: () => areas.finishJob(db, 1, [job], 1),
    removeNamesOf: () => Promise.all(areas.removeNamesOf(db, user)),
    noteJobFailure: () => areas.noteJobFailure(db, 1, "away", 1),
    countUndeliveredJobs: () => areas.countUndeliveredJobs(db, 1),
    listUndeliveredJobs: () => areas.listUndeliveredJobs(db, 1),
    retryJobs: () => areas.retryJobs(db, [1], 1),
    dropJobs: () => areas.dropJobs(db, [1]),
    removeDeadJobs: () => areas.removeDeadJobs(db, 1),
    gamesOf: () => areas.gamesOf(db, { kind: "user", id: user }),
    openSoloGamesOf: () => areas.openSoloGamesOf(db, guest),
    countUntil: () => areas.countUntil(db, "k", 2),
    runningGamesOf: () => areas.runningGamesOf(db, { kind: "user", id: user }),
    linkGuest: () => areas.linkGuest(db, guest.id, user),
    guestsOf: () => areas.guestsOf(db, user),
    becomeUser: () => areas.becomeUser(db, [guest.id], user),
    becomeUserIn: () => areas.becomeUserIn(db, gameID, { guestId: guest.id, userId: user }),
    removeIdleGuests: () => areas.removeIdleGuests(db, 1, 10, 1),
    unlinkGuests: () => areas.unlinkGuests(db, [guest.id]),
    unlinkGuestsOf: () => areas.unlinkGuestsOf(db, user, eq(users.id, user)) as unknown as Promise<unknown>,
    addUser: () => areas.addUser(db, newUser),
    countUsers: () => areas.countUsers(db),
    findUser: () => areas.findUser(db, user),
    findUserByName: () => areas.findUserByName(db, "ada"),
    findUserByEmail: () => areas.findUserByEmail(db, "ada@example.org"),
    renameUser: () => areas.renameUser(db, known, { username: "Adele", now: 1 }),
    noteLogin: () => areas.noteLogin(db, user, 1),
    setPasswordHash: async () => {
      const kept = { tokenHash: "b", deviceID: "e", credentialHash: "c" };
      await areas.setPasswordHash(db, known, { passwordHash: "hash", kept }, 1);
      const link = { tokenHash: "t", purposes: ["passwordReset" as const] };
      await areas.setPasswordHash(db, known, { passwordHash: "hash", link }, 1);
    },
    confirmAddress: () => areas.confirmAddress(db, known, newAddress, 1),
    addLink: () => areas.addLink(db, linkInMail, 1),
    findLink: () => areas.findLink(db, { tokenHash: "t", purposes: ["activation"], userId: user }, 1),
    isWanted: async () => areas.isWanted({ tokenHash: "t", purposes: ["activation"] }, 1),
    removeLinks: () => areas.removeLinks(db, user, "activation"),
    takeDueMails: () => areas.takeDueMails(db, 1),
    latestMails: () => areas.latestMails(db, 0, 10),
    waitingMails: () => areas.waitingMails(db, 10),
    keepMail: () => areas.keepMail(db, 1),
    removeMailsOf: async () => {
      await areas.removeMailsOf(db, user, eq(users.id, user));
    },
    giveMailsBack: () => areas.giveMailsBack(db, [1, 2], 1),
    removeMail: () => areas.removeMail(db, 1),
    removeOldMails: () => areas.removeOldMails(db, 1),
    nextAttemptAt: () => areas.nextAttemptAt(db, ["a", "b"]),
    countFailures: () => areas.countFailures(db, [{ key: "a", delay: limits.guessDelay }], 1),
    claimAttempt: () => areas.claimAttempt(db, [{ key: "a", delay: limits.mailDelay }], 1),
    forgetFailures: () => areas.forgetFailures(db, ["a"]),
    takeAddressKey: () => areas.takeAddressKey(db, 1, "k"),
    removeOldAddressKeys: () => areas.removeOldAddressKeys(db, 1),
    removeOldFailures: () => areas.removeOldFailures(db, 1),
    markSignIn: () => areas.markSignIn(db, user, "m", 1),
    sharedAccounts: () => areas.sharedAccounts(db, user, 10),
    removeOldSignInMarks: () => areas.removeOldSignInMarks(db, 1),
    rememberAddress: () => areas.rememberAddress(db, user, "h", 1),
    isKnownAddress: () => areas.isKnownAddress(db, user, "h", 1),
    removeOldAddresses: () => areas.removeOldAddresses(db, 1),
    endUnusedAccounts: () => areas.endUnusedAccounts(db, 1, 10, 1),
    setLocale: () => areas.setLocale(db, user, "en"),
    setColorScheme: () => areas.setColorScheme(db, user, "dark"),
    setColorBlindness: () => areas.setColorBlindness(db, user, true),
    tellingModerationStatus: async () => areas.tellingModerationStatus(user),
    setWordFilter: () => areas.setWordFilter(db, user, ["de"]),
    setProfilePrivacy: () =>
      areas.setProfilePrivacy(db, user, {
        ...{ hidesActivity: true, hidesSocials: true },
        hidesSponsoring: true,
      }),
    findLook: () => areas.findLook(db, user),
    setLook: () => areas.setLook(db, user, { cardBack: "leaves", boardWood: "oak" }, 1),
    findSponsors: () => areas.findSponsors(db, 1),
    findProfilePrivacy: () => areas.findProfilePrivacy(db, user),
    setDescription: () => areas.setDescription(db, user, "d"),
    setDefaultPositions: () => areas.setDefaultPositions(db, user, [0, 0]),
    findDefaultPositions: () => areas.findDefaultPositions(db, user),
    setNotifications: () => areas.setNotifications(db, user, notifications),
    unsubscribeTokenOf: () => areas.unsubscribeTokenOf(db, "a@example.org"),
    unsubscribe: () => areas.unsubscribe(db, "t", "messages"),
    findNotifications: () => areas.findNotifications(db, user),
    mailUnreadMessages: () => areas.mailUnreadMessages(db, user, unread, 1),
    mailTurns: () => areas.mailTurns(db, { userID: user, number: 1, games: [turnBased] }, 1),
    findPushSettings: () => areas.findPushSettings(db, user),
    setPushSettings: () => areas.setPushSettings(db, user, pushes),
    addPushSubscription: () => areas.addPushSubscription(db, "b", browser, 1),
    pushSubscriptionsOf: () => areas.pushSubscriptionsOf(db, user, 1),
    findPushSubscription: () => areas.findPushSubscription(db, user, "e"),
    removePushSubscription: () => areas.removePushSubscription(db, user, "e"),
    forgetPushSubscription: () => areas.forgetPushSubscription(db, 1),
    searchPlayers: () => areas.searchPlayers(db, "a", 10),
    addMessages: () =>
      areas.addMessages(db, "general", [
        { number: 1, senderID: user, body: "b", createdAt: 1, expiresAt: null },
      ]),
    hideMessage: () => areas.hideMessage(db, "general", 1, 2),
    roomsWrittenIn: () => areas.roomsWrittenIn(db, user),
    removeMessages: () => areas.removeMessages(db, "general", 2),
    removeOldMessages: () => areas.removeOldMessages(db, 1),
    findWinners: () => areas.findWinners(db, "all", { offset: 0, limit: 10 }, "ada"),
    findBestTeams: () => areas.findBestTeams(db, "all", 4, { offset: 0, limit: 10 }),
    findFigures: () => areas.findFigures(db, "funFacts", 1),
    keepFigures: () => areas.keepFigures(db, "funFacts", {}, 1),
    sumsOfPlayers: () => areas.sumsOfPlayers(db, 10),
    countTeamGames: () => areas.countTeamGames(db),
    countFunFacts: () => areas.countFunFacts(db),
    countPlatform: () => areas.countPlatform(db, { names: ["2026-W01"], from: 1 }, 1),
    findProfile: () => areas.findProfile(db, "ada", 1),
    findPrivacyOf: () => areas.findPrivacyOf(db, "ada"),
    findFeatsOf: () => areas.findFeatsOf(db, user),
    findFriendsOf: () => areas.findFriendsOf(db, user),
    findPlayer: () => areas.findPlayer(db, "ada"),
    findUsers: () => areas.findUsers(db, [user, other]),
    hasSkeleton: () => areas.hasSkeleton(db, "ada", { asker: user, now: 1 }),
    isResting: async () => areas.isResting("ada", user, 1),
    isNotResting: async () => areas.isNotResting(db, "ada", user, 1),
    restName: async () => areas.restName(db, user, { next: "adele", isMeant: undefined, now: 1 }),
    restNameOfDeleted: () => areas.restNameOfDeleted(db, other) as unknown as Promise<unknown>,
    removeRestedNames: () => areas.removeRestedNames(db, 1),
    hasEmail: () => areas.hasEmail(db, "a@example.org"),
    friendsOf: () => areas.friendsOf(db, user),
    countFriends: () => areas.countFriends(db, user),
    countOpenRequests: () => areas.countOpenRequests(db, user),
    requestFriend: () => areas.requestFriend(db, { from: user, to: other }, 1),
    confirmFriend: () => areas.confirmFriend(db, { by: other, from: user }, 1),
    cancelFriend: () => areas.cancelFriend(db, { by: user, other }),
    mutedBy: () => areas.mutedBy(db, user),
    countMutes: () => areas.countMutes(db, user),
    mutersAmong: () => areas.mutersAmong(db, [2, 3], user),
    hasMuted: () => areas.hasMuted(db, { userID: user, mutedID: other }),
    mute: () => areas.mute(db, { userID: user, mutedID: other }, 1),
    unmute: () => areas.unmute(db, { userID: user, mutedID: other }),
    findLessonSteps: () => areas.findLessonSteps(db, user),
    addLessonSteps: () => areas.addLessonSteps(db, user, { tutorial: 3 }),
    removeLessonSteps: () => areas.removeLessonSteps(db, user, "tutorial", 1),
    takeStepsFromSum: async () => areas.takeStepsFromSum(db, user) as unknown as Promise<unknown>,
    findAttempts: () => areas.findAttempts(db, user),
    addAttempts: () => {
      const at = Array.from({ length: 10 }, (_, time) => time);
      const attempt = { puzzleID: "p", day: null, isSolved: false };
      return areas.addAttempts(
        db,
        user,
        at.map((time) => ({ ...attempt, at: time })),
        1,
      );
    },
    setPicture: () => areas.setPicture(db, user, picture),
    findPicture: () => areas.findPicture(db, "ada"),
    findPictureKey: () => areas.findPictureKey(db, "ada"),
    removePicture: () => areas.removePicture(db, user),
    addBlock: () => areas.addBlock(db, block, 1),
    takeName: () => areas.takeName(db, { userId: other, moderatorId: user, reason: "r", createdAt: 1 }, 1),
    tellingNameTaken: async () =>
      areas.tellingNameTaken({ userId: other, moderatorId: user, reason: "r", createdAt: 1 }),
    endBlocks: () => areas.endBlocks(db, { userId: user, emailHash: "h", moderatorId: user }, 1),
    findBlocks: () => areas.findBlocks(db, 1, 10),
    findBlockOfEmail: () => areas.findBlockOfEmail(db, "h", 1),
    removeOldBlocks: () => areas.removeOldBlocks(db, 1),
    holdsFor: async () => areas.holdsFor(db, "h"),
    findModerationStatus: () => areas.findModerationStatus(db, user),
    findBlockable: () => areas.findBlockable(db, "ada"),
    makeAdmin: () => areas.makeAdmin(db, "ada"),
    myData: () => areas.myData(db, user),
    removeRoles: () => areas.removeRoles(db, "eve"),
    makeModerator: () => areas.makeModerator(db, "ada"),
    addReport: () => areas.addReport(db, report),
    openReports: () => areas.openReports(db, 0, 0, 10),
    findReport: () => areas.findReport(db, 1),
    findDecision: () => areas.findDecision(db, 1),
    isOpenReport: async () => areas.isOpenReport(1),
    logRow: async () => areas.logRow(action),
    appendRatedGame: () => areas.appendRatedGame(db, gameID) as unknown as Promise<unknown>,
    rateableGames: async () => areas.rateableGames(sql`true`),
    hasUnfolded: () => areas.hasUnfolded(db),
    endIdleRanks: () => areas.endIdleRanks(db, 1),
    annulRatedGame: async () => {
      await aRatedGame(db, ratedID, [user, other]);
      await areas.foldAll(db, 1);
      return areas.annulRatedGame(db, ratedID, true, action);
    },
    foldAll: () => areas.foldAll(db, 1),
    findRatings: () => areas.findRatings(db, ["ada"]),
    findOwnRatings: () => areas.findOwnRatings(db, user),
    findRatingsOf: () => areas.findRatingsOf(db, user),
    findRatingRanking: async () => {
      for (const isOfTeams of [true, false])
        await areas.findRatingRanking(
          db,
          { family: "4x2", isOfTeams },
          { offset: 0, limit: 10 },
          { username: "ada" },
        );
    },
    findRatingOfGame: () => areas.findRatingOfGame(db, gameID),
    hasPlayed: () => areas.hasPlayed(db, gameID, user),
    closeReport: () => areas.closeReport(db, { ...action, reportId: 1 }, job),
    noteHidden: () => areas.noteHidden(db, { ...action, reportId: 1 }, job),
    latestModerationActions: () => areas.latestModerationActions(db, user, 0, 10),
    findSite: () => areas.findSite(db),
    selectSiteID: async () => areas.selectSiteID(db),
    findSiteID: () => areas.findSiteID(db),
    nameSite: () => areas.nameSite(db, "a"),
    askToRejoin: () => areas.askToRejoin(db),
    rejoinRooms: () =>
      areas.rejoinRooms(db, { id: "a", given: { users: 1, guests: 1, games: 1, tournaments: 1 } }),
    removeOldReports: () => areas.removeOldReports(db, 1),
    addTournament: () => areas.addTournament(db, opening),
    markOpened: () => areas.markOpened(db, 1),
    unopenedTournaments: () => areas.unopenedTournaments(db, 1, 10),
    storeTournament: () => areas.storeTournament(db, { ...storedCup, people: [playing] }),
    tournamentVersion: () => areas.tournamentVersion(db, 1),
    adminsOf: () => areas.adminsOf(db),
    findPeopleByName: () => areas.findPeopleByName(db, ["Ada"]),
    tournamentTable: async () => {
      for (const span of ["all", "week"] as const) {
        const query = { first: 0, limit: 10, filter: null, span };
        await areas.addTournament(db, opening);
        await areas.tournamentTable(db, query, user, Date.now());
        await areas.tournamentTable(db, { ...query, filter: "private" }, user, Date.now());
        await areas.tournamentTable(db, query, null, Date.now());
      }
    },
    participationsOf: () => areas.participationsOf(db, user),
    mailTournament: () =>
      areas.mailTournament(
        db,
        { key: "k", userID: user, mail: "reminder", team: "Zebras", tournament: cup },
        1,
      ),
    announceTournament: () => areas.announceTournament(db, { ...cup, deadline: 1 }, 1),
    allSeries: () => areas.allSeries(db),
    ownTablesOf: () => areas.ownTablesOf(db, user),
    addOwnTable: () => areas.addOwnTable(db, user, { ...anOwnTable, id: anOwnTableID, guests: ["eve"] }, 1),
    changeOwnTable: () =>
      areas.changeOwnTable(db, user, { ...anOwnTable, id: anOwnTableID, guests: ["eve"] }),
    removeOwnTable: () => areas.removeOwnTable(db, user, anOwnTableID),
    setSeries: async () => {
      await areas.setSeries(db, aSeries);
      await areas.setSeries(db, { id: 1, ...aSeries });
    },
    hasOccurrence: () => areas.hasOccurrence(db, { seriesID: 1, day: "2026-11-29" }),
    removeSeries: () => areas.removeSeries(db, 1),
    beginReading: () => areas.beginReading(db, "s", 1),
    lastReading: async () => areas.lastReading("s"),
    scheduleReading: async () => areas.scheduleReading(db, "s", 1, 1),
    dueReadings: async () => areas.dueReadings(db, 1, 10),
    writeReading: () => areas.writeReading(db, aReading(user), consequences, 1),
    findOrder: () => areas.findOrder(db, user),
    addOrder: () => areas.addOrder(db, anOrder(user)),
    noteCheckout: () => areas.noteCheckout(db, anOrder(user), "c"),
    findOrderOf: () => areas.findOrderOf(db, "c"),
    scheduleOrder: () => areas.scheduleOrder(db, anOrder(user), 1),
    dueOrders: async () => areas.dueOrders(db, 1, 10),
    removeOrder: () => areas.removeOrder(db, anOrder(user)),
    setOrderAside: () => areas.setOrderAside(db, { ...anOrder(user), checkoutId: "c" }, 1),
    takeUnknownOrders: async () => areas.takeUnknownOrders(db, 1, 2, 10),
    removeUnknownOrder: () => areas.removeUnknownOrder(db, "c"),
    addEnding: async () => areas.addEnding(db, anEndingOf("s"), 1),
    endAllOf: async () => {
      const ended = db.select({ id: users.id }).from(users).where(eq(users.id, user));
      await db.batch([...areas.endAllOf(db, ended, 1)]);
    },
    endingsOf: () => areas.endingsOf(db, user),
    takeDueEndings: async () => areas.takeDueEndings(db, 1, 10),
    declareEnding: () =>
      areas.declareEnding(db, anEndingOf("s"), { receipt: consequences.mails[2], notices: [aNotice] }, 1),
    awaitRefund: () => areas.awaitRefund(db, anEndingOf("s")),
    noteRefused: () => areas.noteRefused(db, anEndingOf("s"), 1),
    tellOfRefusal: () => areas.tellOfRefusal(db, anEndingOf("s"), { notices: [aNotice], isGivenUp: true }, 1),
    takeEnding: async () => areas.takeEnding(db, "s", 1),
    removeEnding: () => areas.removeEnding(db, anEndingOf("s")),
    isStillWanted: () => areas.isStillWanted(db, anEndingOf("s")),
    findSubscription: () => areas.findSubscription(db, "s"),
    endBenefits: async () => {
      for (const ending of areas.endBenefits(db, { ...anEndingOf("s"), cause: "withdrawal" }, 1))
        await ending;
    },
    customersOf: () => areas.customersOf(db, user),
    tellingCustomer: async () => areas.tellingCustomer(user),
    withdrawalsOf: () => areas.withdrawalsOf(db, user, 1),
    findOwnSubscription: () => areas.findOwnSubscription(db, user),
    isThere: () => areas.isThere(db, user),
    countSponsors: () => areas.countSponsors(db, 1),
    selectUntold: async () => {
      await areas.selectUntold(db, 10);
      await areas.selectUntold(db, 10, "s");
    },
    noteTold: () => areas.noteTold(db, { id: "s", reading: 1 }),
    findContract: () => areas.findContract(db, { contract: "Ada", email: "a@example.org" }),
    addDeclaration: () =>
      areas.addDeclaration(db, aDeclaration, {
        ...{ ending: anEndingOf("s"), letters: [aLetter], notices: [aNotice] },
      }),
    writeNotice: async () => {
      await db.batch([...areas.writeNotice(db, aNotice, 1)]);
    },
    writeNoticesAbout: () => areas.writeNoticesAbout(db, "s", [aNotice], 1),
    findUntold: () => areas.findUntold(db, 1),
    tellOperator: () => areas.tellOperator(db, [1], aLetter, 1),
    noteEvent: () => areas.noteEvent(db, { eventID: "e", subscriptionID: "s", checkoutID: "c" }, 1),
    dueForSubscriptions: () => areas.dueForSubscriptions(db, 1, 10),
    findEndedPlayers: () => areas.findEndedPlayers(db, 1, 20),
    endPlayer: () => areas.endPlayer(db, user, 1),
    forgetting: async () => areas.forgetting(user),
    deletePlayer: () => areas.deletePlayer(db, user),
  };
  for (const query of Object.values(queries)) await query();

  const scans: string[] = [];
  for (const statement of [...statements].filter((text) =>
    /^(select|with|insert|replace|update|delete) /i.test(text),
  )) {
    // A plan does not depend on the values of the parameters.
    const plan = sql.raw(`explain query plan ${statement.replaceAll("?", "null")}`);
    const steps = (await db.all<{ detail: string }>(plan)).map((step) => step.detail);
    scans.push(...steps.filter(readsAll).map((step) => `${step}: ${statement}`));
  }
  expect(statements.size).toBeGreaterThanOrEqual(Object.keys(queries).length);
  expect(scans).toEqual([]);
});

const aReading = (userId: number) => ({
  ...({ id: "s", userId, customerId: "c", plan: "yearly", status: "running", reading: 1 } as const),
  ...{ startedAt: 1, paidUntil: 2, nextPaymentAt: 2, hasFailedPayment: false, benefitsUntil: 2 },
});
const anOrder = (userId: number) =>
  ({ userId, key: "k", plan: "yearly", email: "a@example.org", locale: "de", createdAt: 1 }) as const;
const anEndingOf = (subscriptionId: string) =>
  ({ subscriptionId, ending: "paidUntil", cause: "cancellation" }) as const;
const aDeclaration = {
  ...({ kind: "cancellation", name: "Ada", email: "a@example.org", contract: "Ada", cause: "" } as const),
  ...{ receivedAt: 1, subscriptionId: "s" },
};
const aLetter = { kind: "cancellationReceived", recipient: "a@example.org", locale: "de", data: {} } as const;
const aNotice = { letter: aLetter, key: "k", keyUntil: 2 };
const consequences = {
  mails: (
    [
      ...(["newSubscription", "subscriptionRenewal", "subscriptionWithdrawn"] as const),
      ...(["paymentRefunded", "subscriptionEnded", "subscriptionSurplus"] as const),
    ] as const
  ).map((kind) => ({ kind, key: kind, keyUntil: 2, price: null })),
  ...{ notices: [aNotice], endNotice: aNotice },
  freedKeys: ["k"],
  nextAt: 2,
  cancelledAt: 1,
};

/** What may be scanned: rows of the statement itself, JSON, and what its own steps select, which are listed too. */
const madeByStatement =
  /CONSTANT ROW|SCAN (\(subquery-\d+\)|\w+ VIRTUAL TABLE .*|p|results|runs|l|waiting|due)$/;
/** Tables that always have few rows, and indexes that only contain what is still to be done, or whom all is meant for. */
const small =
  /SCAN (site|site_bots|site_lessons|site_colors|sqlite_sequence|rating_steps|tournament_series)$|INDEX users_(admins|for_tournament_news)$|INDEX (rated_games_(unfolded|folded_wrongly)|jobs_by_lane|jobs_dead)$/;

function readsAll(step: string): boolean {
  return step.startsWith("SCAN") && !madeByStatement.test(step) && !small.test(step);
}

/** A game of two users against two whose accounts are gone, as it is stored for ratings. */
async function aRatedGame(db: Database, gameId: number, team: readonly number[]): Promise<void> {
  const teams = [team, [901, 902]];
  await db.insert(ratedGames).values({ gameId, family: "4x2", teams, first: 0, endedAt: 1 });
}
