import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { dialog, show, text } from "#web/testing/show.tsx";
import { Called } from "./Called.tsx";
import type { Queue } from "./useQueue.ts";

/** Anna is called to a table. */
function call() {
  const status: Extract<QueueStatus, { state: "called" }> = {
    state: "called",
    callID: 12,
    partner: null,
    play: { variant: "4x2m", moveTimeMs: null, isRated: true, people: 4, bots: 0 },
    until: Date.now() + 20_000,
    came: 1,
    hasCome: false,
  };
  const done = async () => true;
  const queue = { isBusy: false, enter: done, answer: done, come: vi.fn(done), leave: vi.fn(done) };
  const person = show(<Called status={status} queue={queue satisfies Queue} />);
  const press = async (name: string) =>
    person.click(within(await dialog()).getByRole("button", { name: text(name) }));
  return { queue, press };
}

test("who is called to a table comes to this call", async () => {
  const coming = call();
  await coming.press("quickMatch.called.come");
  expect(coming.queue.come.mock.calls).toEqual([[12]]);
  expect(coming.queue.leave).not.toHaveBeenCalled();
});

test("who is called to a table and does not want to play leaves the queue", async () => {
  const { queue, press } = call();
  await press("quickMatch.called.decline");
  expect(queue.leave).toHaveBeenCalledOnce();
  expect(queue.come).not.toHaveBeenCalled();
});
