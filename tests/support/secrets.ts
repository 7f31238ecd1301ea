import { appendFileSync } from "node:fs";

/** The fields of bodies whose values are secrets. Tokens and tickets are known by their form (scripts/log/leaks.ts). */
const secretFields = new Set(["password", "password_old", "email", "reason"]);

/**
 * Records the secrets in what a test sends or gets, if `npm test` has asked for it, so that no line of the log contains
 * them (scripts/check-log.ts).
 */
export function noteSecrets(body: unknown): void {
  const { USED_SECRETS } = process.env;
  if (!USED_SECRETS || typeof body !== "object" || body === null) return;
  const secrets = Object.entries(body).flatMap(([field, value]) =>
    secretFields.has(field) && typeof value === "string" ? [value] : [],
  );
  for (const secret of secrets) append(USED_SECRETS, secret);
}

/** The same of a frame to a room: the text of a message. */
export function noteMessage(frame: object): void {
  const { USED_SECRETS } = process.env;
  const { type, data } = frame as { type?: string; data?: { body?: unknown } };
  if (USED_SECRETS && type?.endsWith("sendMessage") && typeof data?.body === "string")
    append(USED_SECRETS, data.body);
}

function append(file: string, secret: string): void {
  appendFileSync(file, `${JSON.stringify(secret)}\n`);
}
