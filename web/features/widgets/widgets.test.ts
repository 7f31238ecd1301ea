import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

/** What the page does not show by itself, and why. */
const others: Record<string, string> = {
  AboveDialogs: "a place",
  ConnectionOverlay: "covers a whole page",
  DaysIcon: "an icon",
  ErrorBoundary: "shows what it is told",
  PartBoundary: "shows what it is told",
  Link: "in ButtonLink",
  OperatorAddress: "an address of operator.json",
  Prose: "a page of text",
  Toaster: "around every page; what shows toasts is there",
  choiceTiles: "in ChoiceGroup",
  icon: "in the icons",
  passwordIcons: "in PasswordField",
  Avatar: "in PlayerName",
  MarksOf: "in PlayerName",
  OwnPicture: "in PlayerName",
  PlayerPress: "in PlayerName",
  Portrait: "in PlayerName",
  Robot: "in PlayerName",
  TeamNames: "names side by side",
  markShapes: "in Marks",
  ChartTable: "a DataTable that opens",
  Legend: "in the charts",
};

it("/dev/ui shows every widget", () => {
  const page = globSync(`${import.meta.dirname}/*.tsx`).map((file) => readFileSync(file, "utf8"));
  const widgets = globSync("web/ui/{*,form/*,form/player/*,player/*,charts/*}.tsx")
    .filter((file) => !file.endsWith(".test.tsx"))
    .filter((file) => !/^fills|^icons/.test(basename(file)));
  expect(widgets.length).toBeGreaterThan(40);
  const missing = widgets
    .filter((file) => !page.some((text) => text.includes(`#${file}"`)))
    .map((file) => basename(file, ".tsx"));
  expect(missing.toSorted()).toEqual(Object.keys(others).toSorted());
});
