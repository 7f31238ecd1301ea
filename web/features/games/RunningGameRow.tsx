import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import type { Series } from "#schema/protocol/series.ts";
import type { RunningGame } from "#web/net/lobby/lobbyRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { scoreInWords, seriesName } from "#web/tables/seriesWords.ts";
import { tableInWords } from "#web/tables/tables.ts";
import type { TeamsName } from "#web/tables/wish.ts";
import { daysInWords } from "#web/ui/daysInWords.ts";
import { Link } from "#web/ui/Link.tsx";
import { TeamNames } from "#web/ui/player/TeamNames.tsx";
import { timeAgo } from "#web/ui/timeAgo.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";

/** A running game: its players, its variant, and since when. Pressing it opens the game as a spectator. */
export function RunningGameRow({ game }: { game: RunningGame }) {
  const { t } = useTranslation("landing");
  const { t: tLanding } = useTranslation("landing");
  const { t: tWaiting } = useTranslation("waiting");
  const { locale, pathTo } = usePaths();
  const now = useMinutes();
  const [variant, deck] = [game.variant.slice(0, 3), game.variant[3]];
  const id = useId();
  return (
    <Row>
      <chakra.span id={id} minWidth="0" flex="1 1 16rem">
        <TeamNames teams={game.teams} />
        <chakra.span display="block" mt="1" fontSize="sm" color="fg.muted">
          {tableInWords(tLanding, variant as TeamsName, deck as "m" | "n")}
          {" · "}
          {game.series && `${inSeries(game.series)} · `}
          {timeAgo(locale, now - game.created)}
          {game.moveTimeMs !== null &&
            isTurnBased(game) &&
            ` · ${tWaiting("pace.with", { days: daysInWords(locale, game.moveTimeMs) })}`}
        </chakra.span>
      </chakra.span>
      <Watch to={pathTo(`/game?gameID=${game.id}`)} aria-describedby={id}>
        {t("running.watch")}
      </Watch>
    </Row>
  );

  function inSeries(series: Series): string {
    const nTeams = game.teams.length;
    return `${seriesName(t, series.bestOf, nTeams)}, ${scoreInWords(series, nTeams)}`;
  }
}

/** All of a row is pressed as its link, except for the names, which are links of their own above it. */
const Row = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    px: "5",
    py: "3",
    _notFirst: { borderTop: "1px solid", borderColor: "line" },
    _hover: { bg: "bg.sunken" },
    "& a": { position: "relative" },
  },
});

const Watch = chakra(Link, {
  base: {
    "&&": { position: "static" },
    fontWeight: "medium",
    color: "accent.text",
    textDecoration: "none",
    _after: { content: '""', position: "absolute", inset: "0" },
    _focusVisible: {
      outline: "none",
      _after: { outline: "2px solid var(--tac-focus)", outlineOffset: "-2px" },
    },
  },
});
