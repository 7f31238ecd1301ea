import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { teamsAt } from "#web/records/ownGames.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { tableInWords } from "#web/tables/tables.ts";
import type { TeamsName } from "#web/tables/wish.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { DaysIcon } from "#web/ui/DaysIcon.tsx";
import { daysInWords } from "#web/ui/daysInWords.ts";
import { comingTime, roughSpan } from "#web/ui/deadline.ts";
import { TeamNames } from "#web/ui/player/TeamNames.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { type RunningGame, runningGamesOf } from "./runningGames.ts";
import { VacationNote } from "./VacationNote.tsx";

/** The user's running games: first those that wait for the user, with their deadlines. */
export function OwnRunningGames() {
  const { t } = useTranslation("turnBased");
  const id = useId();
  const own = useUserRoom();
  const games = own === undefined ? [] : runningGamesOf(own);
  if (games.length === 0) return null;
  const first = games.find(({ until }) => until !== null);
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="xl" mb="3">
        {t("list.heading")}
      </chakra.h2>
      <VacationNote />
      <chakra.ul listStyleType="none" borderRadius="lg" bg="bg.raised" boxShadow="sm" overflow="hidden">
        {games.map((game) => (
          <Game key={game.gameID} game={game} isFirst={game === first} />
        ))}
      </chakra.ul>
    </section>
  );
}

function Game({ game, isFirst }: { game: RunningGame; isFirst: boolean }) {
  const { t, i18n } = useTranslation("turnBased");
  const { t: tLanding } = useTranslation("landing");
  const { pathTo } = usePaths();
  const id = useId();
  const [teamsName, deck] = [game.variant.slice(0, 3), game.variant[3]];
  const traits = [
    tableInWords(tLanding, teamsName as TeamsName, deck as "m" | "n"),
    isTurnBased(game) && t("list.perMove", { days: daysInWords(i18n.language, game.moveTimeMs ?? 0) }),
  ];
  const isAwaiting = game.until !== null;
  return (
    <Row data-game={game.gameID} data-awaiting={isAwaiting}>
      <chakra.div id={id} minWidth="0" flex="1 1 16rem">
        <TeamNames teams={teamsAt(game.variant, game.players)} />
        <chakra.p mt="1" fontSize="sm" color="fg.muted">
          {isTurnBased(game) && (
            <chakra.span mr="1.5" display="inline-block" verticalAlign="-0.25em">
              <DaysIcon />
            </chakra.span>
          )}
          {traits.filter(Boolean).join(" · ")}
        </chakra.p>
        <State game={game} />
      </chakra.div>
      <ButtonLink
        variant={isFirst ? "solid" : "outline"}
        to={pathTo(`/game?gameID=${game.gameID}`)}
        aria-describedby={id}
      >
        {isAwaiting ? t("list.play") : t("list.look")}
      </ButtonLink>
    </Row>
  );
}

/** Whether the game waits for the user and until when, or for others. */
function State({ game }: { game: RunningGame }) {
  const { t, i18n } = useTranslation("turnBased");
  const now = useMinutes();
  const { until } = game;
  if (until === null) {
    return (
      <chakra.p fontSize="sm" color="fg.muted">
        {isTurnBased(game) ? (game.isAutopilot ? t("list.botPlays") : t("list.others")) : t("list.live")}
      </chakra.p>
    );
  }
  return (
    <chakra.p fontSize="sm" fontWeight="medium" color="accent.text">
      {t("list.yourTurn")}
      {" · "}
      <time dateTime={new Date(until).toISOString()}>
        {t("until", { time: comingTime(i18n.language, until, now) })}
      </time>
      {" · "}
      {t("left", { span: roughSpan(i18n.language, until - now) })}
    </chakra.p>
  );
}

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
    rowGap: "3",
    px: "5",
    py: "4",
    borderInlineStart: "4px solid transparent",
    _notFirst: { borderTop: "1px solid", borderTopColor: "line" },
    "&[data-awaiting=true]": { borderInlineStartColor: "accent" },
  },
});
