import { deviceStorage } from "#web/ui/storage.ts";

/**
 * Where this browser keeps what was done in lessons and puzzles and is not with an account yet: a guest's until the guest
 * has one, an account's until the server has confirmed it. Small, because every page with an account looks here.
 */
const names = ["TacUnsentSteps", "TacUnsentAttempts"] as const;
export type UnsentName = (typeof names)[number];

/** @param userID undefined for guests */
export function unsentKey(name: UnsentName, userID: number | undefined): string {
  return userID === undefined ? name : `${name}:${userID}`;
}

/** Whether the server still has to be told something that this account, or a guest of this browser, has done. */
export function isAnythingUnsent(userID: number): boolean {
  const keys = names.flatMap((name) => [unsentKey(name, userID), unsentKey(name, undefined)]);
  return keys.some((key) => deviceStorage.getItem(key) !== null);
}

/** Forgets what was not sent of an account that is gone. */
export function forgetUnsent(userID: number): void {
  for (const name of names) deviceStorage.removeItem(unsentKey(name, userID));
}
