import { act, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { speak } from "#web/i18n/i18n.ts";
import { own } from "#web/net/user/own.ts";
import type { NewsOfFriend } from "#web/net/user/userRoom.ts";
import { nothingOwn } from "#web/testing/people.ts";
import { show } from "#web/testing/show.tsx";
import { toasts } from "#web/ui/toasts.ts";
import { FriendNotices } from "./FriendNotices.tsx";

const hear = (kind: NewsOfFriend["kind"], username: string) =>
  act(() => own.write({ ...nothingOwn, friendNews: { kind, username } }));
const titles = () => toasts.read().map(({ title }) => title);

test("six requests of one player, withdrawn each time, are one toast, which goes with the first", async () => {
  await speak("en");
  show(<FriendNotices />);
  await hear("new-request", "Anna");
  await expect.poll(titles).toEqual([expect.stringContaining("Anna")]);
  await hear("friend-withdrew", "Anna");
  expect(titles()).toEqual([]);
  for (let n = 0; n < 5; n++) {
    await hear("new-request", "Anna");
    await hear("friend-withdrew", "Anna");
    expect(titles()).toEqual([]);
  }
  await hear("new-request", "Ben");
  await hear("friend-confirmed", "Anna");
  expect(titles()).toEqual([expect.stringContaining("Ben"), expect.stringContaining("Anna")]);
  within(document.querySelector<HTMLElement>("[data-toasts]")!).getByText(/Ben/);
});
