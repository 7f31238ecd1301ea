import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useAddressQuery } from "#web/app/useAddressQuery.ts";
import type { OwnGames } from "#web/net/user/userRoom.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { GameTable } from "./GameTable.tsx";
import { type ListPlace, pagesOf, pathOfList, readListPlace } from "./listPlace.ts";
import { NoGames } from "./NoGames.tsx";
import { useOwnGames } from "./ownGames.ts";

/** All games of a user with an account, in pages. The address holds the page and the order. */
export function GameList({ username, summary }: { username: string; summary: OwnGames | undefined }) {
  const place = readListPlace(useAddressQuery());
  const whyFailed = useWhyFailed();
  const { data, error } = useOwnGames(place, username, summary);
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (data === undefined) return <Waiting />;
  if (data.total === 0) return <NoGames />;
  return (
    <chakra.div display="grid" gap="4">
      <GameTable games={data.games} place={place} />
      <Paging place={place} pages={pagesOf(data.total)} />
    </chakra.div>
  );
}

/** Links to the previous and next pages; absent if everything fits on one. */
function Paging({ place, pages }: { place: ListPlace; pages: number }) {
  const { t } = useTranslation("ownGames");
  const { pathTo } = usePaths();
  if (pages === 1 && place.page === 1) return null;
  const pathOfPage = (page: number) => pathTo(pathOfList({ ...place, page }));
  return (
    <chakra.nav
      aria-label={t("paging.label")}
      display="grid"
      gridTemplateColumns="1fr auto 1fr"
      alignItems="center"
      gap="3"
    >
      <chakra.span>
        {place.page > 1 && (
          <ButtonLink variant="outline" to={pathOfPage(Math.min(place.page - 1, pages))}>
            {t("paging.before")}
          </ButtonLink>
        )}
      </chakra.span>
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
        {t("paging.page", { page: place.page, pages })}
      </chakra.span>
      <chakra.span textAlign="end">
        {place.page < pages && (
          <ButtonLink variant="outline" to={pathOfPage(place.page + 1)}>
            {t("paging.after")}
          </ButtonLink>
        )}
      </chakra.span>
    </chakra.nav>
  );
}
