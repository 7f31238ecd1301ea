import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { type ReactNode, Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { App } from "#web/app/App.tsx";
import { fetchPage } from "#web/app/routeAt.ts";
import { system } from "#web/app/theme/system.ts";
import { speak } from "#web/i18n/i18n.ts";
import { splitPath } from "#web/i18n/locale.ts";
import { Toaster } from "#web/ui/Toaster.tsx";
import { Tooltips } from "#web/ui/tooltip/Tooltips.tsx";

/** Shows a part of a page, as if it stood at this address. @returns who uses it */
export function show(part: ReactNode, at = "/en"): UserEvent {
  history.replaceState(null, "", at);
  render(
    <ChakraProvider value={system}>
      <BrowserRouter>
        <Suspense>{part}</Suspense>
      </BrowserRouter>
      <Toaster />
      <Tooltips />
    </ChakraProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** Opens a page of the site, with all that is around it. @returns who uses it */
export async function open(address: string): Promise<UserEvent> {
  history.replaceState(null, "", address);
  const { locale, rest } = splitPath(location.pathname);
  if (locale) await speak(locale);
  await fetchPage(rest + location.search).code;
  render(<App />);
  return userEvent.setup({ delay: null });
}

/** A text of the site in the language that is spoken: `text("account.signIn.send")`. */
export function text(key: string, variables: Record<string, unknown> = {}): string {
  const found: unknown = (i18next.t as (key: string, variables: object) => unknown)(
    key.replace(".", ":"),
    variables,
  );
  if (typeof found !== "string") throw new Error(`${key} is no text`);
  return found;
}

/** The dialog that is open. */
export function dialog(): Promise<HTMLElement> {
  return screen.findByRole("dialog");
}
