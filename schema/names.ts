import type { Identity, Person } from "./rooms.ts";

/** Whether two identities are the same person, under whatever name. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether an identity is that of a deleted account. */
export function isDeleted({ name }: Identity): boolean {
  return name === "";
}

/** The identity of a deleted account. */
export function deleted({ kind, id }: Person): Identity {
  return { kind, id, name: "" };
}

/** Whether one identity of a person has a newer name than the other. Nothing is newer than a deleted account. */
export function isNewer(one: Identity, other: Identity): boolean {
  if (isDeleted(other)) return false;
  return isDeleted(one) || (one.nameVersion ?? 0) > (other.nameVersion ?? 0);
}

/** The identity with the newer name of the two; the first one if they are equally new. */
export function newerOf(one: Identity, other: Identity): Identity {
  return isNewer(other, one) ? other : one;
}

/** The user with this id. */
export function user(id: number): Person {
  return { kind: "user", id };
}
