import { icon } from "#web/ui/icon.tsx";

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
