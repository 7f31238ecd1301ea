import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";

const colors: Record<number, string> = { 1: "#c99336", 2: "#9c9b9e", 3: "#875e23" };
const otherColor = "#1a1815";

/** Shown on the picture of a player who placed high enough in the last tournament; 1 is the winner. */
export function Crown({ placement }: { placement: number }) {
  const { t } = useTranslation();
  return (
    <chakra.span
      role="img"
      aria-label={t("player.crown", { placement })}
      position="absolute"
      top="-0.55em"
      right="-0.2em"
      display="inline-flex"
      transform="rotate(18deg)"
    >
      <CrownShape placement={placement} width="1.1em" />
    </chakra.span>
  );
}

/** The crown of a place, without words. Its two outlines keep it visible on anything, light or dark. */
export function CrownShape({ placement, width }: { placement: number; width: string }) {
  return (
    <chakra.svg
      viewBox="0 0 24 18"
      width={width}
      flexShrink="0"
      overflow="visible"
      filter="drop-shadow(0 0 1px rgb(0 0 0 / 70%))"
      aria-hidden="true"
    >
      <path
        d="M2 16.5L1 4l6 4.5L12 1l5 7.5L23 4l-1 12.5z"
        fill={colors[placement] ?? otherColor}
        stroke="#fff"
        strokeWidth="1"
      />
    </chakra.svg>
  );
}
