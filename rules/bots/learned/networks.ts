import type { Variant } from "../../variant.ts";
import { fourTogether } from "./fourTogether.ts";
import { type Network, parseNetwork } from "./network.ts";

let read: Network | undefined;

/** The trained network of a variant; only Team-Tac with four seats has one. */
export function networkFor({ isTeamTac, seats }: Variant): Network | undefined {
  if (!isTeamTac || seats !== 4) return undefined;
  read ??= parseNetwork(fourTogether);
  return read;
}
