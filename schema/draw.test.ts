import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashOf, seedOf } from "./draw.ts";

const [serverSeed, one, other] = ["01", "02", "03"].map((byte) => byte.repeat(32));
const sha256 = (...parts: (string | Buffer)[]) =>
  createHash("sha256")
    .update(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "hex") : part))))
    .digest("hex");

test("a seed follows from the server's part and what was revealed, in seat order, as docs/fair-deal.md says", async () => {
  const seed = await seedOf({ serverSeed, reveals: [null, one, null, other] });
  expect(Buffer.from(seed).toString("hex")).toBe(sha256(Buffer.from("tac deal"), serverSeed, one, other));
  expect(await seedOf({ serverSeed, reveals: [other, one] })).not.toEqual(seed);
});

test("a seed does not follow from the server's hash, whatever a browser reveals", async () => {
  const alone = Buffer.from(await seedOf({ serverSeed, reveals: [null, null] })).toString("hex");
  expect(alone).not.toBe(await hashOf(serverSeed));
  // The padding of 32 bytes: what is hashed up to here has the server's hash as its inner state.
  const padding = `80${"00".repeat(29)}0100`;
  const padded = Buffer.from(await seedOf({ serverSeed, reveals: [padding, one] })).toString("hex");
  expect(padded).not.toBe(sha256(serverSeed, padding, one));
});

test("a hash is the SHA-256 of bytes", async () => {
  expect(await hashOf(serverSeed)).toBe(sha256(serverSeed));
});
