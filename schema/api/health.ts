import { z } from "zod";

/** What `GET /gameApi/health` says about the site; the status is 200 if it is healthy, else 503. */
export const health = z.strictObject({
  isHealthy: z.boolean(),
  version: z.string(),
  /** Whether libSQL answers, and how soon. */
  database: z.strictObject({ answers: z.boolean(), ms: z.number() }),
  /** The same of the lobby, a room. */
  lobby: z.strictObject({ answers: z.boolean(), ms: z.number() }),
  /** Why rooms and database may not be used together, or null. */
  mismatch: z.string().nullable(),
  /** What rooms have not delivered, null while the lobby does not answer; the age of the oldest message that is stuck. */
  outbox: z.strictObject({ deadLetters: z.number(), oldestStuckMs: z.number().nullable() }).nullable(),
  /** The mails that wait, null while libSQL does not answer; the age of the oldest. */
  mails: z.strictObject({ waiting: z.number(), oldestMs: z.number().nullable() }).nullable(),
});
export type Health = z.infer<typeof health>;
