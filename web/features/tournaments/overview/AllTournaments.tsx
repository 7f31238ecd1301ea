import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { tournamentSpans } from "#schema/tournament/lists.ts";
import { tournamentKinds } from "#schema/tournament.ts";
import { useUsername } from "#web/net/account.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { ChoiceLink, Choices } from "#web/ui/Choices.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Paging } from "#web/ui/Paging.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { rowsOnPage } from "../tournamentsQueries.ts";
import { type OverviewQuery, pathOfOverview, readOverviewQuery } from "./overviewQuery.ts";
import { TournamentTable } from "./TournamentTable.tsx";
import { useTournamentTable } from "./useTournamentTable.ts";

/** All tournaments, of a kind and a period, in pages. The address holds what is shown. */
export function AllTournaments() {
  const { t } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  const id = useId();
  const place = readOverviewQuery(useAddressQuery());
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="2xl" mb="3">
        {t("table.title")}
      </chakra.h2>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Filters place={place} />
        <Rows place={place} pathTo={(other) => pathTo(pathOfOverview(other))} />
      </chakra.div>
    </section>
  );
}

function Rows({ place, pathTo }: { place: OverviewQuery; pathTo: (place: OverviewQuery) => string }) {
  const { t } = useTranslation("tournaments");
  const { data, error } = useTournamentTable(place);
  if (error) return <Notice kind="error">{t("table.unreachable")}</Notice>;
  if (data === undefined) return <Waiting />;
  const isFiltered = place.kind !== null || place.span !== "all";
  if (data.total === 0) {
    return (
      <Empty title={isFiltered ? t("table.none") : t("table.noneEver")}>
        {isFiltered ? (
          <ButtonLink variant="outline" to={pathTo({ kind: null, span: "all", page: 1 })}>
            {t("table.showAll")}
          </ButtonLink>
        ) : (
          <p>{t("table.noneEverHint")}</p>
        )}
      </Empty>
    );
  }
  return (
    <>
      <TournamentTable tournaments={data.tournaments} />
      <Paging
        page={place.page}
        pages={Math.max(1, Math.ceil(data.total / rowsOnPage))}
        pathOf={(page) => pathTo({ ...place, page })}
      />
    </>
  );
}

function Filters({ place }: { place: OverviewQuery }) {
  const { t } = useTranslation("tournaments");
  const isMember = useUsername() !== undefined;
  return (
    <>
      {isMember && (
        <Choices label={t("table.kinds")}>
          {([null, ...tournamentKinds] as const).map((kind) => (
            <PlaceChoice key={kind} place={{ ...place, kind, page: 1 }} isChosen={kind === place.kind}>
              {t(`table.kind.${kind ?? "all"}`)}
            </PlaceChoice>
          ))}
        </Choices>
      )}
      <Choices label={t("table.spans")}>
        {tournamentSpans.map((span) => (
          <PlaceChoice key={span} place={{ ...place, span, page: 1 }} isChosen={span === place.span}>
            {t(`table.span.${span}`)}
          </PlaceChoice>
        ))}
      </Choices>
    </>
  );
}

function PlaceChoice(props: { place: OverviewQuery; isChosen: boolean; children: string }) {
  const { pathTo } = usePaths();
  const { place, ...shown } = props;
  return <ChoiceLink to={pathTo(pathOfOverview(place))} {...shown} />;
}
