import { removeAllBut, removeDevice, removeOtherDevices } from "#store/devices.ts";
import { signingOut } from "#store/jobs.ts";
import { removeSession } from "#store/sessions.ts";
import type { Work } from "../call.ts";
import { doJobs } from "../jobs/running.ts";
import { askDatabase } from "./database.ts";
import { newToken, type OpenSession } from "./sessions.ts";
import { hashOf } from "./tokens.ts";

/*
 * What ends sessions: in libSQL, together with a job that closes their sockets, which the person's own room knows.
 */

/** Signs out: ends the session and its device, and so the other tabs of the same browser. */
export async function endSession(work: Work, { identity, tokenHash, deviceID }: OpenSession): Promise<void> {
  const person = { kind: identity.kind, id: identity.id };
  await askDatabase(work.env, async (db) => {
    if (deviceID === null) await removeSession(db, person, tokenHash, work.now);
    else await removeDevice(db, person, { deviceID, own: tokenHash }, work.now);
  });
  await doJobs(work, [signingOut(person)]);
}

/** Signs a user out on one device. @returns false if it is none of the user's */
export async function endDevice(work: Work, userID: number, deviceID: string): Promise<boolean> {
  const user = { kind: "user", id: userID } as const;
  const isEnded = await askDatabase(work.env, (db) => removeDevice(db, user, { deviceID }, work.now));
  await doJobs(work, [signingOut(user)]);
  return isEnded;
}

/** Signs a user out everywhere except on this session's device. */
export async function endOtherDevices(
  work: Work,
  { identity, tokenHash, deviceID }: OpenSession,
): Promise<void> {
  if (deviceID === null) {
    await endAllBut(work, identity.id, { tokenHash, deviceID });
    return;
  }
  await askDatabase(work.env, (db) => removeOtherDevices(db, identity.id, deviceID, work.now));
  await doJobs(work, [signingOut({ kind: "user", id: identity.id })]);
}

/**
 * Ends all sessions and devices of a user, except one session, if one is given. The device of that session gets a new
 * credential, because somebody may have copied the old one. @returns the credential, if the device stays signed in
 */
export async function endAllBut(
  work: Work,
  userID: number,
  kept?: { tokenHash: string; deviceID: string | null },
): Promise<string | undefined> {
  const { deviceToken, credentialHash } = await newCredential();
  const isRenewed = await askDatabase(work.env, (db) =>
    removeAllBut(db, userID, kept && { ...kept, credentialHash }, work.now),
  );
  await doJobs(work, [signingOut({ kind: "user", id: userID })]);
  return isRenewed ? deviceToken : undefined;
}

/** A new credential for a device, and its hash. */
export async function newCredential(): Promise<{ deviceToken: string; credentialHash: string }> {
  const deviceToken = newToken();
  return { deviceToken, credentialHash: await hashOf(deviceToken) };
}
