import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show, text } from "#web/testing/show.tsx";
import { CopyLink } from "./CopyLink.tsx";

test("where the browser does not let it copy, it says so and marks the link", async () => {
  const person = show(<CopyLink id="link" link="https://tac.example/7" copy="Copy link" copied="Copied" />);
  const copying = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  await person.click(screen.getByRole("button", { name: "Copy link" }));
  await screen.findByText(text("common.copyRefused.title"));
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText("Copied")).toBeNull();
  copying.mockRestore();
});
