import { expect, test } from "vitest";
import { beginSession, endSession } from "#web/net/session.ts";
import { openPlayerMenu, playerMenu } from "./playerMenu.ts";

test("what one user has opened is not there for the next one", () => {
  beginSession({ username: "Anna", token: "a" });
  const message = { room: "chat-1", id: 7, body: "only for Anna", isOwn: false };
  openPlayerMenu({ username: "Ben", message });
  endSession();
  beginSession({ username: "Carl", token: "c" });
  expect(playerMenu.read()).toBeUndefined();
});
