import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { show, text } from "#web/testing/show.tsx";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { showFewToasts, showToast, toasts } from "./toasts.ts";

afterEach(() => vi.useRealTimers());

const shown = () => within(document.querySelector<HTMLElement>("[data-toasts]")!);
const say = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));

describe("a toast", () => {
  test("is announced, stays for a while, and no longer", () => {
    vi.useFakeTimers();
    show(null);
    say({ kind: "info", title: "The game goes on." });
    expect(shown().getByText("The game goes on.").closest("[role=status]")).not.toBeNull();
    act(() => vi.advanceTimersByTime(limits.toastLifetimeMs - 10));
    expect(shown().queryByText("The game goes on.")).not.toBeNull();
    act(() => vi.advanceTimersByTime(20));
    expect(shown().queryByText("The game goes on.")).toBeNull();
  });

  test("stays while the focus is on it, and then for as long as it had left", () => {
    vi.useFakeTimers();
    show(null);
    say({ kind: "info", title: "Read me." });
    act(() => vi.advanceTimersByTime(limits.toastLifetimeMs - 1000));
    act(() => shown().getByRole("button").focus());
    act(() => vi.advanceTimersByTime(10 * limits.toastLifetimeMs));
    expect(shown().queryByText("Read me.")).not.toBeNull();
    act(() => shown().getByRole("button").blur());
    act(() => vi.advanceTimersByTime(900));
    expect(shown().queryByText("Read me.")).not.toBeNull();
    act(() => vi.advanceTimersByTime(200));
    expect(shown().queryByText("Read me.")).toBeNull();
  });

  test("is closed by its cross alone, which whoever has shown it is told", async () => {
    const person = show(null);
    const onDismiss = vi.fn();
    say({ kind: "warning", title: "One", onDismiss });
    say({ kind: "warning", title: "Two" });
    await person.click(shown().getAllByRole("button", { name: text("common.close") })[0]);
    expect(toasts.read().map(({ title }) => title)).toEqual(["Two"]);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  test("takes the place of the oldest one where there are too many, and at a table there are two", () => {
    show(null);
    const titles = () => toasts.read().map(({ title }) => title);
    for (let n = 1; n <= limits.toastsShown + 1; n++) say({ kind: "info", title: `${n}` });
    expect(titles()).toEqual(["2", "3", "4", "5", "6"]);
    let leave = () => {};
    act(() => {
      leave = showFewToasts(limits.toastsShownAtTable);
    });
    expect(titles()).toEqual(["5", "6"]);
    say({ kind: "info", title: "7" });
    expect(titles()).toEqual(["6", "7"]);
    leave();
    say({ kind: "info", title: "8" });
    expect(titles()).toHaveLength(3);
  });

  test("does what its button says, once, and closes", async () => {
    const person = show(null);
    const act = vi.fn();
    const onDismiss = vi.fn();
    say({ kind: "error", title: "It failed", action: { text: "Try again", act }, onDismiss });
    await person.dblClick(shown().getByRole("button", { name: "Try again" }));
    expect(act).toHaveBeenCalledOnce();
    expect(onDismiss).not.toHaveBeenCalled();
    expect(toasts.read()).toEqual([]);
  });

  test("stands inside the dialog that is open, where it can be pressed, and stays when that closes", async () => {
    const open = (isOpen: boolean) => (
      <Dialog title="A question" isOpen={isOpen} onClose={() => {}}>
        <Button>{"An answer"}</Button>
      </Dialog>
    );
    const person = show(open(true));
    say({ kind: "info", title: "Somebody writes" });
    const dialog = screen.getByRole("dialog", { name: "A question" });
    expect(within(dialog).queryByText("Somebody writes")).not.toBeNull();
    await person.keyboard("{Escape}");
    await expect.poll(() => shown().queryByText("Somebody writes")).not.toBeNull();
  });
});
