import { png } from "#edge/services/pictures/testPictures.ts";
import type { ApiCall } from "#schema/api/call.ts";
import { limits } from "#schema/limits.ts";
import { noticeKinds, notificationKinds } from "#schema/settings.ts";
import { type Answer, call } from "./api.ts";
import { thePassword } from "./users.ts";

/** A browser's subscription at a push service that does not exist. */
const aPushSubscription = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/nobody",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  locale: "de",
};

/** The device for the calls that need one. */
export const aDeviceID = "0".repeat(2 * limits.deviceIDBytes);

/** A player's own table, and its id for the calls that need one. */
export const anOwnTable = {
  name: "Thursdays",
  game: {
    nPlayers: 4,
    nTeams: 2,
    meister: true,
    private: true,
    membersOnly: false,
    rated: true,
    moveTimeMs: null,
    bestOf: 3,
  },
  guests: [] as string[],
} as const;
export const anOwnTableID = "0".repeat(2 * limits.ownTableIDBytes);

/** A series that opens a tournament every Sunday evening. */
export const aSeries = {
  title: "Every Sunday",
  weekday: 0,
  time: "19:00",
  timeZone: "Europe/Berlin",
  signUpHours: 48,
  deadlineMinutes: 30,
  pauseMinutes: 5,
  minTeams: 2,
  form: {
    tournamentType: "knockout",
    nTeams: 8,
    playersPerTeam: 2,
    teamsPerMatch: 2,
    legs: 1,
    rounds: null,
    timePerGameMs: 1_800_000,
    moveTimeMs: 60_000,
  },
} as const;

/** A body for each call that takes one, with which it would do something. */
const bodies: Record<string, (gameID: number) => unknown> = {
  "POST /sign-up": () => ({ username: "Eve", email: "e@example.org", password: thePassword, locale: "de" }),
  "POST /clientError": () => ({ kind: "script", message: "It failed.", page: "game", version: "1.0.0" }),
  "POST /login": () => ({ username: "Ada", password: thePassword }),
  "POST /deviceSession": () => ({ deviceToken: "0".repeat(64) }),
  "POST /changeUsername": () => ({ username: "Zoe", password: thePassword }),
  "POST /changeMail": () => ({ email: "zoe@example.org", password: thePassword }),
  "POST /changePassword": () => ({ password: "gut+kurz!", password_old: thePassword }),
  "DELETE /deleteUser": () => ({ password: thePassword }),
  "POST /requestPasswordReset": () => ({ username: "Eve" }),
  "POST /applyPasswordReset": () => ({ token: "0".repeat(64), password: "gut+kurz!" }),
  "POST /nameGuest": () => ({ username: "Zoe" }),
  "POST /createGame": () => ({ variant: "4x2m", level: "solid" }),
  "DELETE /abortGame": (gameID) => ({ gameID }),
  "POST /reportError": (gameID) => ({ gameID, text: "The seven can't be split." }),
  "POST /tables": () => anOwnTable,
  "POST /tables/{tableID}": () => anOwnTable,
  "POST /socketTicket": () => ({ party: "game", room: "1" }),
  "POST /setLocale": () => ({ locale: "ru" }),
  "POST /setColorBlindnessFlag": () => ({ colorBlindnessFlag: true }),
  "POST /setWordFilter": () => ({ wordFilter: ["de"] }),
  "POST /setColorScheme": () => ({ colorScheme: "dark" }),
  "POST /setGameDefaultPositions": () => ({ gameDefaultPositions: [2, 3] }),
  "POST /setEmailNotificationSettings": () =>
    Object.fromEntries(notificationKinds.map((kind) => [kind, false])),
  "POST /setPushSettings": () => ({
    kinds: Object.fromEntries(noticeKinds.map((kind) => [kind, true])),
    quietHours: { from: 1320, to: 420, timeZone: "Europe/Berlin" },
  }),
  "POST /subscribeToPush": () => aPushSubscription,
  "POST /unsubscribeFromPush": () => ({ endpoint: aPushSubscription.endpoint }),
  "POST /testPush": () => ({ endpoint: aPushSubscription.endpoint }),
  "POST /setProfilePrivacy": () => ({ hidesActivity: true, hidesSocials: false, hidesSponsoring: true }),
  "POST /setLook": () => ({ cardBack: "leaves", boardWood: "oak" }),
  "POST /editUserDescription": () => ({ userDescription: "Eve was here." }),
  "POST /changeTutorialStep": () => ({ tutorialID: "tutorial", tutorialStep: 0, done: true }),
  "POST /resetTutorial": () => ({ tutorialID: "tutorial" }),
  "POST /takeTutorialProgress": () => ({ progress: { tutorial: [true] } }),
  "POST /addPuzzleAttempts": () => ({
    attempts: [{ puzzleID: "2ez7msvg", moves: ["4 8 2-10"], at: 1, day: null }],
  }),
  "POST /uploadProfilePicture": aPicture,
  "POST /reportPlayer": () => ({ username: "Ada", reason: "rude" }),
  "POST /reportMessage": () => ({ room: "general", messageID: 1, reason: "rude" }),
  "POST /moderation/reports/{reportID}": () => ({ action: "dismiss" }),
  "POST /moderation/{username}": () => ({ reason: "rude" }),
  "POST /moderation/{username}/name": () => ({ reason: "rude" }),
  "POST /moderation/ratedGames/{gameID}": () => ({ reason: "agreed beforehand" }),
  "DELETE /moderation/ratedGames/{gameID}": () => ({ reason: "a mistake" }),
  "POST /createTournament": () => ({
    title: "Sunday cup",
    begin: 1,
    deadline: 4_000_000_000_000,
    creationDates: [4_000_000_000_000],
    secondsPerGame: 1800,
    nTeams: 2,
  }),
  "POST /exchangeUser": () => ({
    usernameToReplace: "Ada",
    usernameOfReplacement: "Eve",
    tournamentID: 999_999,
  }),
  "POST /changeTournamentSignUpSize": () => ({ nTeams: 4, tournamentID: 999_999 }),
  "POST /tournamentSeries": () => aSeries,
  "POST /subscription/webhook": () => ({}),
  "POST /activation": () => ({ userID: 1, token: "0".repeat(64) }),
  "POST /subscription/new": () => ({ plan: "yearly" }),
  "POST /subscription/link": () => ({ subscriptionID: "sub_1" }),
  "POST /subscription/declare": () => ({
    kind: "cancellation",
    name: "Ada",
    email: "ada@example.org",
    contract: "Ada",
    cause: "",
  }),
  "DELETE /tournamentSeries": () => ({ id: 999_999 }),
};

/** The query of each call that takes one. */
const queries: Record<string, string> = {
  "POST /unsubscribe": `?of=messages&token=${"0".repeat(32)}`,
  "GET /isUsernameFree": "?username=Dora",
  "GET /isEmailFree": "?email=dora@example.org",
  "GET /getGameRecord": "?gameID=1",
  "GET /searchPlayers": "?searchString=a",
  "GET /getCoopLeaderboard": "?nPlayers=4",
  "GET /profile/getPlayerStats": "?username=Ada",
  "GET /profile/userTournamentParticipations": "?username=Ada",
  "GET /profile/getPlayerGames": "?username=Ada",
  "GET /profile/getPlayerFeats": "?username=Ada",
  "GET /profile/getPlayerFriends": "?username=Ada",
  "GET /profile/getPlayerRatings": "?username=Ada",
  "GET /getRatings": "?usernames=Ada,Eve",
  "GET /getRatingLeaderboard": "?family=4x2",
  "GET /getGameRatings": "?gameID=1",
  "GET /generateTeamName": "?tournamentID=999999&locale=de",
  "GET /tournamentCalendar": "?tournamentID=999999&locale=de",
};

/** The name of a call: its method and path. */
export const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`;

/** A form with a picture in it. */
export function aPicture(): FormData {
  const form = new FormData();
  form.set("profilePic", new File([png()], "me.png"));
  return form;
}

/** A valid request for a call, about the player `subject` or the game where it needs one. */
export function partsOf(
  of: ApiCall,
  subject: string,
  gameID = 1,
): { path: string; query: string; body: unknown } {
  return {
    path: of.path
      .slice(1)
      .replace("{username}", subject)
      .replace("{reportID}", "1")
      .replace("{gameID}", String(gameID))
      .replace("{deviceID}", aDeviceID)
      .replace("{tableID}", anOwnTableID),
    query: queries[nameOf(of)] ?? "",
    body: bodies[nameOf(of)]?.(gameID),
  };
}

/** Makes a valid call of any kind, about the player `subject` or the game where it needs one. */
export function ask(
  url: string,
  of: ApiCall,
  token: string | undefined,
  subject: string,
  gameID = 1,
): Promise<Answer> {
  const { path, query, body } = partsOf(of, subject, gameID);
  return call(url, path + query, { method: of.method, token, body });
}
