import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { own } from "#web/net/user/own.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Says what others have just done about being friends. */
export function FriendNotices() {
  const { t } = useTranslation("people");
  useEffect(() => {
    let last = own.read()?.friendNews;
    return own.subscribe(() => {
      const news = own.read()?.friendNews;
      if (!news || news === last) return;
      last = news;
      const { kind, username } = news;
      showToast({ kind: "info", title: t(`news.${kind}`, { username }) });
    });
  }, [t]);
  return null;
}
