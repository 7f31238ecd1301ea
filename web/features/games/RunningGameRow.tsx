import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import type { RunningGame } from "#web/net/lobby/lobbyRoom.ts";
import { Link } from "#web/ui/Link.tsx";
import { TeamNames } from "#web/ui/player/TeamNames.tsx";
import { timeAgo } from "#web/ui/timeAgo.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import type { TeamsName } from "../landing/wish.ts";
import { tableInWords } from "../waiting/tables.ts";

/** A running game: its players, its variant, and since when. Pressing it opens the game as a spectator. */
export function RunningGameRow({ game }: { game: RunningGame }) {
  const { t } = useTranslation("landing");
  const { t: tLanding } = useTranslation("landing");
  const { locale, pathTo } = usePaths();
  const now = useMinutes();
  const [variant, deck] = [game.variant.slice(0, 3), game.variant[3]];
  return (
    <chakra.li _notFirst={{ borderTop: "1px solid", borderColor: "line" }}>
      <Row to={pathTo(`/game?gameID=${game.id}`)}>
        <chakra.span minWidth="0" flex="1 1 16rem">
          <TeamNames teams={game.teams} />
          <chakra.span display="block" mt="1" fontSize="sm" color="fg.muted">
            {tableInWords(tLanding, variant as TeamsName, deck as "m" | "n")}
            {" · "}
            {timeAgo(locale, now - game.created)}
          </chakra.span>
        </chakra.span>
        <chakra.span fontWeight="medium" color="accent.text">
          {t("running.watch")}
        </chakra.span>
      </Row>
    </chakra.li>
  );
}

const Row = chakra(Link, {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    px: "5",
    py: "3",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});
