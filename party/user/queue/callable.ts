import type { Identity } from "#schema/rooms.ts";
import { findPushSettings, pushSubscriptionsOf } from "#store/push.ts";
import { askDatabase } from "../../database.ts";
import type { PartyEnv } from "../../env.ts";
import { quietUntil } from "../notices/quietHours.ts";
import { settingOf } from "../notices/rules.ts";

/**
 * Whether a push can call the person to a table now (ms UTC): there is a browser for it, and the person has chosen it.
 * @throws without libSQL
 */
export async function isCallable(env: PartyEnv, { kind, id }: Identity, now: number): Promise<boolean> {
  if (kind === "guest") return false;
  const [{ kinds, quietHours }, browsers] = await askDatabase(env, (db) =>
    Promise.all([findPushSettings(db, id), pushSubscriptionsOf(db, id, now)]),
  );
  const isChosen = kinds[settingOf({ kind: "tableFound", callID: 0 })];
  return isChosen && browsers.length > 0 && quietUntil(quietHours, now) === undefined;
}
