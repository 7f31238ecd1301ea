import { type ReactNode, Suspense } from "react";
import { AccountDialog } from "./account/AccountDialog.tsx";
import { ActivationLink } from "./account/ActivationLink.tsx";
import { useLostSession } from "./account/useSignOut.ts";
import { GoTo } from "./address/GoTo.tsx";
import { useAddress } from "./address/useAddress.ts";
import { GameRoute } from "./GameRoute.tsx";
import { splitPath } from "./i18n/locale.ts";
import { usePaths } from "./i18n/usePaths.ts";
import {
  AdvertPage,
  CopyrightPage,
  FaqPage,
  ImprintPage,
  LandingPage,
  ModerationPage,
  PrivacyPage,
  ResetPasswordPage,
  SettingsPage,
} from "./lazyPages.ts";
import { Shell } from "./shell/Shell.tsx";
import { useRouteFocus } from "./useRouteFocus.ts";

/** The page that the address names, and what can lie over any page. */
export function Pages() {
  useRouteFocus();
  useLostSession();
  const { rest } = splitPath(useAddress().pathname);
  return (
    <>
      <Suspense>{pageAt(rest)}</Suspense>
      <AccountDialog />
      <ActivationLink />
    </>
  );
}

/** The pages by their names; each has no more in its address. */
const pages = new Map<string, ReactNode>([
  ["", <LandingPage key="landing" />],
  ["advert", <AdvertPage key="advert" />],
  ["settings", <SettingsPage key="settings" />],
  ["moderation", <ModerationPage key="moderation" />],
  ["faq", <FaqPage key="faq" />],
  ["impressum", <ImprintPage key="impressum" />],
  ["copyright", <CopyrightPage key="copyright" />],
  ["datenschutz", <PrivacyPage key="datenschutz" />],
]);

/** @param path behind the language. Where no page has it, it leads to the landing page */
function pageAt(path: string): ReactNode {
  const [name = "", ...parts] = path.split("/").filter((part) => part !== "");
  if (name === "game" && parts.length === 0) return <GameRoute />;
  const page = name === "resetpassword" ? resetPassword(parts) : parts.length === 0 && pages.get(name);
  return page ? <Shell>{page}</Shell> : <ToLanding />;
}

/** @param parts who, and the token of the mail, as the address has them */
function resetPassword(parts: readonly string[]): ReactNode {
  const [username, token] = parts.map(decoded);
  if (parts.length !== 2 || username === undefined || token === undefined) return undefined;
  return <ResetPasswordPage username={username} token={token} />;
}

/** @returns `undefined` where the percent signs mean nothing */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function ToLanding() {
  const { pathTo } = usePaths();
  return <GoTo to={pathTo("/")} />;
}
