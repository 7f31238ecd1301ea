import type { ApiCall } from "../call.ts";
import * as devices from "../devices.ts";

/** Devices on which players are signed in. */
export const devicesCalls: ApiCall[] = [
  {
    method: "POST",
    path: "/deviceSession",
    about: "Begins a session for a new tab of a device that stays signed in.",
    caller: "anybody",
    body: devices.deviceSessionBody,
    answer: { schema: devices.deviceSessionAnswer },
    isLimited: true,
    errors: ["unauthenticated"],
  },
  {
    method: "GET",
    path: "/devices",
    about: "Where the caller is signed in.",
    caller: "user",
    answer: { schema: devices.devicesAnswer },
  },
  {
    method: "DELETE",
    path: "/devices",
    about: "Signs the caller out on all other devices.",
    caller: "user",
  },
  {
    method: "DELETE",
    path: "/devices/{deviceID}",
    about: "Signs the caller out on one device.",
    caller: "user",
    params: devices.deviceParam,
    errors: ["not_found"],
  },
];
