import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { speak } from "#web/i18n/i18n.ts";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { show, text } from "#web/testing/show.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

const fields = ["account.newUsername", "account.email", "form.newPassword", "form.repeatPassword"] as const;
const field = (key: (typeof fields)[number]) => screen.getByLabelText<HTMLInputElement>(text(key));

/** Fills in the form from the top and sends it. */
async function send(person: UserEvent, ...values: string[]): Promise<void> {
  for (const [at, value] of values.entries()) if (value !== "") await person.type(field(fields[at]), value);
  await person.click(screen.getByRole("button", { name: text("account.signUp.send") }));
}

/** The line below a field. */
function noteOf(key: (typeof fields)[number]): string | null | undefined {
  const id = field(key).getAttribute("aria-describedby");
  return id === null ? undefined : document.getElementById(id)?.textContent;
}

describe("what is wrong is said at its field, before anything is sent, in", () => {
  test.each([
    {
      locale: "de" as const,
      said: [
        "Nur Buchstaben, ohne Ziffern, Leer- und Sonderzeichen.",
        "Das ist keine vollständige E-Mail-Adresse.",
        "Dieses Passwort wird als Erstes ausprobiert. Nimm ein anderes.",
        "Die Passwörter stimmen nicht überein.",
      ],
    },
    {
      locale: "en" as const,
      said: [
        "Letters only: no digits, spaces or symbols.",
        "This is not a complete e-mail address.",
        "This password is among the first anyone would try. Choose another one.",
        "The passwords don’t match.",
      ],
    },
    {
      locale: "ru" as const,
      said: [
        "Только буквы: без цифр, пробелов и знаков.",
        "Это неполный адрес электронной почты.",
        "Такой пароль подбирают первым. Придумайте другой.",
        "Пароли не совпадают.",
      ],
    },
  ])("$locale", async ({ locale, said }) => {
    serve({ isUsernameFree: () => true, isEmailFree: () => true });
    await speak(locale);
    const person = show(<SignUpForm />, `/${locale}`);
    await send(person, "Anna7", "anna@", "password", "passwort");
    for (const [at, words] of said.entries()) {
      await expect.poll(() => noteOf(fields[at])).toBe(words);
      expect(field(fields[at]).getAttribute("aria-invalid")).toBe("true");
    }
    expect(document.activeElement).toBe(field("account.newUsername"));
    expect(callsOf("sign-up")).toEqual([]);
  });

  test.each([
    ["", "missing", 0],
    ["Al", "too_short", 3],
    ["Аnna", "mixed_scripts", 0],
  ])("a name like “%s” too: %s", async (name, fault, count) => {
    serve({ isEmailFree: () => true });
    const person = show(<SignUpForm />);
    await send(person, name, "anna@example.org", "three green chairs", "three green chairs");
    await expect.poll(() => noteOf("account.newUsername")).toBe(text(`form.fault.${fault}`, { count }));
    expect(callsOf("sign-up")).toEqual([]);
  });
});

test("a name is looked up as soon as it is written, and its field says whether it is free", async () => {
  serve({ isUsernameFree: ({ query }) => query.username !== "Anna" });
  const person = show(<SignUpForm />);
  await person.type(field("account.newUsername"), "Anna");
  await person.tab();
  await expect.poll(() => noteOf("account.newUsername")).toBe(text("form.fault.username_taken"));
  await person.type(field("account.newUsername"), "lena");
  await person.tab();
  await expect.poll(() => noteOf("account.newUsername")).toBe(text("account.usernameFree"));
});

describe("what the server answers", () => {
  const filled = ["Anna", "anna@example.org", "three green chairs", "three green chairs"];

  test("the account is asked for once, however often one presses, and the mail is announced", async () => {
    const answered = Promise.withResolvers<string>();
    serve({ isUsernameFree: () => true, isEmailFree: () => true, "sign-up": () => answered.promise });
    const person = show(<SignUpForm />);
    await send(person, ...filled);
    await person.dblClick(screen.getByRole("button", { name: text("account.signUp.send") }));
    await person.keyboard("{Enter}");
    answered.resolve("done");
    await screen.findByText(text("account.signUp.sent", { email: "anna@example.org" }));
    expect(callsOf("sign-up")).toEqual([
      {
        username: "Anna",
        email: "anna@example.org",
        password: "three green chairs",
        locale: "en",
        colorScheme: "system",
        colorBlindnessFlag: false,
      },
    ]);
  });

  test("an address that has an account already is said at its field, which gets the focus", async () => {
    serve({
      isUsernameFree: () => true,
      isEmailFree: () => true,
      "sign-up": () => refuse("EMAIL_NOT_AVAILABLE", 409),
    });
    const person = show(<SignUpForm />);
    await send(person, ...filled);
    await expect.poll(() => noteOf("account.email")).toBe(text("form.fault.email_taken"));
    expect(document.activeElement).toBe(field("account.email"));
    expect(field("account.newUsername").value).toBe("Anna");
  });

  test("a site that is away is said, what was written stays, and the next attempt succeeds", async () => {
    serve({
      isUsernameFree: () => true,
      isEmailFree: () => true,
      "sign-up": () => refuse("unavailable", 503),
    });
    const person = show(<SignUpForm />);
    await send(person, ...filled);
    await screen.findByText(text("common.error.call.unreachable"));
    expect(field("form.newPassword").value).toBe("three green chairs");
    serve({ "sign-up": () => "done" });
    await person.click(screen.getByRole("button", { name: text("account.signUp.send") }));
    await screen.findByText(text("account.signUp.sent", { email: "anna@example.org" }));
    expect(callsOf("sign-up")).toHaveLength(2);
  });
});
