import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { partsOfKind, ratedFamilies, ratedKind } from "#rules/rating/families.ts";
import { paces } from "#schema/pace.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ChoiceLink, Choices } from "#web/ui/Choices.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { BestRated } from "./BestRated.tsx";
import { BestTeams } from "./BestTeams.tsx";
import {
  type LeadersQuery,
  pathOfLeaders,
  rankingSpans,
  rankings,
  ratedOnes,
  readLeadersQuery,
} from "./leadersQuery.ts";
import { Winners } from "./Winners.tsx";

/** `/leaders`: who wins most, who plays best, and who needs the fewest cards in Team-Tac. The address holds what is shown. */
export default function LeadersPage() {
  const { t } = useTranslation("players");
  const place = readLeadersQuery(useAddressQuery());
  return (
    <ListsPage heading={t("leaders.heading")} width="48rem">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Choices label={t("leaders.rankings")}>
          {rankings.map((ranking) => (
            <PlaceChoice
              key={ranking}
              place={{ ...place, ranking, page: 1 }}
              isChosen={ranking === place.ranking}
            >
              {t(`leaders.ranking.${ranking}`)}
            </PlaceChoice>
          ))}
        </Choices>
        {place.ranking === "ratings" ? <RatingChoices place={place} /> : <SpanChoices place={place} />}
        <Ranking place={place} />
      </chakra.div>
    </ListsPage>
  );
}

function Ranking({ place }: { place: LeadersQuery }) {
  if (place.ranking === "ratings") return <BestRated place={place} />;
  return place.ranking === "winners" ? <Winners place={place} /> : <BestTeams place={place} />;
}

function SpanChoices({ place }: { place: LeadersQuery }) {
  const { t } = useTranslation("players");
  return (
    <Choices label={t("leaders.spans")}>
      {rankingSpans.map((span) => (
        <PlaceChoice key={span} place={{ ...place, span, page: 1 }} isChosen={span === place.span}>
          {t(`leaders.span.${span}`)}
        </PlaceChoice>
      ))}
    </Choices>
  );
}

function RatingChoices({ place }: { place: LeadersQuery }) {
  const { t } = useTranslation("players");
  const shown = partsOfKind(place.kind);
  return (
    <>
      <Choices label={t("leaders.rated.kinds")}>
        {ratedFamilies.map((family) => (
          <PlaceChoice
            key={family}
            place={{ ...place, kind: ratedKind(family, shown.isTurnBased), page: 1 }}
            isChosen={family === shown.family}
          >
            {t(`ratings.kind.${family}`)}
          </PlaceChoice>
        ))}
      </Choices>
      <Choices label={t("leaders.rated.paces")}>
        {paces.map((pace) => (
          <PlaceChoice
            key={pace}
            place={{ ...place, kind: ratedKind(shown.family, pace === "turnBased"), page: 1 }}
            isChosen={(pace === "turnBased") === shown.isTurnBased}
          >
            {t(`leaders.rated.pace.${pace}`)}
          </PlaceChoice>
        ))}
      </Choices>
      <Choices label={t("leaders.rated.of")}>
        {ratedOnes.map((of) => (
          <PlaceChoice key={of} place={{ ...place, of, page: 1 }} isChosen={of === place.of}>
            {t(`leaders.rated.${of}`)}
          </PlaceChoice>
        ))}
      </Choices>
    </>
  );
}

function PlaceChoice(props: { place: LeadersQuery; isChosen: boolean; children: string }) {
  const { pathTo } = usePaths();
  const { place, ...shown } = props;
  return <ChoiceLink to={pathTo(pathOfLeaders(place))} {...shown} />;
}
