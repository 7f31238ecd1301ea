import type { ApiCall } from "../call.ts";
import { createGameAnswer, createGameBody } from "../games.ts";
import { guestSessionAnswer } from "../sessions.ts";
import { socketTicketAnswer, socketTicketBody } from "../sockets.ts";

/** Games, and what it takes to be at one. */
export const gamesCalls: ApiCall[] = [
  {
    method: "POST",
    path: "/guestSession",
    about: "Begins a session without an account.",
    caller: "anybody",
    answer: { schema: guestSessionAnswer },
    isLimited: true,
  },
  {
    method: "POST",
    path: "/createGame",
    about: "Begins a game of the caller, on seat 0, with bots on all other seats.",
    caller: "guest",
    body: createGameBody,
    answer: { schema: createGameAnswer },
    isLimited: true,
  },
  {
    method: "POST",
    path: "/socketTicket",
    about: "Leave to open one socket to one room as oneself.",
    caller: "guest",
    body: socketTicketBody,
    answer: { schema: socketTicketAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
];
