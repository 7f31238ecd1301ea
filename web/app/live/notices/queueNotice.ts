import type { NewsData } from "#web/net/user/userRoom.ts";
import type { Notice } from "./notice.ts";

/** Why it stands as it does with the user's quick match, where that was not the user's own doing. */
export const queueNotice: Notice<NewsData<"queue:changed">, "quickMatch"> = {
  texts: "quickMatch",
  kind: ({ because }) => (because === "away" ? "warning" : "info"),
  title: (t, { because }, { own }) =>
    because === null || because === "late" ? "" : t(`because.${because}`, { name: own.queuePartner }),
  about: () => "queue",
  // Who has missed the call is told in a window.
  isNeedless: ({ because }) => because === null || because === "late",
};
