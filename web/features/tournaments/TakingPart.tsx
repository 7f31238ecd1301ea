import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { withKeys } from "#web/ui/player/withKeys.ts";
import type { TournamentPart } from "./Tournament.tsx";

/** The teams that take part, with their players. */
export function TakingPart({ tournament, viewer }: TournamentPart) {
  const { t } = useTranslation("tournaments");
  return (
    <Panel title={t("teams.planned")}>
      <Grid>
        {tournament.teams.map(({ name, players }, team) => (
          // Teams are numbered for good.
          <chakra.li
            key={name}
            minWidth="0"
            p={{ base: "2", md: "3" }}
            borderRadius="md"
            bg={team === viewer.team ? "accent.subtle" : "bg.sunken"}
          >
            <chakra.p mb="1.5" fontWeight="bold" overflowWrap="anywhere" hyphens="auto">
              {name}
              {team === viewer.team && <chakra.span srOnly>{` (${t("teams.yours")})`}</chakra.span>}
            </chakra.p>
            {tournament.withdrawn.includes(team) && (
              <chakra.p fontSize="sm" color="fg.muted">
                {t("withdraw.done")}
              </chakra.p>
            )}
            <chakra.ul listStyleType="none">
              {withKeys(players).map(({ username, key }) => (
                <li key={key}>
                  <PlayerName username={username} isNameFirst={false} />
                </li>
              ))}
            </chakra.ul>
          </chakra.li>
        ))}
      </Grid>
    </Panel>
  );
}

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))",
      md: "repeat(auto-fill, minmax(12rem, 1fr))",
    },
    gap: { base: "2", md: "3" },
    fontSize: { base: "sm", md: "md" },
    listStyleType: "none",
    p: "0",
    m: "0",
  },
});
