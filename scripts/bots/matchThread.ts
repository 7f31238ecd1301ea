/** A thread of bench:bots: plays the games whose numbers it is sent, one at a time. */
import { parentPort, workerData } from "node:worker_threads";
import { type Match, playGame } from "./match.ts";

parentPort?.on("message", (n: number) => {
  parentPort?.postMessage(playGame(workerData as Match, n));
});
