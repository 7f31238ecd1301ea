import { Children, type ReactNode } from "react";

/** A part of the menu that opens and closes. @param props.none said where nothing is in it */
export function MenuSection(props: {
  title: string;
  none?: string;
  isClosed?: boolean;
  children: readonly ReactNode[];
}) {
  const { title, none, isClosed = false, children } = props;
  return (
    <details open={!isClosed}>
      <summary>{title}</summary>
      {Children.count(children) === 0 ? <p className="chat-menu-none">{none}</p> : <ul>{children}</ul>}
    </details>
  );
}
