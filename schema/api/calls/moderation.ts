import type { ApiCall } from "../call.ts";
import { blockBody, blocksAnswer, moderatedPlayer } from "../moderation.ts";

/** What admins do about players who misbehave. */
export const moderationCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/moderation",
    about: "Who is blocked now, the longest first. Names are null for deleted players.",
    caller: "admin",
    answer: { schema: blocksAnswer },
  },
  {
    method: "POST",
    path: "/moderation/{username}",
    about:
      "Blocks a player until a time, or for 60 days: no messages, no picture, no description, no invitations. Takes picture and description down.",
    caller: "admin",
    params: moderatedPlayer,
    body: blockBody,
    errors: ["not_found"],
  },
  {
    method: "DELETE",
    path: "/moderation/{username}",
    about: "Ends a player's blocks.",
    caller: "admin",
    params: moderatedPlayer,
    errors: ["not_found"],
  },
];
