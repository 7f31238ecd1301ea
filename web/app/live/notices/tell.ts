import i18next from "i18next";
import { playSound } from "#web/game/sound/sounds.ts";
import type { News } from "#web/net/user/userRoom.ts";
import { closeToastsAbout, showToast } from "#web/ui/toasts.ts";
import { isToldNow } from "#web/ui/toldOnce.ts";
import type { AnyNotice, Here, Notice } from "./notice.ts";
import { notices } from "./notices.ts";

/** Tells what has happened, as the table of notices says. */
export function tellNews({ type, data }: News, here: Here): void {
  const name = type === "user:notice" ? (`${type}:${data.kind}` as const) : type;
  tell(notices[name] as AnyNotice<unknown>, data, here);
}

/** Tells something. Its texts are there. */
export function tell<Data>(notice: AnyNotice<Data>, data: Data, here: Here): void {
  const { texts, kind, title, text, action, onDismiss, lifetimeMs, sound, ...when } = notice as Notice<Data>;
  const t = i18next.getFixedT(null, texts);
  const about = when.about(data);
  if (when.replaces?.(data, here) ?? true) closeToastsAbout(about);
  if (when.isNeedless?.(data, here)) return;
  const said = title(t, data, here);
  if (when.isToldOnce && !isToldNow(`${about}: ${said}`)) return;
  if (sound) playSound(sound);
  const page = when.leadsTo?.(data, here);
  if (page !== undefined) {
    here.goTo(page);
    return;
  }
  showToast({
    kind: typeof kind === "function" ? kind(data) : kind,
    title: said,
    text: text?.(t, data, here),
    action: action?.(t, data, here),
    onDismiss: onDismiss && (() => onDismiss(data, here)),
    lifetimeMs,
    about,
  });
}
