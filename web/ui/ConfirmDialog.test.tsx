import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "#web/testing/show.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

function ask(isBusy = false) {
  const [onYes, onClose] = [vi.fn(), vi.fn()];
  const person = show(
    <ConfirmDialog
      title="Delete it?"
      isOpen
      yes="Delete"
      no="Cancel"
      isBusy={isBusy}
      onYes={onYes}
      onClose={onClose}
    >
      {"It is gone then."}
    </ConfirmDialog>,
  );
  const press = (name: string) => person.click(screen.getByRole("button", { name }));
  return { person, press, onYes, onClose };
}

test("does it with the answer that says so, and leaves it to whoever asked to close", async () => {
  const { press, onYes, onClose } = ask();
  await press("Delete");
  expect([onYes.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

test("does nothing twice while it is being done", async () => {
  const { press, onYes } = ask(true);
  await press("Delete");
  expect(onYes).not.toHaveBeenCalled();
});

test.each(["button", "Escape"])("is left by its other answer or by Escape (%s)", async (way) => {
  const { person, press, onYes, onClose } = ask();
  await (way === "button" ? press("Cancel") : person.keyboard("{Escape}"));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onYes).not.toHaveBeenCalled();
});
