import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { speak } from "#web/i18n/i18n.ts";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { userRoomState } from "#web/net/user/userRoomState.ts";
import { asGuest, nothingOwn } from "#web/testing/people.ts";
import { dialog, show, text } from "#web/testing/show.tsx";
import { QueueWatch } from "./QueueWatch.tsx";

const wish: Extract<QueueStatus, { state: "waiting" }>["wish"] = {
  variants: ["4x2m", "4x2n"],
  moveTimesMs: [null, 30_000, 60_000, 120_000],
  rated: [false],
  botsAfterMs: 60_000,
};
const waiting = { state: "waiting", partner: null, wish, heldUntil: null } as const;

function watch(queue: QueueStatus): void {
  asGuest();
  userRoomState.write({ ...nothingOwn, queue });
  show(<QueueWatch />);
}

beforeEach(() => speak("en"));

test("who waits reads for what, with how many, and when bots come", async () => {
  watch({ ...waiting, since: Date.now() - 20_500 });
  const pill = await screen.findByRole("region", { name: text("quickMatch.waiting.title") });
  const kind = text("landing.chooser.team.4x2");
  const said = `${kind} · ${text("quickMatch.waiting.alone")} · ${text("quickMatch.waiting.bots", { time: "0:39" })}`;
  expect(within(pill).getByText(said)).toBeDefined();
});

test("who has missed a call reads until when nobody calls", async () => {
  watch({ ...waiting, since: Date.now(), heldUntil: Date.now() + 59_500 });
  const pill = await screen.findByRole("region", { name: text("quickMatch.waiting.title") });
  within(pill).getByText(text("quickMatch.waiting.held", { time: "0:59" }));
});

test("who has missed a call is told so, and asked whether to go on", async () => {
  watch({ state: "missed", partner: null, wish, heldUntil: Date.now() + 59_500 });
  const window = within(await dialog());
  window.getByRole("heading", { name: text("quickMatch.missed.title") });
  window.getByText(text("quickMatch.missed.held", { time: "0:59" }));
  window.getByRole("button", { name: text("quickMatch.missed.goOn") });
  window.getByRole("button", { name: text("quickMatch.missed.stop") });
});
