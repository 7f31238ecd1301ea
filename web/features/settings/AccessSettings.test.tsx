import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { session } from "#web/net/session.ts";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { signedIn } from "#web/testing/people.ts";
import { dialog, show, text } from "#web/testing/show.tsx";
import { AccessSettings } from "./AccessSettings.tsx";

const change = (what: string) => screen.getByRole("button", { name: text(`settings.access.change.${what}`) });
const title = (words: string) =>
  within(document.querySelector<HTMLElement>("[data-toasts]")!).findByText(words);

function openSettings() {
  serve({ getEmail: () => ({ email: "anna@example.org" }) });
  signedIn("Anna");
  return show(<AccessSettings />, "/en/settings");
}

test("shows the own name and the address that is confirmed, and no password", async () => {
  serve({ getEmail: () => ({ email: "new@example.org" }) });
  signedIn("Anna");
  show(<AccessSettings />, "/en/settings");
  screen.getByText("Anna");
  await screen.findByText("new@example.org");
});

test("a new password needs the own one; a wrong one is said there, and the form stays with what was written", async () => {
  const person = openSettings();
  serve({ changePassword: () => refuse("wrong_password", 401) });
  await person.click(change("password"));
  const form = within(await dialog());
  await person.type(form.getByLabelText(text("settings.access.ownPassword")), "wrong");
  await person.type(form.getByLabelText(text("form.newPassword")), "three green chairs");
  await person.type(form.getByLabelText(text("form.repeatPassword")), "three green chairs");
  await person.dblClick(form.getByRole("button", { name: text("settings.access.change.password") }));
  await form.findByText(text("form.fault.wrong_password"));
  expect(document.activeElement).toBe(form.getByLabelText(text("settings.access.ownPassword")));
  expect(callsOf("changePassword")).toEqual([{ password: "three green chairs", password_old: "wrong" }]);
  expect(session.read()?.username).toBe("Anna");
});

test("a new password that was accepted is said, the form closes, and the focus is back", async () => {
  const person = openSettings();
  serve({ changePassword: () => ({}) });
  await person.click(change("password"));
  const form = within(await dialog());
  await person.type(form.getByLabelText(text("settings.access.ownPassword")), "old chairs here");
  await person.type(form.getByLabelText(text("form.newPassword")), "three green chairs");
  await person.type(form.getByLabelText(text("form.repeatPassword")), "three green chairs{Enter}");
  await title(text("settings.access.passwordDone"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(change("password"));
});

test("a name that looks like a taken one is refused at its field; one that is accepted is the player's from then on", async () => {
  const person = openSettings();
  serve({ isUsernameFree: () => true, changeUsername: () => refuse("USERNAME_NOT_AVAILABLE", 409) });
  await person.click(change("username"));
  const form = within(await dialog());
  await person.type(form.getByLabelText(text("account.newUsername")), "Lena");
  await person.type(form.getByLabelText(text("settings.access.ownPassword")), "old chairs here{Enter}");
  await form.findByText(text("form.fault.username_taken"));
  expect(session.read()?.username).toBe("Anna");
  serve({ changeUsername: () => undefined });
  await person.click(form.getByRole("button", { name: text("settings.access.change.username") }));
  await title(text("settings.access.usernameDone", { username: "Lena" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(session.read()).toMatchObject({ username: "Lena", token: "of Anna" });
});

test("a new address counts once it is confirmed: the old one stays on the page", async () => {
  const person = openSettings();
  serve({ isEmailFree: () => true, changeMail: () => undefined });
  await person.click(change("email"));
  const form = within(await dialog());
  await person.type(form.getByLabelText(text("account.email")), "new@example.org");
  await person.type(form.getByLabelText(text("settings.access.ownPassword")), "old chairs here{Enter}");
  await title(text("settings.access.emailDone"));
  screen.getByText("anna@example.org");
});

test("an account is deleted only by who writes its name and knows its password, and once", async () => {
  const person = openSettings();
  const answered = Promise.withResolvers<undefined>();
  serve({
    "subscription/get": () => ({
      status: null,
      plan: null,
      subscriptionID: null,
      startedAt: null,
      validUntil: null,
      nextPaymentAt: null,
      hasFailedPayment: false,
      isGivenBack: false,
      withdrawableUntil: null,
      isSponsor: false,
    }),
    deleteUser: ({ body }) =>
      (body as { password: string }).password === "wrong" ? refuse("wrong_password", 403) : answered.promise,
    logout: () => undefined,
  });
  await person.click(change("delete"));
  const form = within(await dialog());
  const send = form.getByRole<HTMLButtonElement>("button", { name: text("settings.delete.send") });
  const name = form.getByLabelText(text("settings.delete.confirm", { username: "Anna" }));
  await person.type(name, "Ann{Enter}");
  expect(send.disabled).toBe(true);
  expect(callsOf("deleteUser")).toEqual([]);
  await person.type(name, "a");
  const password = form.getByLabelText(text("settings.access.ownPassword"));
  await person.click(send);
  await form.findByText(text("form.fault.missing"));
  expect(callsOf("deleteUser")).toEqual([]);
  await person.type(password, "wrong{Enter}");
  await form.findByText(text("form.fault.wrong_password"));
  expect(document.activeElement).toBe(password);
  expect(session.read()?.username).toBe("Anna");
  await person.clear(password);
  await person.type(password, "old chairs here");
  await person.dblClick(send);
  answered.resolve(undefined);
  await title(text("settings.delete.done"));
  expect(callsOf("deleteUser")).toEqual([{ password: "wrong" }, { password: "old chairs here" }]);
  await expect.poll(() => session.read()).toBeUndefined();
});
