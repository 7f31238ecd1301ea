import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentWinnerEntry } from "#schema/tournament/lists.ts";
import { CrownShape } from "#web/ui/player/markShapes.tsx";
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
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))"
        gap="3"
        listStyleType="none"
        p="0"
        m="0"
      >
        {winners.map(({ teamName, players, placement }) => (
          <chakra.li
            key={teamName}
            minWidth="0"
            p={{ base: "3", md: "4" }}
            borderRadius="lg"
            bg="bg.raised"
            boxShadow="sm"
          >
            <chakra.p display="flex" gap="2" mb="2" fontWeight="bold">
              <CrownShape placement={placement} width="1.5rem" />
              <chakra.span minWidth="0" overflowWrap="anywhere" hyphens="auto">
                <chakra.span srOnly>{t("podium.place", { place: placement })} </chakra.span>
                {teamName}
              </chakra.span>
            </chakra.p>
            <chakra.div display="grid" gap="1.5">
              {players.map((username) => (
                <PlayerName key={username} username={username} isNameFirst={false} />
              ))}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </section>
  );
}
