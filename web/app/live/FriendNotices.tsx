import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { own } from "#web/net/user/own.ts";
import type { NewsOfFriend } from "#web/net/user/userRoom.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Says what others have just done about being friends. */
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
    // Something may have come before the texts for it.
    tell();
    return own.subscribe(tell);
  }, [t]);
  return null;
}
