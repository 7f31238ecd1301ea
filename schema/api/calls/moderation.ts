import type { ApiCall } from "../call.ts";
import { blockBody, blocksAnswer, moderatedPlayer, sharedAccountsAnswer } from "../moderation.ts";
import * as reports from "../reports.ts";

/** Players' reports to moderators, and moderators' actions against players who misbehave. */
export const moderationCalls: ApiCall[] = [
  {
    method: "POST",
    path: "/reportPlayer",
    about:
      "Tells moderators of a player. Told again before they have decided it changes nothing. At most 20 reports of one player are open at a time (`too_many_requests` without `Retry-After`).",
    caller: "user",
    body: reports.reportPlayerBody,
    isLimited: true,
    errors: ["not_found", "conflict"],
  },
  {
    method: "POST",
    path: "/reportMessage",
    about:
      "Tells moderators of a message in a channel or chat; what was written around it goes along. Repeated, and limited, as above.",
    caller: "user",
    body: reports.reportMessageBody,
    isLimited: true,
    errors: ["not_found", "conflict"],
  },
  {
    method: "GET",
    path: "/moderation/reports",
    about:
      "The reports on which nobody has decided yet, the oldest first, with what was written around a message. Those about oneself are left out.",
    caller: "moderator",
    answer: { schema: reports.reportsAnswer },
  },
  {
    method: "POST",
    path: "/moderation/reports/{reportID}",
    about:
      "Decides on a report: dismisses it, hides the message, warns the player, or blocks it. Nobody decides on a report about oneself.",
    caller: "moderator",
    params: reports.judgedReport,
    body: reports.judgeBody,
    errors: ["not_found", "conflict"],
  },
  {
    method: "GET",
    path: "/moderation/log",
    about: "What moderators have done, the newest first.",
    caller: "moderator",
    answer: { schema: reports.moderationLogAnswer },
  },
  {
    method: "GET",
    path: "/moderation/sharedAccounts",
    about:
      "Pairs of accounts that were lately signed in to on one day from the same address with the same kind of browser, those with the most games against each other first. Pairs with oneself are left out.",
    caller: "moderator",
    answer: { schema: sharedAccountsAnswer },
  },
  {
    method: "GET",
    path: "/moderation",
    about: "Who is blocked now, the longest first. Names are null for deleted players.",
    caller: "moderator",
    answer: { schema: blocksAnswer },
  },
  {
    method: "POST",
    path: "/moderation/{username}",
    about:
      "Blocks a player until a time, or for 60 days: no messages, no picture, no description, no invitations. Takes picture and description down.",
    caller: "moderator",
    params: moderatedPlayer,
    body: blockBody,
    errors: ["not_found"],
  },
  {
    method: "DELETE",
    path: "/moderation/{username}",
    about: "Ends a player's blocks; a moderator's only by an admin.",
    caller: "moderator",
    params: moderatedPlayer,
    errors: ["not_found"],
  },
];
