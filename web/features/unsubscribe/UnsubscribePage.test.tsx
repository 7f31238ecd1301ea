import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { show, text } from "#web/testing/show.tsx";
import UnsubscribePage from "./UnsubscribePage.tsx";

const token = "0".repeat(32);
const button = () => screen.findByRole("button", { name: text("settings.unsubscribe.send") });

test("who follows the link of a mail gets no more such mails, by one press and without a sign-in", async () => {
  serve({ unsubscribe: () => undefined });
  const person = show(<UnsubscribePage />, `/de/unsubscribe?of=friendRequests&token=${token}`);
  await screen.findByText(text("settings.mails.kind.friendRequests"));
  expect(callsOf("unsubscribe")).toEqual([]);
  await person.click(await button());
  await screen.findByText(text("settings.unsubscribe.done"));
  expect(callsOf("unsubscribe")).toHaveLength(1);
});

test("a link of nobody is named so", async () => {
  serve({ unsubscribe: () => refuse("token", 404) });
  const person = show(<UnsubscribePage />, `/de/unsubscribe?of=messages&token=${token}`);
  await person.click(await button());
  await screen.findByText(text("settings.unsubscribe.unknown"));
});
