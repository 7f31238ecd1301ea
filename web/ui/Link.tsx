import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/**
 * A link to another page of the site, without a full page load. Built from the router's parts, because its ready-made
 * link includes code that only server rendering needs.
 */
export function Link({ to, onClick, target, ...others }: { to: string } & Omit<ComponentProps<"a">, "href">) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target });
  return (
    <a
      {...others}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
