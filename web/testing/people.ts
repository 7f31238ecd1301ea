import { type AccountAnswer, accountAnswer } from "#schema/api/accounts.ts";
import { limits } from "#schema/limits.ts";
import { beginSession } from "#web/net/session.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";

/** What the server tells of a player who has changed nothing yet. */
export const anAccount: AccountAnswer = {
  id: 7,
  email: "anna@example.org",
  userDescription: "",
  locale: "en",
  colorScheme: "light",
  colorBlindnessFlag: false,
  wordFilter: [],
  gameDefaultPositions: [1, 0],
  look: { cardBack: "classic", boardWood: "classic", sponsorUntil: null },
  admin: false,
  moderator: false,
  blockedByModerationUntil: null,
};

/** A member is signed in on this tab, with an account as the server would describe it. */
export function signedIn(username: string, change: Partial<AccountAnswer> = {}): void {
  const account = accountAnswer.parse({ ...anAccount, ...change });
  beginSession({ username, token: `of ${username}`, account });
}

/** A guest is here on this tab. */
export function asGuest(username = "guest4821"): void {
  beginSession({ username, token: `of ${username}` });
}

/** What this tab knows of its user before anything has happened. */
export const nothingOwn: UserRoomState = {
  name: "Anna",
  waitingID: null,
  games: null,
  friends: [],
  mutes: [],
  chats: [],
  invitations: [],
  invited: [],
  tournamentInvitations: [],
  queue: null,
  warnings: [],
  moderationStatus: null,
  turnBased: [],
  vacation: { from: null, until: null, daysLeft: limits.vacationDays },
  queuePartner: "",
  news: [],
};
