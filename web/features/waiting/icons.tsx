import type { ReactNode } from "react";

/** Icons of the waiting rooms, alike those of web/ui: 24 by 24 units, in the colour and size of the text beside them. */
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

export const UpIcon = () => <Icon d="M12 19V5M6 11l6-6 6 6" />;
export const DownIcon = () => <Icon d="M12 5v14M6 13l6 6 6-6" />;
export const CopyIcon = () => <Icon d="M9 9h10v11H9zM15 9V4H5v11h4" />;
export const ShareIcon = () => <Icon d="M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1" />;
