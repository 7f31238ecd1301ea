import { Buffer } from "node:buffer";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { limits } from "#schema/limits.ts";

/** scrypt's parameters: cost, block size, parallelism. */
type Cost = { N: number; r: number; p: number };

/**
 * Hashes a password with a fresh salt: `scrypt$N$r$p$salt$hash`, salt and hash hexadecimal. Call it in turn (turns.ts).
 */
export async function hashPassword(password: string): Promise<string> {
  const { N, r, p } = limits.scrypt;
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, { N, r, p });
  return ["scrypt", N, r, p, salt.toString("hex"), hash.toString("hex")].join("$");
}

/** Whether the password matches the hash, whatever cost that was made with. Call it in turn. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split("$");
  if (scheme !== "scrypt") throw new Error(`expected a hash by scrypt, found "${scheme}"`);
  const expected = Buffer.from(hash, "hex");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, "hex"), expected.length, cost), expected);
}

function derive(password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> {
  // scrypt needs 128·N·r bytes and a little more; the default limit is exactly that.
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
