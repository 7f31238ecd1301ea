import type { Draw } from "#rules/notation/draw.ts";
import { bytesOf, hexOf } from "#rules/notation/hex.ts";

export type { Draw, OpenDraw } from "#rules/notation/draw.ts";

/** Computes seeds and hashes of draws (docs/fair-deal.md). All texts are hexadecimal. */

/**
 * What is hashed with the parts of a seed. Without it a browser could reveal the padding of SHA-256, and the seed would
 * follow from the server's hash, which everybody knows.
 */
const purpose = new TextEncoder().encode("tac deal");

/** The seed of a game: the SHA-256 of the purpose, of what the server drew, and of what was revealed, in seat order. */
export async function seedOf({
  serverSeed,
  reveals,
}: Pick<Draw, "serverSeed" | "reveals">): Promise<Uint8Array> {
  const parts = [serverSeed, ...reveals.filter((reveal) => reveal !== null)].map(bytesOf);
  return sha256(Uint8Array.from([purpose, ...parts].flatMap((part) => [...part])));
}

/** The SHA-256 of bytes. */
export async function hashOf(hex: string): Promise<string> {
  return hexOf(await sha256(bytesOf(hex)));
}

/** 32 bytes that nobody can predict. */
export function drawn32(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
