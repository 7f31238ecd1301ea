import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { own } from "#web/net/user/own.ts";
import type { NewsOfFriend } from "#web/net/user/userRoom.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Announces what other players have just done about friendship. */
export function FriendNotices() {
  const { t } = useTranslation("people");
  const told = useRef<NewsOfFriend>(null);
  useEffect(() => {
    const tell = () => {
      const news = own.read()?.friendNews;
      if (!news || news === told.current) return;
      told.current = news;
      const { kind, username } = news;
      showToast({ kind: "info", title: t(`news.${kind}`, { username }) });
    };
    // An event may arrive before its texts are loaded.
    tell();
    return own.subscribe(tell);
  }, [t]);
  return null;
}
