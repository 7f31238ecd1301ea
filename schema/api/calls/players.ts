import { z } from "zod";
import type { ApiCall } from "../call.ts";
import {
  isEmailFreeQuery,
  isUsernameFreeQuery,
  myDataAnswer,
  searchPlayersAnswer,
  searchPlayersQuery,
} from "../players.ts";

/** Finding players. */
export const playersCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/isUsernameFree",
    about:
      "Whether a name can be taken: neither it nor one that looks like it is, or was given up in the last 180 days by anybody but the caller.",
    caller: "anybody",
    query: isUsernameFreeQuery,
    answer: { schema: z.boolean() },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/isEmailFree",
    about: "Whether there is no account with this address yet.",
    caller: "anybody",
    query: isEmailFreeQuery,
    answer: { schema: z.boolean() },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/searchPlayers",
    about: "Players whose names hold a text, in any case; the name that is it first, then the shortest.",
    caller: "anybody",
    query: searchPlayersQuery,
    answer: { schema: searchPlayersAnswer },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/myData",
    about: "Everything that is kept about the caller, to be taken away.",
    caller: "user",
    answer: { schema: myDataAnswer },
    isLimited: true,
  },
];
