import { icon } from "./icon.tsx";

export const CloseIcon = icon("CloseIcon", <path d="M6 6l12 12M18 6L6 18" />);

export const SystemIcon = icon(
  "SystemIcon",
  <>
    <rect x="3.5" y="4.5" width="17" height="12" rx="1.5" />
    <path d="M9 20h6M12 16.5V20" />
  </>,
);

export const SunIcon = icon(
  "SunIcon",
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);

export const MoonIcon = icon("MoonIcon", <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z" />);

export const MenuIcon = icon("MenuIcon", <path d="M4 7h16M4 12h16M4 17h16" />);

export const InfoIcon = icon(
  "InfoIcon",
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 7.8v.2" />
  </>,
);

export const MoreIcon = icon("MoreIcon", <path d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth="3" />);

export const CheckIcon = icon("CheckIcon", <path d="M5 12.5l4.5 4.5L19 7.5" />);

export const WarningIcon = icon("WarningIcon", <path d="M12 4l9 16H3zM12 10v4.5M12 17.2v.2" />);

export const ShownIcon = icon(
  "ShownIcon",
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);

export const HiddenIcon = icon(
  "HiddenIcon",
  <>
    <path d="M4.6 8.6C3.2 10.3 2.5 12 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1M9.2 5.9c.9-.3 1.8-.4 2.8-.4 6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 3" />
    <path d="M4 4l16 16" />
  </>,
);

export const ChatIcon = icon(
  "ChatIcon",
  <path d="M12 4.5c4.7 0 8.5 3 8.5 7s-3.8 7-8.5 7c-1 0-2-.1-2.9-.4L4.5 20l1.2-3.6c-1.4-1.2-2.2-3-2.2-4.9 0-4 3.8-7 8.5-7z" />,
);
