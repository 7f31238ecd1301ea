import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { OwnGames } from "#web/net/user/userRoom.ts";
import { GameHistory } from "./GameHistory.tsx";

const counts = ["open", "won", "lost", "team", "aborted"] as const;

/** Statistics of the user's games, and the last results. The space is reserved until they are loaded. */
export function Summary({ summary }: { summary: OwnGames | undefined }) {
  const { t, i18n } = useTranslation("ownGames");
  const id = useId();
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <chakra.section aria-labelledby={id} aria-busy={summary === undefined}>
      <chakra.h2 id={id} srOnly>
        {t("summary.label")}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: "repeat(3, 1fr)", sm: "repeat(5, 1fr)" }}
        gap="3"
        mb="4"
      >
        {counts.map((name) => (
          <Tile key={name}>
            <chakra.dt fontSize={{ base: "xs", sm: "sm" }} color="fg.muted">
              {t(`summary.${name}`)}
            </chakra.dt>
            <chakra.dd minHeight="9" fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {summary && format.format(summary[name])}
            </chakra.dd>
          </Tile>
        ))}
      </chakra.dl>
      <GameHistory history={summary?.history ?? []} />
    </chakra.section>
  );
}

const Tile = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    px: { base: "2", md: "5" },
    py: "3",
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
    minWidth: "0",
  },
});
