import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { withKeys } from "#web/ui/player/withKeys.ts";
import { isStillIn } from "./bracket/matches.ts";
import type { TournamentPart } from "./tournamentPart.ts";
import { TakeOut } from "./Withdraw.tsx";

/** The teams that take part, with their players. */
export function TakingPart({ tournament, viewer, actions }: TournamentPart) {
  const { t } = useTranslation("tournaments");
  const isAdmin = useAccount()?.admin === true;
  const { status, type, form, rounds, withdrawn } = tournament;
  const leads = type === "private" ? viewer.isOrganizer : isAdmin;
  const isIn = (team: number) =>
    !withdrawn.includes(team) && (form.tournamentType !== "knockout" || isStillIn(rounds, team));
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
            {withdrawn.includes(team) && (
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
            {leads && status === "running" && isIn(team) && (
              <TakeOut team={team} name={name} actions={actions} />
            )}
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
