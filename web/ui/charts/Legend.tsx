import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** What the signs of a chart mean: `[sign, name]`. */
export function Legend({ signs }: { signs: readonly (readonly [ReactNode, string])[] }) {
  return (
    <List aria-hidden="true">
      {signs.map(([sign, name]) => (
        <li key={name}>
          {sign}
          {name}
        </li>
      ))}
    </List>
  );
}

/** A short line, with what else belongs to it drawn at 14, 6. */
export function LineSign(props: { color: string; width: number; dash?: string; children?: ReactNode }) {
  return (
    <svg width="28" height="12" aria-hidden="true">
      <path d="M1 6h26" stroke={props.color} strokeWidth={props.width} strokeDasharray={props.dash} />
      {props.children}
    </svg>
  );
}

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    rowGap: "1",
    m: "0",
    p: "0",
    fontSize: "sm",
    color: "fg.muted",
    "& li": { display: "inline-flex", alignItems: "center", gap: "2" },
    "& svg": { flexShrink: "0" },
  },
});
