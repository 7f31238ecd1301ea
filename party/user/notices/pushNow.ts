import type { PushSettings } from "#schema/api/push.ts";
import type { Notice } from "#schema/notice.ts";
import type { Facts, KeptNotice } from "./noticeChanges.ts";
import { quietUntil } from "./quietHours.ts";
import { ruleOf, settingOf } from "./rules.ts";

/** What becomes of a push. */
export type PushNow =
  /** It leaves. `livesMs` is how long it is still useful, in ms. */
  | { what: "push"; notice: Notice; livesMs: number; isUrgent: boolean }
  /** A tab has the person's attention by now, so the notice is decided on again. */
  | { what: "decide" }
  /** It waits for the end of the quiet hours (ms UTC). */
  | { what: "postpone"; until: number }
  /** It is worthless by now, or the person does not want it. */
  | { what: "nothing" };

/** What becomes of a notice that was to be pushed. It may have waited for long, and the person has other settings. */
export function pushNow(
  { key, notice, pushedFrom }: KeptNotice,
  { isLookedAt, asItIs }: Facts,
  { kinds, quietHours }: PushSettings,
  now: number,
): PushNow {
  const current = asItIs.get(key);
  if (current === undefined || pushedFrom === null || !kinds[settingOf(notice)]) return { what: "nothing" };
  const { isUrgent, outlastsQuietHours, ...rule } = ruleOf(notice);
  const livesMs = pushedFrom + rule.livesMs - now;
  if (livesMs <= 0) return { what: "nothing" };
  if (isLookedAt) return { what: "decide" };
  const until = quietUntil(quietHours, now);
  if (until === undefined) return { what: "push", notice: current, livesMs, isUrgent };
  return outlastsQuietHours ? { what: "postpone", until } : { what: "nothing" };
}
