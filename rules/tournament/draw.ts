import { chanceStream, seedBytes, shuffled } from "../chance.ts";
import type { Plan } from "./format.ts";

/** The teams in the order of the draw. It says who meets first, and it is the lot where nothing else decides. */
export function draw({ teams, seed }: Plan): number[] {
  const bytes = new Uint8Array(seedBytes);
  new DataView(bytes.buffer).setUint32(0, seed);
  const inOrder = Array.from({ length: teams }, (_, team) => team);
  return [...shuffled(inOrder, chanceStream(bytes, 0))];
}
