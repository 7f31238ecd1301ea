import { icon } from "#web/ui/icon.tsx";

export const UpIcon = icon("UpIcon", <path d="M12 19V5M6 11l6-6 6 6" />);

export const DownIcon = icon("DownIcon", <path d="M12 5v14M6 13l6 6 6-6" />);

export const ShareIcon = icon("ShareIcon", <path d="M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1" />);
