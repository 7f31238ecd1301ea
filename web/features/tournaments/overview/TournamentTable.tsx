import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { ListedTournament } from "#schema/tournament/lists.ts";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { tableStyle } from "#web/ui/gameTableStyle.ts";
import { Link } from "#web/ui/Link.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { CrownShape } from "#web/ui/player/markShapes.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { StatusMark } from "../StatusMark.tsx";

/** A table of tournaments; on a phone each is a card. */
export function TournamentTable({ tournaments }: { tournaments: readonly ListedTournament[] }) {
  const { t } = useTranslation("tournaments");
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t("table.date")}</th>
          <th scope="col">{t("table.name")}</th>
          <th scope="col">{t("table.status")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tournaments.map((tournament) => (
          <Row key={tournament.id} tournament={tournament} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ tournament }: { tournament: ListedTournament }) {
  const { t } = useTranslation("tournaments");
  const { locale, pathTo } = usePaths();
  const { title, type, date, nTeams, status, winner, isOwn } = tournament;
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "medium" });
  return (
    <tr>
      <td>
        <time dateTime={new Date(date).toISOString()}>{day.format(date)}</time>
      </td>
      <td>
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {title}
        </chakra.span>
        <chakra.span display="block" mt="0.5" fontSize="sm" color="fg.muted">
          {t("table.teams", { count: nTeams })}
          {type === "private" && ` · ${t("table.private")}`}
          {isOwn && <OwnMark />}
        </chakra.span>
      </td>
      <td>{winner ? <Winner winner={winner} /> : <StatusMark status={status} />}</td>
      <td>
        <Link to={pathTo(pathOfTournament(tournament))} aria-label={t("table.openWhich", { title })}>
          {t("table.open")}
        </Link>
      </td>
    </tr>
  );
}

/** That the viewer has to do with a tournament. */
export function OwnMark() {
  const { t } = useTranslation("tournaments");
  return (
    <Mark ml="2" data-accent>
      {t("table.own")}
    </Mark>
  );
}

function Winner({ winner }: { winner: NonNullable<ListedTournament["winner"]> }) {
  const playerName = usePlayerName();
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" minWidth="0">
      <CrownShape placement={winner.placement} width="1.375rem" />
      <span>
        <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
          {winner.teamName}
        </chakra.span>
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {winner.players.map(playerName).join(" · ")}
        </chakra.span>
      </span>
    </chakra.span>
  );
}

const Table = chakra("table", { base: tableStyle });
