import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf, serve } from "#web/testing/fakeServer.ts";
import { dialog, open, text } from "#web/testing/show.tsx";

test("a form says at its fields what is wrong, before anything is sent", async () => {
  serve({ "sign-up": () => "done" });
  const person = await open("/en/impressum");
  await person.click(await screen.findByRole("button", { name: text("common.menu") }));
  await person.click(within(await dialog()).getByRole("button", { name: text("common.account.signUp") }));
  const form = within(await dialog());
  await person.type(await form.findByLabelText(text("account.newUsername")), "Anna7");
  await person.type(form.getByLabelText(text("account.email")), "anna@");
  await person.type(form.getByLabelText(text("form.newPassword")), "password");
  await person.type(form.getByLabelText(text("form.repeatPassword")), "passwort");
  await person.click(form.getByRole("button", { name: text("account.signUp.send") }));
  for (const fault of ["not_letters", "not_an_email", "too_common", "differs"])
    await form.findByText(text(`form.fault.${fault}`));
  expect(document.activeElement).toBe(form.getByLabelText(text("account.newUsername")));
  expect(callsOf("sign-up")).toEqual([]);
});
