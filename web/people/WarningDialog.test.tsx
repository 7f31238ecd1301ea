import { screen } from "@testing-library/react";
import { test } from "vitest";
import { signedIn } from "#web/testing/people.ts";
import { dialog, show, text } from "#web/testing/show.tsx";
import { WarningDialog } from "./WarningDialog.tsx";

test("a warning says why, and what may follow", async () => {
  signedIn("Anna");
  show(<WarningDialog warning={{ id: "report 5", reason: "Please be kind." }} />, "/en");
  await dialog();
  for (const words of ["Please be kind.", text("people.warning.text"), text("people.warning.rule")])
    screen.getByText(words);
});

test("who has lost the name reads why, and what they are called now", async () => {
  signedIn("player77");
  show(<WarningDialog warning={{ id: "name 5", reason: "It insults people." }} />, "/en");
  await dialog();
  const name = text("common.nameless", { number: "77" });
  for (const words of [
    "It insults people.",
    text("people.warning.name.text"),
    text("people.warning.name.rule", { name }),
  ])
    screen.getByText(words);
});
