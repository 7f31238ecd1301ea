/** How high and wide a slot is, taken or not, so that nothing moves when somebody comes. */
export const slotRowStyle = {
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: "14",
  ps: "2",
  pe: "1",
  // On the narrowest phones the buttons leave the name room to be read.
  css: { "@media (width < 21.5rem)": { "& > button:has(svg)": { width: "9" } } },
} as const;
