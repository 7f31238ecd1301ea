import { chakra } from "@chakra-ui/react/styled-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { BoardShow } from "#web/game/BoardShow.tsx";
import { Button } from "#web/ui/Button.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { useLiveGame } from "./useLiveGame.ts";

const colors: readonly BallColor[] = ["blue", "red", "black", "green"];

/** A table of bots that play in this browser. */
export function LiveTable() {
  const { t } = useTranslation("landing");
  const playerName = usePlayerName();
  const { positions, isPlaying, setPlaying } = useLiveGame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change only with the language, and so does `t`
  const players = useMemo(() => colors.map((color, i) => ({ name: playerName(`bot${i + 1}`), color })), [t]);
  return (
    <>
      <chakra.div gridArea="1 / 1" minWidth="0">
        <BoardShow positions={positions} players={players} label={t("live.label")} />
      </chakra.div>
      <chakra.figcaption
        gridArea="2 / 1"
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap="2"
        fontSize="sm"
        color="fg.muted"
      >
        {t("live.caption")}
        <Button variant="ghost" px="3" fontSize="sm" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? t("live.pause") : t("live.play")}
        </Button>
      </chakra.figcaption>
    </>
  );
}
