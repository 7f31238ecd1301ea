import { Children, type ReactNode } from "react";

/** A collapsible section of the menu. @param props.none the text for an empty section */
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
