import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { own } from "#web/net/user/own.ts";
import type { NewsOfFriend } from "#web/net/user/userRoom.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";
import { forgetTold, isToldNow } from "#web/ui/toldOnce.ts";

/**
 * Announces what other players have just done about friendship, each thing of each player once in a while. Whoever takes a
 * request back takes its toast back, too.
 */
export function FriendNotices() {
  const { t } = useTranslation("people");
  const told = useRef<NewsOfFriend>(null);
  /** The toasts of requests, by name. */
  const requests = useRef(new Map<string, number>());
  useEffect(() => {
    const tell = () => {
      const news = own.read()?.friendNews;
      if (!news || news === told.current) return;
      told.current = news;
      const { kind, username } = news;
      const request = requests.current.get(username);
      if (request !== undefined) closeToast(request);
      if (kind === "friend-withdrew" || !isToldNow(`${kind} ${username}`)) return;
      const id = showToast({ kind: "info", title: t(`news.${kind}`, { username }) });
      if (kind === "new-request") requests.current.set(username, id);
    };
    // An event may arrive before its texts are loaded.
    tell();
    return own.subscribe(tell);
  }, [t]);
  useEffect(() => forgetTold, []);
  return null;
}
