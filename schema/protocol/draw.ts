import * as z from "zod/mini";

/** 32 bytes, hexadecimal. */
export const bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const bySeat = z.array(z.nullable(bytes32)).check(z.maxLength(6));

/** How the seed of a game is drawn: what everybody may know of it before the game. */
export const promisedDraw = z.strictObject({ serverHash: bytes32, commitments: bySeat });
export type PromisedDraw = z.output<typeof promisedDraw>;

/** How it was drawn: `serverSeed` once the game has ended. */
export const openDraw = z.strictObject({
  serverHash: bytes32,
  commitments: bySeat,
  reveals: bySeat,
  serverSeed: z.nullable(bytes32),
});

export const draw = z.strictObject({ ...openDraw.shape, serverSeed: bytes32 });
