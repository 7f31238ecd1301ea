import { icon } from "#web/ui/icon.tsx";

export const BackIcon = icon("BackIcon", <path d="M11 6l-6 6 6 6M5 12h14" />);
