/** The style of all fields to type or choose in. */
export const boxed = {
  display: "block",
  width: "100%",
  px: "3",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "line.control",
  borderRadius: "md",
  bg: "bg.raised",
  color: "fg",
  // Smaller text would make a phone zoom in.
  fontSize: "md",
  "&[aria-invalid=true]": { borderColor: "danger" },
} as const;
