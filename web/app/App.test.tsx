import { screen, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { answerOf, api } from "#web/net/api.ts";
import { session } from "#web/net/session.ts";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { asGuest, signedIn } from "#web/testing/people.ts";
import { dialog, open, text } from "#web/testing/show.tsx";
import { routeAt } from "./routeAt.ts";

/** The pages that the menu leads to. */
async function openMenu(person: Awaited<ReturnType<typeof open>>): Promise<HTMLElement> {
  await person.click(await screen.findByRole("button", { name: text("common.menu") }));
  return dialog();
}
const pagesIn = (menu: HTMLElement) =>
  [...menu.querySelectorAll("[data-page]")].map((link) => link.getAttribute("data-page"));

describe("the menu", () => {
  test("leads moderators and admins to moderation, and nobody else", async () => {
    const person = await open("/en/impressum");
    const menu = await openMenu(person);
    expect(pagesIn(menu)).toContain("settings");
    expect(pagesIn(menu)).not.toContain("moderation");
    signedIn("Anna");
    await within(menu).findByRole("button", { name: text("common.account.signOut") });
    expect(pagesIn(menu)).not.toContain("moderation");
    signedIn("Mona", { moderator: true });
    await expect.poll(() => pagesIn(menu)).toContain("moderation");
    signedIn("Adam", { admin: true });
    await expect.poll(() => pagesIn(menu)).toContain("moderation");
  });

  test("takes the focus, marks the page that is open, and is closed once it has led to another", async () => {
    const person = await open("/en/impressum");
    const menu = await openMenu(person);
    expect(menu.contains(document.activeElement)).toBe(true);
    expect(menu.querySelector("[aria-current=page]")?.getAttribute("data-page")).toBe("imprint");
    await person.click(within(menu).getByRole("link", { name: text("common.pages.copyright") }));
    await screen.findByRole("heading", { level: 1, name: text("common.pages.copyright") });
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(document.title).toBe(text("common.pageTitle", { page: text("common.pages.copyright") }));
  });

  test("signs a member out here and on the server; a guest is offered an account instead", async () => {
    asGuest();
    const person = await open("/en/impressum");
    const menu = await openMenu(person);
    within(menu).getByRole("button", { name: text("common.account.signUp") });
    expect(within(menu).queryByRole("button", { name: text("common.account.signOut") })).toBeNull();
    signedIn("Anna");
    let token: string | undefined;
    serve({
      logout: (asked) => {
        token = asked.token;
        return undefined;
      },
    });
    await person.click(await within(menu).findByRole("button", { name: text("common.account.signOut") }));
    await expect.poll(() => token).toBe("of Anna");
    expect(session.read()).toBeUndefined();
    await expect.poll(() => location.pathname).toBe("/en/advert");
  });
});

test("another page has the focus on its heading, and the page that is opened first leaves it alone", async () => {
  const person = await open("/en/impressum");
  const footer = within(await screen.findByRole("contentinfo"));
  expect(document.activeElement).toBe(document.body);
  await person.click(footer.getByRole("link", { name: text("common.pages.copyright") }));
  const heading = await screen.findByRole("heading", { level: 1, name: text("common.pages.copyright") });
  await expect.poll(() => document.activeElement).toBe(heading);
  // A browser gives the focus to a heading only if it has this.
  expect(heading.getAttribute("tabindex")).toBe("-1");
});

describe("a page that fails", () => {
  test("leaves what is around it, and the next page is shown as ever", async () => {
    const { page } = routeAt("/copyright")!;
    const { Page } = page;
    page.Page = () => {
      throw new Error("It fails.");
    };
    onTestFinished(() => {
      page.Page = Page;
    });
    vi.spyOn(console, "error").mockImplementation(() => {});
    const person = await open("/en/impressum");
    const footer = within(await screen.findByRole("contentinfo"));
    await person.click(footer.getByRole("link", { name: text("common.pages.copyright") }));
    await screen.findByRole("heading", { level: 1, name: text("common.error.title") });
    await person.click(footer.getByRole("link", { name: text("common.pages.imprint") }));
    await screen.findByRole("heading", { level: 1, name: text("common.pages.imprint") });
  });
});

describe("the language", () => {
  test("is changed on the spot, the page stays, and a member keeps it in the account", async () => {
    serve({ setLocale: () => undefined });
    signedIn("Anna");
    const person = await open("/en/impressum");
    const english = await screen.findByRole("heading", { level: 1 });
    expect(english.textContent).toBe(text("common.pages.imprint"));
    await person.click(screen.getAllByRole("link", { name: /Русский/ })[0]);
    await expect.poll(() => document.documentElement.lang).toBe("ru");
    await expect
      .poll(() => screen.getByRole("heading", { level: 1 }).textContent)
      .toBe(text("common.pages.imprint"));
    expect(location.pathname).toBe("/ru/impressum");
    expect(callsOf("setLocale")).toEqual([{ locale: "ru" }]);
  });
});

describe("a session that the server does not know any more", () => {
  const ask = () => answerOf(api.getOwnGames.$get({ query: {} })).catch(() => {});

  test("ends, is said, and leads away", async () => {
    serve({ getOwnGames: () => refuse("unauthenticated", 401) });
    signedIn("Anna");
    await open("/en/impressum");
    await screen.findByRole("heading", { level: 1 });
    await ask();
    await screen.findByText(text("common.session.lost"));
    expect(session.read()).toBeUndefined();
    await expect.poll(() => location.pathname).toBe("/en/advert");
  });

  test("and was a guest's ends without a word", async () => {
    serve({ getOwnGames: () => refuse("unauthenticated", 401) });
    asGuest();
    await open("/en/impressum");
    await screen.findByRole("heading", { level: 1 });
    await ask();
    await expect.poll(() => session.read()).toBeUndefined();
    expect(screen.queryByText(text("common.session.lost"))).toBeNull();
    expect(location.pathname).toBe("/en/impressum");
  });
});
