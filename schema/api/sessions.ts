import { z } from "zod";
import { username } from "./fields.ts";

/**
 * POST /guestSession: a player without an account. `username` is neutral («guest4821»); the client translates it. The
 * token goes with every call as `Authorization: Bearer <token>`.
 */
export const guestSessionAnswer = z.strictObject({
  token: z.string(),
  /** The credential with which a new tab gets its session (POST /deviceSession). */
  deviceToken: z.string(),
  username: z.string(),
  id: z.number().int().positive(),
});
export type GuestSessionAnswer = z.infer<typeof guestSessionAnswer>;

/** POST /nameGuest: how the guest wants to be called, by the rules for names of accounts; and the name by which others know the guest. */
export const nameGuestBody = z.strictObject({ username });
export const nameGuestAnswer = z.strictObject({ username: z.string() });
export type NameGuestAnswer = z.infer<typeof nameGuestAnswer>;
