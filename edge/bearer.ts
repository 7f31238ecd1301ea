import { timingSafeEqual } from "node:crypto";

/**
 * Whether an Authorization header presents this secret as a bearer token. Without a secret nobody does. It takes the
 * same time for every wrong secret of the same length.
 */
export function presents(secret: string | undefined, authorization: string | undefined): boolean {
  if (!secret) return false;
  const [expected, found] = [`Bearer ${secret}`, authorization ?? ""].map((text) => Buffer.from(text));
  return expected.length === found.length && timingSafeEqual(expected, found);
}
