import { cleanup, configure } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { closeAccountDialog } from "#web/account/accountDialog.ts";
import { currentLocale, speak, startI18n } from "#web/i18n/i18n.ts";
import { queries } from "#web/net/queries.ts";
import { endSession, lostSession } from "#web/net/session.ts";
import { userRoomState } from "#web/net/user/userRoomState.ts";
import { closePlayerMenu } from "#web/ui/player/playerMenu.ts";
import { closeToast, toasts } from "#web/ui/toasts.ts";
import { FakeSocket, resetRooms } from "./fakeRooms.ts";
import { fakeFetch, resetServer } from "./fakeServer.ts";
import { fault, takeFaults } from "./faults.ts";
import { standInForModals } from "./modals.ts";
import { leaveOutOwnerStacks } from "./ownerStacks.ts";
import { leaveOutStyles } from "./styles.ts";

/** All texts: what a page has not asked for itself shows in the browser, where they come one by one. */
const namespaces = Object.keys(import.meta.glob("../locales/en/*.json")).map(
  (path) => path.match(/(\w+)\.json$/)?.[1] ?? path,
);

standInForModals();
leaveOutStyles();
leaveOutOwnerStacks();
// To print the page would take longer than most tests, and say less than what was looked for.
configure({
  getElementError: (message) => new Error(message?.split("\n\nHere are")[0] ?? ""),
  // Busy cores may take many times as long as usual.
  asyncUtilTimeout: 10_000,
});
Object.assign(globalThis, { fetch: fakeFetch, WebSocket: FakeSocket });
if (!document.querySelector("link[rel=manifest]"))
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest" }));

/** Each test has a new page: nobody is signed in, nothing is stored, everything is in English. */
beforeEach(async () => {
  if (!i18next.isInitialized) {
    await startI18n("en", namespaces);
    // Whoever sees a key instead of a text has found a fault.
    i18next.options.saveMissing = true;
    i18next.on("missingKey", (_, namespace, key) => fault(`there is no text ${namespace}:${key}`));
  }
  if (currentLocale() !== "en") await speak("en");
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  resetRooms();
  closeAccountDialog();
  closePlayerMenu();
  for (const { id } of toasts.read()) closeToast(id);
  userRoomState.write(undefined);
  endSession();
  lostSession.write(undefined);
  queries.clear();
  resetServer();
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.className = "";
  document.body.innerHTML = "";
  expect(takeFaults()).toEqual([]);
});
