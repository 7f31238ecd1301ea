/** A thread of `MatchThreads`: plays the games that it is sent, one at a time. */
import { parentPort } from "node:worker_threads";
import { type Match, playGame } from "./match.ts";

parentPort?.on("message", ({ match, n }: { match: Match; n: number }) => {
  parentPort?.postMessage(playGame(match, n));
});
