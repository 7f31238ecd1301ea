import type { ReactNode } from "react";

/**
 * Makes a line icon of a drawing of 24 by 24 units, in the colour and size of the text beside it. It says nothing to a screen
 * reader.
 * @param name what the component is called where components are listed
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
