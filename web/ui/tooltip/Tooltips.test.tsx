import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { show } from "#web/testing/show.tsx";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { createStore } from "../store.ts";
import { useStore } from "../useStore.ts";
import { explained, named } from "./named.ts";

/** It is loaded with the first tooltip; none of these tests is about that. */
beforeAll(() => import("./TooltipLayer.tsx"));

const two = (
  <>
    <Button {...named("Send")} />
    <Button {...named("Close")} />
    <p>{"Elsewhere"}</p>
  </>
);

const isThere = createStore(true);
const Passing = () => useStore(isThere) && two;

const button = (name: string) => screen.getByRole("button", { name });
const shown = () => screen.queryByRole("tooltip", { hidden: true })?.textContent;

describe("a tooltip", () => {
  test("says the name of what the pointer is on, and goes with it", async () => {
    const person = show(two);
    await person.hover(button("Send"));
    await expect.poll(shown).toBe("Send");
    await person.hover(button("Close"));
    await expect.poll(shown).toBe("Close");
    await person.hover(screen.getByText("Elsewhere"));
    await expect.poll(shown).toBeUndefined();
  });

  test("stays while the pointer is on it", async () => {
    const person = show(two);
    await person.hover(button("Send"));
    await expect.poll(shown).toBe("Send");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const tooltip = screen.getByRole("tooltip", { hidden: true });
    fireEvent.pointerOut(button("Send"), { relatedTarget: tooltip });
    fireEvent.pointerEnter(tooltip);
    act(() => vi.advanceTimersByTime(10_000));
    expect(shown()).toBe("Send");
    fireEvent.pointerLeave(tooltip);
    act(() => vi.advanceTimersByTime(1_000));
    await expect.poll(shown).toBeUndefined();
  });

  test("comes with the keyboard's focus at once, and goes with it", async () => {
    const person = show(two);
    await person.tab();
    await expect.poll(shown).toBe("Send");
    await person.tab();
    await expect.poll(shown).toBe("Close");
    await person.hover(screen.getByText("Elsewhere"));
    expect(shown()).toBe("Close");
    await person.tab();
    await expect.poll(shown).toBeUndefined();
  });

  test("does not come with the focus that the page itself moves", async () => {
    const person = show(two);
    // It has been loaded.
    await person.hover(button("Send"));
    await expect.poll(shown).toBe("Send");
    await person.hover(screen.getByText("Elsewhere"));
    await expect.poll(shown).toBeUndefined();
    await act(async () => button("Close").focus());
    expect(shown()).toBeUndefined();
    await person.tab({ shift: true });
    await expect.poll(shown).toBe("Send");
  });

  test("comes with a press on what is only there to be explained, and goes with the next one", async () => {
    const person = show(
      <>
        <span {...explained("Four deals are left")}>{"4"}</span>
        <p>{"Elsewhere"}</p>
      </>,
    );
    await person.click(screen.getByText("4"));
    await expect.poll(shown).toBe("Four deals are left");
    await person.click(screen.getByText("Elsewhere"));
    await expect.poll(shown).toBeUndefined();
  });

  test("goes when what it is about is pressed", async () => {
    const person = show(two);
    await person.tab();
    await expect.poll(shown).toBe("Send");
    await person.keyboard("{Enter}");
    await expect.poll(shown).toBeUndefined();
    await person.hover(button("Close"));
    await expect.poll(shown).toBe("Close");
    await person.click(button("Close"));
    await expect.poll(shown).toBeUndefined();
  });

  test("goes with what it is about", async () => {
    const person = show(<Passing />);
    await person.hover(button("Send"));
    await expect.poll(shown).toBe("Send");
    act(() => isThere.write(false));
    await expect.poll(shown).toBeUndefined();
  });

  test("does not come to a finger", async () => {
    const person = show(two);
    // It has been loaded.
    await person.hover(button("Send"));
    await expect.poll(shown).toBe("Send");
    await person.hover(screen.getByText("Elsewhere"));
    await expect.poll(shown).toBeUndefined();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const close = button("Close");
    for (const tap of [fireEvent.pointerOver, fireEvent.pointerDown, fireEvent.click]) {
      tap(close, { pointerType: "touch" });
      await act(async () => vi.advanceTimersByTime(10_000));
      expect(shown()).toBeUndefined();
    }
  });

  test("stands inside the dialog that is open, and Escape closes it alone", async () => {
    const person = show(
      <Dialog title="A question" isOpen onClose={() => {}}>
        {two}
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog", { name: "A question" });
    await person.hover(button("Send"));
    expect((await within(dialog).findByRole("tooltip", { hidden: true })).textContent).toBe("Send");
    await person.keyboard("{Escape}");
    await expect.poll(shown).toBeUndefined();
    expect(dialog).toHaveProperty("open", true);
    await person.keyboard("{Escape}");
    expect(dialog).toHaveProperty("open", false);
  });
});
