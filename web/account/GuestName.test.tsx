import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { speak } from "#web/i18n/i18n.ts";
import { session } from "#web/net/session.ts";
import { refuse, serve } from "#web/testing/fakeServer.ts";
import { asGuest, signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { GuestName } from "./GuestName.tsx";

const field = () => screen.findByLabelText(text("account.guestName.ask"));
const send = () => screen.getByRole("button", { name: text("account.guestName.send") });

beforeEach(() => speak("en"));

test("a guest chooses a name, which this tab knows from then on", async () => {
  asGuest("guest4821");
  serve({ nameGuest: ({ body }) => ({ username: `guest4821 ${(body as { username: string }).username}` }) });
  const person = show(<GuestName />);
  await person.type(await field(), "Berta");
  await person.click(send());
  await expect.poll(() => session.read()?.username).toBe("guest4821 Berta");
  await screen.findByText(text("account.guestName.done", { name: "Berta" }));
});

test("a name that an account has is refused beside the field, and one that is none is not sent", async () => {
  asGuest("guest4821");
  serve({ nameGuest: () => refuse("USERNAME_NOT_AVAILABLE", 409) });
  const person = show(<GuestName />);
  await person.type(await field(), "Anna7");
  await person.click(send());
  screen.getByText(text("form.fault.not_letters"));
  await person.clear(await field());
  await person.type(await field(), "Anna{Enter}");
  await screen.findByText(text("form.fault.username_taken"));
  expect(session.read()?.username).toBe("guest4821");
});

test("a name is sent when the field is left, too, and nothing is wrong with none", async () => {
  asGuest("guest4821");
  serve({ nameGuest: ({ body }) => ({ username: `guest4821 ${(body as { username: string }).username}` }) });
  const person = show(<GuestName />);
  await person.click(await field());
  await person.tab();
  screen.getByText(text("account.guestName.hint"));
  await person.type(await field(), "Berta");
  await person.click(document.body);
  await expect.poll(() => session.read()?.username).toBe("guest4821 Berta");
});

test("whoever has an account is not asked", () => {
  signedIn("Anna");
  show(<GuestName />);
  expect(screen.queryByRole("textbox")).toBeNull();
});
