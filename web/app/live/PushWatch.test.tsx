import { screen } from "@testing-library/react";
import { afterAll, expect, test } from "vitest";
import { readAccount } from "#web/net/account.ts";
import { signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { deviceStorage } from "#web/ui/storage.ts";
import { PushWatch } from "./PushWatch.tsx";

afterAll(() => Reflect.deleteProperty(navigator, "serviceWorker"));

test("who had notifications here is told that the browser has dropped them, once, and led to the settings", async () => {
  signedIn("Anna");
  deviceStorage.setItem("TacPushFor", String(readAccount()?.id));
  const registration = {
    pushManager: { getSubscription: async () => null },
    getNotifications: async () => [],
  };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  const person = show(<PushWatch />);
  await screen.findByText(text("settings.notices.lost"));
  await person.click(screen.getByRole("button", { name: text("settings.notices.toSettings") }));
  expect(location.pathname).toBe("/en/settings");
  serviceWorker.dispatchEvent(new MessageEvent("message", { data: "subscriptionRenewed" }));
  expect(screen.queryByText(text("settings.notices.lost"))).toBeNull();
});
