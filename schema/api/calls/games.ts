import type { ApiCall } from "../call.ts";
import * as games from "../games.ts";
import { guestSessionAnswer, nameGuestAnswer, nameGuestBody } from "../sessions.ts";
import { socketTicketAnswer, socketTicketBody } from "../sockets.ts";

/** Games, and what it takes to join one. */
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
    path: "/nameGuest",
    about:
      "Gives the guest a name, which no account has, and no name looks like. Others see it behind the guest's number («guest4821 Berta»), so that nobody takes a guest for an account.",
    caller: "guest",
    body: nameGuestBody,
    answer: { schema: nameGuestAnswer },
    isLimited: true,
    errors: ["USERNAME_NOT_AVAILABLE", "forbidden"],
  },
  {
    method: "POST",
    path: "/createGame",
    about:
      "Begins a game of the caller, on seat 0, with bots on all other seats. Repeated with the same idempotencyKey it answers with the same game.",
    caller: "guest",
    body: games.createGameBody,
    answer: { schema: games.createGameAnswer },
    isLimited: true,
    errors: ["conflict", "too_many_games"],
  },
  {
    method: "DELETE",
    path: "/abortGame",
    about:
      "Aborts a game that the caller plays in, within five minutes of its start. Aborted again it stays aborted.",
    caller: "guest",
    body: games.abortGameBody,
    errors: ["forbidden", "not_found", "conflict"],
  },
  {
    method: "POST",
    path: "/reportError",
    about: "Tells the operator what is wrong with a game; the game goes along in Tac notation.",
    caller: "guest",
    body: games.reportErrorBody,
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/getGameRecord",
    about:
      "A game that has ended, in Tac notation, with the times of its moves, who played, what each did, and the seed of all chance.",
    caller: "anybody",
    query: games.gameRecordQuery,
    answer: { schema: games.gameRecordAnswer },
    isLimited: true,
    errors: ["not_found", "conflict"],
  },
  {
    method: "GET",
    path: "/getOwnGames",
    about: "A page of the caller's games, running, ended and aborted, and how many there are in all.",
    caller: "user",
    query: games.ownGamesQuery,
    answer: { schema: games.ownGamesAnswer },
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
