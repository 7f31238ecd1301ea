import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { session } from "#web/net/session.ts";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { anAccount } from "#web/testing/people.ts";
import { dialog, show, text } from "#web/testing/show.tsx";
import { Button } from "#web/ui/Button.tsx";
import { AccountDialogOutlet } from "./AccountDialogOutlet.tsx";

const opener = "open it";

/** A page with a button that asks to sign in. */
async function openForm(username?: string): Promise<UserEvent> {
  const person = show(
    <>
      <Button onClick={() => openAccountDialog("signIn", username)}>{opener}</Button>
      <AccountDialogOutlet />
    </>,
  );
  await person.click(screen.getByRole("button", { name: opener }));
  await screen.findByLabelText(text("account.username"));
  return person;
}

async function signIn(person: UserEvent, username: string, password: string): Promise<void> {
  await person.type(screen.getByLabelText(text("account.username")), username);
  await person.type(screen.getByLabelText(text("account.password")), password);
  await person.click(screen.getByRole("button", { name: text("account.signIn.send") }));
}

test("the dialog takes the focus, to the password where the name is known, and gives it back", async () => {
  const person = await openForm("Anna");
  expect((await dialog()).contains(document.activeElement)).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(text("account.username")).value).toBe("Anna");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(text("account.password")));
  await person.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: opener }));
});

test.each([
  ["user", "username", "username_unknown"],
  ["password", "password", "wrong_password"],
] as const)("that the %s is wrong is said there, and nobody is signed in", async (error, at, fault) => {
  serve({ login: () => refuse(error, 401) });
  const person = await openForm();
  await signIn(person, "Anna", "chairs");
  await screen.findByText(text(`form.fault.${fault}`));
  expect(document.activeElement).toBe(screen.getByLabelText(text(`account.${at}`)));
  expect(session.read()).toBeUndefined();
});

test("a password can be looked at while it is written", async () => {
  const person = await openForm();
  const field = screen.getByLabelText<HTMLInputElement>(text("account.password"));
  expect(field.type).toBe("password");
  await person.click(screen.getByRole("button", { name: text("form.showPassword") }));
  expect(field.type).toBe("text");
  await person.click(screen.getByRole("button", { name: text("form.hidePassword") }));
  expect(field.type).toBe("password");
});

test("who signs in is there with the account's language, and stays signed in on this device unless told not to", async () => {
  serve({
    login: () => ({ message: "ok", token: "of Anna", username: "Anna", ...anAccount, locale: "de" }),
  });
  const person = await openForm();
  await person.click(screen.getByRole("checkbox", { name: new RegExp(text("account.stay.label")) }));
  await signIn(person, "Anna", "three green chairs");
  await expect.poll(() => session.read()?.username).toBe("Anna");
  expect(callsOf("login")).toEqual([
    { username: "Anna", password: "three green chairs", staySignedIn: false },
  ]);
  await expect.poll(() => location.pathname).toBe("/de");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});
