import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { HofAnswer } from "#schema/api/rankings.ts";
import { queries } from "#web/net/queries.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { hofQuery } from "./hofQueries.ts";

const groups = ["verlag", "spende", "translation", "family"] as const satisfies readonly (keyof HofAnswer)[];

/** `/hof`: whom the site thanks. */
export default function HofPage() {
  const { t } = useTranslation("players");
  const { data, error } = useQuery(hofQuery, queries);
  const whyFailed = useWhyFailed();
  return (
    <ListsPage heading={t("hof.heading")} width="44rem">
      <chakra.p mb="6" maxWidth="60ch">
        {t("hof.intro")}
      </chakra.p>
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {!error && data === undefined && <Waiting />}
      {data && (
        <chakra.div display="grid" gap="6">
          <Sponsors />
          {groups.map((group) => (
            <section key={group}>
              <chakra.h2 fontSize="lg" mb="1">
                {t(`hof.${group}.title`)}
              </chakra.h2>
              <chakra.p color="fg.muted" mb="2">
                {t(`hof.${group}.text`)}
              </chakra.p>
              <chakra.ul
                listStyleType="none"
                display="flex"
                flexWrap="wrap"
                columnGap="5"
                rowGap="2"
                m="0"
                p="0"
              >
                {data[group].map((name) => (
                  <li key={name}>
                    <PlayerName username={name} isNameFirst={false} />
                  </li>
                ))}
              </chakra.ul>
            </section>
          ))}
        </chakra.div>
      )}
    </ListsPage>
  );
}

/** Those who pay for the site; each has a tag at the name, wherever that is shown. */
function Sponsors() {
  const { t } = useTranslation("players");
  const { t: tCommon } = useTranslation();
  const { pathTo } = usePaths();
  return (
    <section>
      <chakra.h2 fontSize="lg" mb="1">
        {t("hof.sponsors.title")}
      </chakra.h2>
      <chakra.p color="fg.muted" mb="2">
        {t("hof.sponsors.text")}
      </chakra.p>
      <ButtonLink variant="outline" to={pathTo("/subscription")}>
        {tCommon("pages.subscription")}
      </ButtonLink>
    </section>
  );
}
