import "./theme/colors.css";
import "./theme/links.css";
import "#web/offline/install.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startI18n } from "#web/i18n/i18n.ts";
import { initialLocale, pathIn, splitPath } from "#web/i18n/locale.ts";
import { startSession } from "#web/net/device.ts";
import { isInLine } from "#web/net/guest.ts";
import { watchNetwork } from "#web/offline/network.ts";
import { startLook } from "#web/preferences/look.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import { isStorageBlocked } from "#web/ui/storage.ts";
import { App } from "./App.tsx";
import { reportLater } from "./errors/watch.ts";
import { firstPage } from "./firstVisit.ts";
import { fetchPage } from "./routeAt.ts";
import { watchVersion } from "./watchVersion.ts";

const { locale = initialLocale(navigator.languages), rest } = splitPath(location.pathname);
const page = firstPage(rest, new URLSearchParams(location.search));
if (page !== rest) history.replaceState(null, "", pathIn(locale, page) + location.search + location.hash);

addEventListener("error", reportLater);
addEventListener("unhandledrejection", reportLater);
startLook();
watchNetwork();
// It is not needed before somebody is there, and may be asked for again.
addEventListener("pointerdown", () => void import("./wakeLock.ts").then(({ keepAwake }) => keepAwake()));
isStorageBlocked.subscribe(async () => {
  const { showUnkeptToast } = await loadModule(() => import("./showUnkeptToast.ts"));
  showUnkeptToast();
});
isInLine.subscribe(async () => {
  const { showLineToast } = await loadModule(() => import("./showLineToast.ts"));
  showLineToast(isInLine.read());
});
void begin();

/** The prerendered page stays until the page itself has loaded, with its texts. */
async function begin(): Promise<void> {
  const { texts, code } = fetchPage(page + location.search);
  await Promise.all([startI18n(locale, ["common", ...texts]), code, startSession()]);
  const root = createRoot(document.getElementById("root")!, { onCaughtError: note, onUncaughtError: note });
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  watchVersion();
}

/** An error of a part of the page, whether or not something is shown in its place. */
function note(error: unknown): void {
  console.error(error);
  reportLater(error);
}
