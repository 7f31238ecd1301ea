import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentWinnerEntry } from "#schema/tournament/lists.ts";
import { CrownShape } from "#web/ui/player/Crown.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";

/** The teams of the last public tournament that wear a crown. */
export function Champions({ winners }: { winners: readonly TournamentWinnerEntry[] }) {
  const { t } = useTranslation("tournaments");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="2xl" mb="3">
        {t("champions")}
      </chakra.h2>
      <chakra.ol
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
        gap="3"
        listStyleType="none"
        p="0"
        m="0"
      >
        {winners.map(({ teamName, players, placement }) => (
          <chakra.li
            key={teamName}
            display="flex"
            alignItems="flex-start"
            gap="3"
            minWidth="0"
            p="4"
            borderRadius="lg"
            bg="bg.raised"
            boxShadow="sm"
          >
            <chakra.div pt="1">
              <CrownShape placement={placement} width="1.75rem" />
            </chakra.div>
            <chakra.div minWidth="0" flex="1">
              <chakra.p fontWeight="bold" overflowWrap="anywhere">
                <chakra.span srOnly>{t("podium.place", { place: placement })} </chakra.span>
                {teamName}
              </chakra.p>
              <chakra.div display="grid">
                {players.map((username) => (
                  <PlayerName key={username} username={username} isNameFirst={false} />
                ))}
              </chakra.div>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </section>
  );
}
