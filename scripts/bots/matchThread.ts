/** A thread of `MatchThreads`: plays the games that it is sent, one at a time. */
import { parentPort } from "node:worker_threads";
import { type Match, playGame } from "./match.ts";

export interface MatchTask {
  match: Match;
  /** The number of the game. */
  n: number;
}

parentPort?.on("message", ({ match, n }: MatchTask) => {
  parentPort?.postMessage(playGame(match, n));
});
