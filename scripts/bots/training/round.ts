/** One round of the training, which the script and a test share. */

import { createHash } from "node:crypto";
import { formatNetwork } from "#rules/bots/learned/network.ts";
import { chanceStream } from "#rules/index.ts";
import { joined, type Plan, trained } from "./fit.ts";
import type { Course, Lessons } from "./lessons.ts";

const samples = 8;
const options = 8;

/** The parameters of the games of a round. */
export function courseOf(seed: number, round: number): Course {
  return { seed: seed * 1000 + round, samples, options };
}

/** The network that a round learns from the lessons of its games, as text. */
export function networkOf(lessons: readonly Lessons[], plan: Plan, seed: number, round: number): string {
  return formatNetwork(trained(joined(lessons), plan, chanceStream(new Uint8Array(32).fill(seed), round)));
}

/** A short hash of a network, by which the log names it. */
export function hashOf(network: string): string {
  return createHash("sha256").update(network, "latin1").digest("hex").slice(0, 16);
}
