/** How high and wide a slot is, taken or not, so that nothing moves when somebody comes. */
export const slotRowStyle = {
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: "14",
  ps: "2",
  pe: "1",
} as const;
