import type { ApiCall } from "../call.ts";
import { accountCalls } from "./accounts.ts";
import { devicesCalls } from "./devices.ts";
import { gamesCalls } from "./games.ts";
import { learningCalls } from "./learning.ts";
import { moderationCalls } from "./moderation.ts";
import { ownTableCalls } from "./ownTables.ts";
import { picturesCalls } from "./pictures.ts";
import { playersCalls } from "./players.ts";
import { profileCalls } from "./profiles.ts";
import { pushCalls } from "./push.ts";
import { rankingCalls } from "./rankings.ts";
import { ratingCalls } from "./ratings.ts";
import { serverCalls } from "./server.ts";
import { settingsCalls } from "./settings.ts";
import { sponsorCalls } from "./sponsors.ts";
import { subscriptionCalls } from "./subscriptions.ts";
import { tournamentCalls } from "./tournaments.ts";

/** Every call of the API by its group. A test compares them with the Worker's routes. */
export const apiCalls: Record<string, ApiCall[]> = {
  Server: serverCalls,
  Accounts: accountCalls,
  Devices: devicesCalls,
  Games: gamesCalls,
  Tables: ownTableCalls,
  Players: playersCalls,
  Profiles: profileCalls,
  Rankings: rankingCalls,
  Ratings: ratingCalls,
  Settings: settingsCalls,
  Sponsors: sponsorCalls,
  Learning: learningCalls,
  Push: pushCalls,
  Pictures: picturesCalls,
  Moderation: moderationCalls,
  Tournaments: tournamentCalls,
  Subscriptions: subscriptionCalls,
};
