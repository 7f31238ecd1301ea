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
  advert,
  copyright,
  faq,
  friends,
  imprint,
  landing,
  moderation,
  ownGames,
  privacy,
  resetPassword,
  settings,
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
          <Route index element={<landing.Page />} />
          <Route path="advert" element={<advert.Page />} />
          <Route path="games" element={<ownGames.Page />} />
          <Route path="friends" element={<friends.Page />} />
          <Route path="settings" element={<settings.Page />} />
          <Route path="moderation" element={<moderation.Page />} />
          <Route path="resetpassword/:username/:token" element={<resetPassword.Page />} />
          <Route path="faq" element={<faq.Page />} />
          <Route path="impressum" element={<imprint.Page />} />
          <Route path="copyright" element={<copyright.Page />} />
          <Route path="datenschutz" element={<privacy.Page />} />
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
