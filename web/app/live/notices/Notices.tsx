import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useInvitationActions } from "#web/features/waiting/invited/useInvitationActions.ts";
import { splitPath } from "#web/i18n/locale.ts";
import { useUsername } from "#web/net/account.ts";
import type { News, UserRoomState } from "#web/net/user/userRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { closeToastsAbout } from "#web/ui/toasts.ts";
import { forgetTold } from "#web/ui/toldOnce.ts";
import { useGameOnScreen } from "../chat/useGameOnScreen.ts";
import type { AnyNotice, Here } from "./notice.ts";
import { noticeTexts, openNotices } from "./notices.ts";
import { tell, tellNews } from "./tell.ts";

/** What was told already, also by a component that was here before. */
const told = new WeakSet<News>();

/** Tells on every page what the user's own room says, with toasts, as the table of notices describes them. */
export function Notices({ own }: { own: UserRoomState }) {
  const here = useHere(own);
  const tellOne = useEffectEvent((news: News) => tellNews(news, here()));
  useEffect(() => {
    for (const news of own.news) {
      if (told.has(news)) continue;
      told.add(news);
      tellOne(news);
    }
  }, [own.news]);
  useOpen(openNotices.invitations, own.invitations, here);
  // The next user of this tab was told nothing.
  useEffect(() => forgetTold, []);
  return null;
}

/** Shows a toast for everything that waits for an answer, as long as it does. */
function useOpen<Data>(notice: AnyNotice<Data>, open: readonly Data[], here: () => Here): void {
  /** What was told, by what it is about. */
  const shown = useRef(new Set<string>());
  const tellOne = useEffectEvent((data: Data) => tell(notice, data, here()));
  useEffect(() => {
    const waiting = new Map(open.map((data) => [notice.about(data), data]));
    for (const about of shown.current) if (!waiting.has(about)) withdraw(shown.current, about);
    for (const [about, data] of waiting) {
      if (shown.current.has(about)) continue;
      shown.current.add(about);
      tellOne(data);
    }
  }, [notice, open]);
  useEffect(() => {
    const { current } = shown;
    return () => {
      for (const about of current) withdraw(current, about);
    };
  }, []);
}

function withdraw(shown: Set<string>, about: string): void {
  closeToastsAbout(about);
  shown.delete(about);
}

function useHere(own: UserRoomState): () => Here {
  const { i18n } = useTranslation(noticeTexts);
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const username = useUsername();
  const page = splitPath(useLocation().pathname).rest;
  const gameOnScreen = useGameOnScreen();
  const { join, decline } = useInvitationActions();
  return () => ({
    own,
    username,
    language: i18n.language,
    page,
    gameOnScreen,
    isSeen: document.visibilityState === "visible",
    goTo: (to) => void navigate(pathTo(to)),
    join: (waitingID) => void join(waitingID),
    decline,
  });
}
