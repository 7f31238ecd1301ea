/** A thread that plays training games and validation games. */
import { parentPort } from "node:worker_threads";
import { parseNetwork } from "#rules/bots/learned/network.ts";
import { type Course, cardsAtFirstSight, playLessons } from "./lessons.ts";

/** A game to play: a training game, or a validation game with greedy moves only. */
export type LessonTask = { n: number; network: NetworkText } & ({ course: Course } | { seed: number });

/** The current network as text, if there is one. */
type NetworkText = string | undefined;

parentPort?.on("message", (task: LessonTask) => {
  const { n, network } = task;
  const learned = network === undefined ? undefined : parseNetwork(network);
  parentPort?.postMessage(
    "course" in task ? playLessons(task.course, n, learned) : cardsAtFirstSight(task.seed, n, learned),
  );
});
