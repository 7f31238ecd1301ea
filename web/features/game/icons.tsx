import type { ReactNode } from "react";

/** Icons of the bar, alike those of web/ui: 24 by 24 units, in the colour and size of the text beside them. */
function Icon({ d }: { d: string }): ReactNode {
  return (
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
      <path d={d} />
    </svg>
  );
}

export function HistoryIcon(): ReactNode {
  return <Icon d="M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h6" />;
}

export function TableIcon(): ReactNode {
  return <Icon d="M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5" />;
}

export function HintIcon(): ReactNode {
  return (
    <Icon d="M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5-3 7.500M12 17.500v-5" />
  );
}

export function SmileIcon(): ReactNode {
  return (
    <Icon d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8.5 14c1.8 2.6 5.2 2.6 7 0M9 9.2v.6M15 9.2v.6" />
  );
}

export function ResultIcon(): ReactNode {
  return (
    <Icon d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H5c0 3 1 4.500 3 4.500M16 6h3c0 3-1 4.500-3 4.500M12 14v4M8.500 20h7" />
  );
}
