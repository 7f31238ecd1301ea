import { act, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { AccountAnswer } from "#schema/api/accounts.ts";
import type { ChannelProtocol } from "#schema/protocol/channel.ts";
import type { Message } from "#schema/protocol/message.ts";
import type { EventData } from "#schema/protocol/protocol.ts";
import { userRoomState } from "#web/net/user/userRoomState.ts";
import { FakeRoom } from "#web/testing/fakeRooms.ts";
import { nothingOwn, signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { ConversationPane } from "./ConversationPane.tsx";

type Channel = EventData<ChannelProtocol, "channel:snapshot">;

const from = (id: number, name: string, body: string): Message => ({
  id,
  sender: { name, kind: "human" },
  body,
  created: Date.UTC(2026, 10, 1, 12, id),
});

/** Each talk is another one: a tab keeps what it knows of a talk. */
let talks = 0;

/** Anna reads what is written at a table. */
async function openTalk(more: Partial<Channel> = {}, account: Partial<AccountAnswer> = {}) {
  const messages = more.messages ?? [from(1, "Ben", "Who plays?"), from(2, "Anna", "I do.")];
  const id = ++talks;
  const channel = new FakeRoom<ChannelProtocol>("channel", `g-${id}`).begin("channel:snapshot", () => ({
    may: "write",
    mayHide: false,
    ends: null,
    ...more,
    messages,
  }));
  signedIn("Anna", account);
  userRoomState.write(nothingOwn);
  const person = show(<ConversationPane name={`g-${id}`} />);
  const log = await screen.findByRole("log", { name: text("chat.channel.game", { id }) });
  return { channel, person, log };
}

const bodies = (log: HTMLElement) =>
  [...log.querySelectorAll(".chat-text")].map(({ textContent }) => textContent);
const flags = (log: HTMLElement) =>
  [...log.querySelectorAll(".chat-report")].map((flag) => flag.getAttribute("data-tooltip"));

describe("what is read", () => {
  test("has its author and order, the own messages marked, and new ones follow", async () => {
    const { channel, log } = await openTalk();
    expect(bodies(log)).toEqual(["Who plays?", "I do."]);
    expect([...log.querySelectorAll("[data-own] .chat-text")].map((own) => own.textContent)).toEqual([
      "I do.",
    ]);
    channel.tell("channel:update", { messages: [from(3, "Cleo", "Me too.")] });
    await expect.poll(() => bodies(log)).toEqual(["Who plays?", "I do.", "Me too."]);
    screen.getByText(text("chat.aloud", { name: "Cleo", body: "Me too." }));
  });

  test("is without what somebody has written whom one has muted, from the moment one does", async () => {
    const { log } = await openTalk();
    act(() => userRoomState.write({ ...nothingOwn, mutes: ["Ben"] }));
    expect(bodies(log)).toEqual(["I do."]);
  });

  test("says of a message that moderation has hidden that it is hidden, and not that its author is gone", async () => {
    const hidden = { ...from(1, "", ""), sender: null };
    const gone = { ...from(2, "", "Goodbye."), sender: null };
    const { log } = await openTalk({ messages: [hidden, gone] });
    expect(bodies(log)).toEqual([text("chat.hidden"), "Goodbye."]);
    expect(within(log).getAllByText(text("common.player.deleted"))).toHaveLength(1);
  });

  test("is text, whatever is written; only addresses are links, which tell the site nothing", async () => {
    const { log } = await openTalk({
      messages: [from(1, "Ben", "<img src=x onerror=alert(1)> https://tac.example/a?b=c")],
    });
    expect(log.querySelector("img[src=x]")).toBeNull();
    const link = within(log).getByRole("link");
    expect(link.getAttribute("href")).toBe("https://tac.example/a?b=c");
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(bodies(log)[0]).toContain("<img src=x onerror=alert(1)>");
  });

  test("can be reported, but not what one has written oneself", async () => {
    const { log } = await openTalk();
    expect(flags(log)).toEqual([text("chat.reportShort")]);
  });

  test("can be hidden by who leads the talk, the own messages too", async () => {
    const { log } = await openTalk({ mayHide: true });
    expect(flags(log)).toEqual([text("chat.hideOrReportShort"), text("chat.hideOwnShort")]);
  });
});

describe("what is written", () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: text("chat.write") });

  test("goes with Enter, once, and stands there until the room has it", async () => {
    const { channel, person, log } = await openTalk();
    channel.on("channel:sendMessage", () => undefined);
    await person.type(field(), "Hello{Enter}{Enter}");
    expect(field().value).toBe("");
    await within(log).findByText(text("chat.sending"));
    expect(channel.askedFor("channel:sendMessage")).toEqual([{ body: "Hello" }]);
    channel.tell("channel:update", { messages: [from(3, "Anna", "Hello")] });
    await expect.poll(() => bodies(log)).toEqual(["Who plays?", "I do.", "Hello"]);
    expect(within(log).queryByText(text("chat.sending"))).toBeNull();
  });

  test("a line break is written with Shift and Enter, and nothing but spaces is not sent", async () => {
    const { channel, person } = await openTalk();
    await person.type(field(), "  {Enter}");
    await person.clear(field());
    await person.type(field(), "One{Shift>}{Enter}{/Shift}two");
    expect(field().value).toBe("One\ntwo");
    expect(channel.askedFor("channel:sendMessage")).toEqual([]);
  });

  test("and refused says why, stays, and can be sent again or discarded", async () => {
    const { channel, person, log } = await openTalk();
    channel.on("channel:sendMessage", () => ({ error: "slow_mode" }));
    await person.type(field(), "Hello{Enter}");
    await within(log).findByText(text("chat.failed.slowMode"));
    channel.on("channel:sendMessage", () => ({ data: { id: 3 } }));
    await person.click(within(log).getByRole("button", { name: text("chat.sendAgain") }));
    await expect.poll(() => within(log).queryByRole("alert")).toBeNull();
    expect(channel.askedFor("channel:sendMessage").at(-1)).toEqual({ body: "Hello" });
  });

  test.each([
    ["spectator", {}, "spectator"],
    ["only_admins", {}, "onlyAdmins"],
  ] as const)("not by who may not: %s", async (may, account, reason) => {
    await openTalk({ may }, account);
    screen.getByText(text(`chat.mayNot.${reason}`));
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("not by who is blocked, who reads until when", async () => {
    const until = Date.now() + 3_600_000;
    await openTalk({ may: "blocked" }, { blockedByModerationUntil: until });
    const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(until);
    screen.getByText(text("chat.mayNot.blocked", { until: date }));
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
