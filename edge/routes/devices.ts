import { Hono } from "hono";
import {
  type DeviceSessionAnswer,
  type DevicesAnswer,
  deviceParam,
  deviceSessionBody,
} from "#schema/api/devices.ts";
import { devicesOf } from "#store/devices.ts";
import { workOf } from "../call.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { path } from "../middleware/path.ts";
import { openSession } from "../middleware/signedIn.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";
import { beginDeviceSession } from "../services/devices.ts";
import { endDevice, endOtherDevices } from "../services/sessionEnds.ts";

/** Devices on which players are signed in. */
export const deviceRoutes = new Hono<EdgeEnv>()
  .post("/deviceSession", limited("DEVICE_SESSION_LIMIT"), jsonBody(deviceSessionBody), async (c) => {
    const begun = await beginDeviceSession(c.env, c.req.valid("json").deviceToken, Date.now());
    if (!begun) throw new Problem("unauthenticated", "The device is not signed in any more.");
    return c.json<DeviceSessionAnswer>(begun);
  })
  .get("/devices", signedInUser, async (c) => {
    const { identity, deviceID } = openSession(c);
    const devices = await askDatabase(c.env, (db) => devicesOf(db, identity.id, Date.now()));
    return c.json<DevicesAnswer>(devices.map((device) => ({ ...device, isThis: device.id === deviceID })));
  })
  .delete("/devices", signedInUser, async (c) => {
    await endOtherDevices(workOf(c), openSession(c));
    return c.body(null, 204);
  })
  .delete("/devices/:deviceID", signedInUser, path(deviceParam), async (c) => {
    const isEnded = await endDevice(workOf(c), c.get("identity").id, c.req.valid("param").deviceID);
    if (!isEnded) throw new Problem("not_found", "You are not signed in on such a device.");
    return c.body(null, 204);
  });
