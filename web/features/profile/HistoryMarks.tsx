import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryMark } from "#schema/playerStats.ts";

/** Every result has its own height and shape, so that it is told without its color. */
const shapes: Record<
  HistoryMark,
  { name: "won" | "lost" | "team" | "aborted" | "running"; shape: ReactNode }
> = {
  w: { name: "won", shape: <rect x="1" y="1" width="6" height="12" rx="2" fill="var(--tac-success)" /> },
  l: { name: "lost", shape: <rect x="1" y="13" width="6" height="12" rx="2" fill="var(--tac-danger)" /> },
  c: { name: "team", shape: <circle cx="4" cy="13" r="3.5" fill="var(--tac-accent)" /> },
  a: { name: "aborted", shape: <path d="M1 13h6" stroke="var(--tac-fg-muted)" strokeWidth="2" /> },
  r: {
    name: "running",
    shape: <circle cx="4" cy="13" r="2.5" fill="none" stroke="var(--tac-fg-muted)" strokeWidth="1.5" />,
  },
};

/** The results of the last games in a row, the newest last. */
export function HistoryMarks({ history }: { history: readonly HistoryMark[] }) {
  const { t } = useTranslation("players");
  return (
    <chakra.ol listStyleType="none" display="flex" flexWrap="wrap" m="0" p="0">
      {history.map((mark, at) => {
        const { name, shape } = shapes[mark];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: only its place distinguishes one mark from another
          <li key={at} title={t(`profile.mark.${name}`)}>
            <svg width="8" height="26" viewBox="0 0 8 26" aria-hidden="true">
              {shape}
            </svg>
            <chakra.span srOnly>{t(`profile.mark.${name}`)}</chakra.span>
          </li>
        );
      })}
    </chakra.ol>
  );
}
