import { icon } from "#web/ui/icon.tsx";

export const RestartIcon = icon("RestartIcon", <path d="M5 12a7 7 0 1 0 2.2-5.1M4.500 4v4h4" />);

export const BackIcon = icon("BackIcon", <path d="M19 12H5M11 6l-6 6 6 6" />);
