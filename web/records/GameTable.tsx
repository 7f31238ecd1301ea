import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { tableInWords } from "#web/tables/tables.ts";
import type { TeamsName } from "#web/tables/wish.ts";
import { tableStyle } from "#web/ui/gameTableStyle.ts";
import { Link } from "#web/ui/Link.tsx";
import { TeamNames } from "#web/ui/player/TeamNames.tsx";
import { type ListQuery, pathOfList } from "./listQuery.ts";
import { type OwnGame, teamsAt } from "./ownGames.ts";

/**
 * A table of games; on a phone each is a card. Running games link to the table, finished ones to their replay.
 * @param props.place the shown part of the list, if it can be sorted
 */
export function GameTable({ games, place }: { games: readonly OwnGame[]; place?: ListQuery }) {
  const { t } = useTranslation("ownGames");
  return (
    <Table aria-label={t("list.label")}>
      <thead>
        <tr>
          <Begun place={place} />
          <th scope="col">{t("list.players")}</th>
          <th scope="col">{t("list.result")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </tbody>
    </Table>
  );
}

/** The heading of the time column, which reverses the order of the list. */
function Begun({ place }: { place: ListQuery | undefined }) {
  const { t } = useTranslation("ownGames");
  const { pathTo } = usePaths();
  if (place === undefined) return <th scope="col">{t("list.begun")}</th>;
  const isUp = place.order === "asc";
  const next = isUp ? t("list.newestFirst") : t("list.oldestFirst");
  return (
    <th scope="col" aria-sort={isUp ? "ascending" : "descending"}>
      <Link
        to={pathTo(pathOfList({ page: 1, order: isUp ? "desc" : "asc" }))}
        data-tooltip={next}
        aria-description={next}
      >
        {t("list.begun")} <span aria-hidden="true">{isUp ? "↑" : "↓"}</span>
      </Link>
    </th>
  );
}

function GameRow({ game }: { game: OwnGame }) {
  const { t } = useTranslation("ownGames");
  const { t: tLanding } = useTranslation("landing");
  const { locale, pathTo } = usePaths();
  const [teamsName, deck] = [game.variant.slice(0, 3), game.variant[3]];
  const begun = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "medium", timeStyle: "short" });
  const isRunning = game.status === "running";
  return (
    <tr data-game={game.id}>
      <td>
        <time dateTime={new Date(game.created).toISOString()}>{begun.format(game.created)}</time>
      </td>
      <td>
        <TeamNames teams={teamsAt(game.variant, game.players)} />
        <chakra.span display="block" mt="1" fontSize="sm" color="fg.muted">
          {tableInWords(tLanding, teamsName as TeamsName, deck as "m" | "n")}
        </chakra.span>
      </td>
      <td>
        <Result game={game} />
      </td>
      <td>
        <Link
          to={pathTo(`/game?gameID=${game.id}${isRunning ? "" : "&move=0"}`)}
          aria-label={isRunning ? t("list.goOnAt", { id: game.id }) : t("list.lookAt", { id: game.id })}
        >
          {isRunning ? t("list.goOn") : t("list.look")}
        </Link>
      </td>
    </tr>
  );
}

function Result({ game }: { game: OwnGame }) {
  const { t } = useTranslation("ownGames");
  const { result } = game;
  const isGood = result === "won" || result === "team";
  const color = isGood ? "success" : result === "running" ? "accent.text" : "fg.muted";
  return (
    <chakra.span color={color} fontWeight={result === "aborted" ? undefined : "medium"}>
      {t(`result.${endOf(game)}`)}
    </chakra.span>
  );
}

/** For a player who was replaced the game was aborted, however it ended. */
function endOf({ status, result, decidedBy }: OwnGame) {
  if (decidedBy === "agreed" && status === "aborted") return "agreed";
  if (decidedBy !== "resigned") return result;
  if (result === "won") return "wonByResigning";
  return result === "lost" ? "resigned" : result;
}

const Table = chakra("table", { base: tableStyle });
