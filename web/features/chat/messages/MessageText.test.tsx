import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { show, text } from "#web/testing/show.tsx";
import { MessageText } from "./MessageText.tsx";

const linesOf = (count: number) => Array.from({ length: count }, (_, n) => `line ${n + 1}`).join("\n");

test("a message of 200 lines is folded until its reader wants to see all of it", async () => {
  const person = show(<MessageText body={linesOf(200)} />);
  const unfold = await screen.findByRole("button", { name: text("chat.unfold") });
  expect(screen.queryByText(/line 200/)).toBeNull();
  await person.click(unfold);
  screen.getByText(/line 200/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a message of a few lines is shown as it is", async () => {
  show(<MessageText body={linesOf(limits.messageLinesShown)} />);
  await screen.findByText(new RegExp(`line ${limits.messageLinesShown}`));
  expect(screen.queryByRole("button")).toBeNull();
});
