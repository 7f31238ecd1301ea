import { icon } from "./icon.tsx";

// Icons that every page loads. Those of one part of the site stand beside it, so that they come with it.

export const CloseIcon = icon("CloseIcon", <path d="M6 6l12 12M18 6L6 18" />);

export const MenuIcon = icon("MenuIcon", <path d="M4 7h16M4 12h16M4 17h16" />);

export const InfoIcon = icon(
  "InfoIcon",
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 7.8v.2" />
  </>,
);

export const CheckIcon = icon("CheckIcon", <path d="M5 12.5l4.5 4.5L19 7.5" />);

export const WarningIcon = icon("WarningIcon", <path d="M12 4l9 16H3zM12 10v4.5M12 17.2v.2" />);

export const ChatIcon = icon(
  "ChatIcon",
  <path d="M12 4.5c4.7 0 8.5 3 8.5 7s-3.8 7-8.5 7c-1 0-2-.1-2.9-.4L4.5 20l1.2-3.6c-1.4-1.2-2.2-3-2.2-4.9 0-4 3.8-7 8.5-7z" />,
);
