import { icon } from "#web/ui/icon.tsx";

export const BackIcon = icon("BackIcon", <path d="M14.5 6l-6 6 6 6" />);

export const ResetIcon = icon("ResetIcon", <path d="M5 12a7 7 0 1 0 2.200-5.100L5 9M5 4.500V9h4.500" />);
