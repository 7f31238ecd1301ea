import type { ReactNode } from "react";

/**
 * Creates a line icon from a drawing of 24 by 24 units, in the color and size of the adjacent text. It is hidden from
 * screen readers.
 * @param name the component's name in developer tools
 */
export function icon(name: string, drawing: ReactNode) {
  const Icon = () => (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
  Icon.displayName = name;
  return Icon;
}
