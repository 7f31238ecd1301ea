/** The size of a slot, occupied or not, so that nothing moves when somebody joins. */
export const slotRowStyle = {
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: "14",
  ps: "2",
  pe: "1",
  // On the narrowest phones the buttons leave room to read the name.
  css: { "@media (width < 21.5rem)": { "& > button:has(svg)": { width: "9" } } },
} as const;
