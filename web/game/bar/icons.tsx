import { icon } from "#web/ui/icon.tsx";

export const HistoryIcon = icon("HistoryIcon", <path d="M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h6" />);

export const TableIcon = icon("TableIcon", <path d="M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5" />);

export const HintIcon = icon(
  "HintIcon",
  <path d="M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5-3 7.500M12 17.500v-5" />,
);

export const SmileIcon = icon(
  "SmileIcon",
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8.5 14c1.8 2.6 5.2 2.6 7 0M9 9.2v.6M15 9.2v.6" />,
);

export const ResultIcon = icon(
  "ResultIcon",
  <path d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H5c0 3 1 4.500 3 4.500M16 6h3c0 3-1 4.500-3 4.500M12 14v4M8.500 20h7" />,
);
