import { afterEach, expect, test, vi } from "vitest";
import type { PushPayload } from "#schema/push.ts";
import { showNotice } from "./showNotice.ts";

afterEach(() => vi.unstubAllGlobals());

const notice: PushPayload = { kind: "yourTurn", title: "Your turn", body: "", url: "/en", tag: "game 7" };

test.each([
  ["with a sound where nobody looks at the site", false, { renotify: true }],
  ["without one where somebody does", true, { silent: true }],
])("every push is shown, because Safari ends pushes that show nothing: %s", async (_how, focused, how) => {
  const showNotification = vi.fn();
  const clients = { matchAll: async () => [{ focused }] };
  vi.stubGlobal("self", { registration: { showNotification }, clients });
  await showNotice(notice);
  expect(showNotification).toHaveBeenCalledWith("Your turn", expect.objectContaining(how));
});
