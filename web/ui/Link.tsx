import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/**
 * A link to another page of the site, which is shown without loading everything anew. Made of the router's own parts; its
 * ready-made link carries what only servers that render pages need.
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
