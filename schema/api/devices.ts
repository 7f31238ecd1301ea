import { z } from "zod";
import { browsers, systems } from "../device.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { accountAnswer } from "./accounts.ts";

const hex = (bytes: number) => text().check(z.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));

/** POST /deviceSession: the credential of a device that stays signed in. */
export const deviceSessionBody = z.strictObject({ deviceToken: hex(limits.sessionTokenBytes) });

/** The player of that device, with a session for this tab. Guests have no account. */
export const deviceSessionAnswer = z.strictObject({
  token: z.string(),
  username: z.string(),
  account: z.optional(accountAnswer),
});
export type DeviceSessionAnswer = z.infer<typeof deviceSessionAnswer>;

/** GET /devices: where the caller is signed in, the most recently used device first. Times in ms UTC. */
export const devicesAnswer = z.array(
  z.strictObject({
    id: z.string(),
    browser: z.nullable(z.enum(browsers)),
    system: z.nullable(z.enum(systems)),
    createdAt: z.int(),
    lastUsedAt: z.int(),
    /** Whether new tabs there are signed in as well. */
    staysSignedIn: z.boolean(),
    /** Whether it is the caller's own. */
    isThis: z.boolean(),
  }),
);
export type DevicesAnswer = z.infer<typeof devicesAnswer>;

/** DELETE /devices/{deviceID}. */
export const deviceParam = z.strictObject({ deviceID: hex(limits.deviceIDBytes) });
