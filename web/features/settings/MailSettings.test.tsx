import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { MailSettings } from "./MailSettings.tsx";

const stored = {
  news: true,
  tournamentNews: true,
  tournamentInvitations: true,
  sponsoring: true,
  messages: true,
  friendRequests: false,
  yourTurn: true,
};
const kind = (name: keyof typeof stored) =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: new RegExp(text(`settings.mails.kind.${name}`)) });

test("shows what is stored, and a choice changes that alone", async () => {
  let settings = stored;
  serve({
    getEmailNotificationSettings: () => settings,
    setEmailNotificationSettings: ({ body }) => {
      settings = body as typeof stored;
      return settings;
    },
  });
  signedIn("Anna");
  const person = show(<MailSettings />, "/en/settings");
  expect((await kind("friendRequests")).checked).toBe(false);
  await person.click(await kind("messages"));
  expect((await kind("messages")).checked).toBe(false);
  expect(callsOf("setEmailNotificationSettings")).toEqual([{ ...stored, messages: false }]);
});

test("a choice that could not be stored is undone, and said so", async () => {
  serve({
    getEmailNotificationSettings: () => stored,
    setEmailNotificationSettings: () => refuse("unavailable", 503),
  });
  signedIn("Anna");
  const person = show(<MailSettings />, "/en/settings");
  await person.click(await kind("messages"));
  const toasts = within(document.querySelector<HTMLElement>("[data-toasts]")!);
  await toasts.findByText(text("common.error.title"));
  toasts.getByText(text("common.error.call.unreachable"));
  await expect.poll(async () => (await kind("messages")).checked).toBe(true);
});
