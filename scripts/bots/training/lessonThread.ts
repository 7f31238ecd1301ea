/** A thread that plays games to learn from, and games that show what was learned. */
import { parentPort } from "node:worker_threads";
import { parseNetwork } from "#rules/bots/learned/network.ts";
import { type Course, cardsAtFirstSight, playLessons } from "./lessons.ts";

export interface LessonTask {
  /** How lessons are played; without it a game is played by first sight alone. */
  course: Course | undefined;
  seed: number;
  n: number;
  /** The network as text, if there is one already. */
  network: string | undefined;
}

parentPort?.on("message", ({ course, seed, n, network }: LessonTask) => {
  const learned = network === undefined ? undefined : parseNetwork(network);
  parentPort?.postMessage(
    course === undefined ? cardsAtFirstSight(seed, n, learned) : playLessons(course, n, learned),
  );
});
