import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { changeUsername } from "#web/net/account.ts";
import { signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { NameTakenNotice } from "./NameTakenNotice.tsx";

test("who has lost the name is told how to sign in meanwhile, until there is a new one", async () => {
  signedIn("player77");
  show(<NameTakenNotice />, "/en/settings");
  const told = text("settings.nameTaken", {
    name: text("common.nameless", { number: "77" }),
    username: "player77",
    button: text("settings.access.change.username"),
  });
  await screen.findByText(told);
  changeUsername("Anna");
  await expect.poll(() => screen.queryByText(told)).toBeNull();
});
