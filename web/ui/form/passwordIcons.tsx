import { icon } from "../icon.tsx";

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
