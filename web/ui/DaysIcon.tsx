import { icon } from "./icon.tsx";

/** A leaf of a calendar: what is played turn by turn, over days. */
export const DaysIcon = icon(
  "DaysIcon",
  <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M8 15.5l2.5 2 5-4" />,
);
