import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show, text } from "#web/testing/show.tsx";
import { readPreference } from "./preferenceStore.ts";
import { tableSwitches } from "./preferences.ts";
import { TableSwitches } from "./TableSwitches.tsx";

test("every switch of the table has a name, and switches what it names", async () => {
  show(<TableSwitches />);
  expect(screen.getAllByRole("checkbox")).toHaveLength(tableSwitches.length);
  for (const name of tableSwitches) {
    const before = readPreference(name);
    const check = screen.getByRole("checkbox", {
      name: new RegExp(`^${text(`settings.table.switches.${name}.label`)}`),
    });
    expect((check as HTMLInputElement).checked).toBe(before);
    await userEvent.click(check);
    expect(readPreference(name)).toBe(!before);
    expect((check as HTMLInputElement).checked).toBe(!before);
  }
});

test("what a switch does is explained where its name is not enough", () => {
  show(<TableSwitches />);
  screen.getByText(text("settings.table.switches.confirmsMoves.hint"));
  expect(screen.queryByText(/\.hint/)).toBeNull();
});
