import { Suspense } from "react";
import { Navigate, Outlet, Route, Routes } from "react-router-dom";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { AccountDialogPlace } from "./account/AccountDialogPlace.tsx";
import { ActivationLink } from "./account/ActivationLink.tsx";
import { useLostSession } from "./account/useSignOut.ts";
import { Afterwards } from "./afterwards.tsx";
import { ChatPlace } from "./chat/ChatPlace.tsx";
import { GameRoute } from "./GameRoute.tsx";
import { usePaths } from "./i18n/usePaths.ts";
import {
  AdvertPage,
  CopyrightPage,
  FaqPage,
  FriendsPage,
  ImprintPage,
  LandingPage,
  ModerationPage,
  OwnGamesPage,
  PrivacyPage,
  ResetPasswordPage,
  SettingsPage,
} from "./lazyPages.ts";
import { Shell } from "./shell/Shell.tsx";
import { useRouteFocus } from "./useRouteFocus.ts";

const Live = lazyPart(
  () => import("./live/Live.tsx"),
  ({ Live }) => Live,
);

/** Maps addresses to pages, after the language prefix. An unknown address redirects to the landing page. */
export function Pages() {
  return (
    <Routes>
      <Route path=":locale" element={<EveryPage />}>
        <Route path="game" element={<GameRoute />} />
        <Route element={<Shell />}>
          <Route index element={<LandingPage />} />
          <Route path="advert" element={<AdvertPage />} />
          <Route path="games" element={<OwnGamesPage />} />
          <Route path="friends" element={<FriendsPage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="moderation" element={<ModerationPage />} />
          <Route path="resetpassword/:username/:token" element={<ResetPasswordPage />} />
          <Route path="faq" element={<FaqPage />} />
          <Route path="impressum" element={<ImprintPage />} />
          <Route path="copyright" element={<CopyrightPage />} />
          <Route path="datenschutz" element={<PrivacyPage />} />
        </Route>
        <Route path="*" element={<ToLanding />} />
      </Route>
    </Routes>
  );
}

function EveryPage() {
  useRouteFocus();
  useLostSession();
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <ChatPlace />
      <AccountDialogPlace />
      <ActivationLink />
      <Afterwards>
        <Suspense>
          <Live />
        </Suspense>
      </Afterwards>
    </>
  );
}

function ToLanding() {
  const { pathTo } = usePaths();
  return <Navigate replace to={pathTo("/")} />;
}
