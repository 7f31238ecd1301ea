/** A thread that plays games to learn from, and games that show what was learned. */
import { parentPort } from "node:worker_threads";
import { parseNetwork } from "#rules/bots/learned/network.ts";
import { type Course, cardsAtFirstSight, playLessons } from "./lessons.ts";

/** A game to play: lessons of a course, or a game of other deals by first sight alone. */
export type LessonTask = { n: number; network: NetworkText } & ({ course: Course } | { seed: number });

/** The network as text, if there is one already. */
type NetworkText = string | undefined;

parentPort?.on("message", (task: LessonTask) => {
  const { n, network } = task;
  const learned = network === undefined ? undefined : parseNetwork(network);
  parentPort?.postMessage(
    "course" in task ? playLessons(task.course, n, learned) : cardsAtFirstSight(task.seed, n, learned),
  );
});
