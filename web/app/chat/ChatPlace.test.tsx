import { act } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { showChat } from "#web/chat/chatLayout.ts";
import { show } from "#web/testing/show.tsx";
import { Link } from "#web/ui/Link.tsx";
import { ChatOutlet } from "./ChatOutlet.tsx";

declare const happyDOM: { setViewport(size: { width: number; height: number }): void };

/** The chat is open on the front page of a window of this size. @returns whether it is, and the way to another page */
async function openChat(size: { width: number; height: number }) {
  const before = { width: innerWidth, height: innerHeight };
  happyDOM.setViewport(size);
  onTestFinished(() => {
    showChat(false);
    happyDOM.setViewport(before);
  });
  showChat(true);
  show(
    <>
      <Link to="/en/leaders">{"On"}</Link>
      <ChatOutlet />
    </>,
  );
  const isOpen = () => document.querySelector("aside.chat") !== null;
  await expect.poll(isOpen).toBe(true);
  return {
    isOpen,
    goOn: () => act(() => document.querySelector<HTMLElement>("a[href='/en/leaders']")?.click()),
  };
}

test("on a phone the chat does not cover the page that somebody goes on to", async () => {
  const phone = await openChat({ width: 360, height: 430 });
  phone.goOn();
  expect(location.pathname).toBe("/en/leaders");
  await expect.poll(phone.isOpen).toBe(false);
});

test("beside a page it stays", async () => {
  const desktop = await openChat({ width: 1280, height: 800 });
  desktop.goOn();
  expect(location.pathname).toBe("/en/leaders");
  expect(desktop.isOpen()).toBe(true);
});
