import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useUsername } from "#web/net/account.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { TournamentTable } from "./TournamentTable.tsx";
import { useTournamentTable } from "./useTournamentTable.ts";

type Own = ReturnType<typeof useOwnTournaments>;

/** The private tournaments of whoever is signed in; `isPending` while they are on their way. */
export function useOwnTournaments() {
  const username = useUsername();
  const isMember = username !== undefined;
  const { data, isPending } = useTournamentTable({ kind: "private", span: "all", page: 1 }, isMember);
  return { username, data, isPending: isMember && isPending };
}

/** The private tournaments that the player has to do with. */
export function OwnTournaments({ own: { username, data, isPending } }: { own: Own }) {
  const { t } = useTranslation("tournaments");
  const { t: tCommon } = useTranslation();
  const { pathTo } = usePaths();
  const id = useId();
  const own = data?.tournaments.slice(0, ownShown) ?? [];
  return (
    <chakra.section aria-labelledby={id} minHeight="13rem">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mb="3">
        <chakra.h2 id={id} fontSize="2xl" flex="1 1 14rem">
          {t("own.title")}
        </chakra.h2>
        {username !== undefined && (
          <ButtonLink variant="outline" to={pathTo("/tournament/private/create")}>
            {t("own.create")}
          </ButtonLink>
        )}
      </chakra.div>
      {/* All of these are the viewer's own, so none is marked. */}
      {own.length > 0 && <TournamentTable tournaments={own.map((one) => ({ ...one, isOwn: false }))} />}
      {isPending && <Waiting />}
      {username === undefined && (
        <Empty title={t("own.none")}>
          <p>{t("own.account")}</p>
          <Button variant="outline" onClick={() => openAccountDialog("signUp")}>
            {tCommon("account.signUp")}
          </Button>
        </Empty>
      )}
      {username !== undefined && data?.total === 0 && (
        <Empty title={t("own.none")}>
          <p>{t("own.noneHint")}</p>
        </Empty>
      )}
    </chakra.section>
  );
}

/** The latest; the table below has all of them. */
const ownShown = 5;
