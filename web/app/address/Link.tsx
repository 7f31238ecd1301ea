import type { ComponentProps, MouseEvent } from "react";
import { goTo } from "./goTo.ts";

/** A link to another page of the site, which is shown without loading everything anew. */
export function Link({ to, onClick, ...others }: { to: string } & Omit<ComponentProps<"a">, "href">) {
  return (
    <a
      {...others}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlain(event)) return;
        event.preventDefault();
        // Where one already is, one does not come twice.
        goTo(to, { replace: to === location.pathname + location.search + location.hash });
      }}
    />
  );
}

/** Whether the link is to be followed here: neither in another tab or window, nor saved, nor already handled. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
