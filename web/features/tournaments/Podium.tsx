import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { CrownShape } from "#web/ui/player/markShapes.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { withKeys } from "#web/ui/player/withKeys.ts";
import { hasWinner } from "./bracket/matches.ts";

/** How many teams stand on the podium. */
const onPodium = 3;

/** The end of a tournament: the first three on a podium with their crowns, then all others; or that nobody has won. */
export function Podium(props: {
  tournament: TournamentState;
  placements: readonly number[];
  ownTeam: number;
}) {
  const { tournament, placements, ownTeam } = props;
  const { t } = useTranslation("tournaments");
  const id = useId();
  const winner = placements[0];
  const isWon = hasWinner(tournament);
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 id={id} srOnly>
        {t("podium.title")}
      </chakra.h2>
      <chakra.p
        mb={{ base: "4", md: "6" }}
        fontSize={{ base: "xl", md: "2xl" }}
        fontWeight="bold"
        textAlign="center"
        textWrap="balance"
      >
        {!isWon
          ? t("podium.nobody")
          : winner === ownTeam
            ? t("podium.wonYou")
            : t("podium.won", { team: tournament.teams[winner].name })}
      </chakra.p>
      {isWon && (
        <Steps>
          {placements.slice(0, onPodium).map((team, at) => (
            <Step key={team} place={at + 1} team={tournament.teams[team]} />
          ))}
        </Steps>
      )}
      {isWon && placements.length > onPodium && (
        <Others start={onPodium + 1} aria-label={t("podium.others")}>
          {placements.slice(onPodium).map((team, at) => (
            <chakra.li key={team} data-own={team === ownTeam || undefined}>
              <chakra.span color="fg.muted" aria-hidden="true">{`${at + onPodium + 1}.`}</chakra.span>{" "}
              {tournament.teams[team].name}
            </chakra.li>
          ))}
        </Others>
      )}
    </chakra.section>
  );
}

function Step({ place, team }: { place: number; team: TournamentState["teams"][number] }) {
  const { t } = useTranslation("tournaments");
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      alignItems="center"
      minWidth="0"
      textAlign="center"
      order={{ md: place === 1 ? 1 : place === 2 ? 0 : 2 }}
    >
      <CrownShape placement={place} width={place === 1 ? "3rem" : "2.25rem"} />
      <chakra.span srOnly>{t("podium.place", { place })}</chakra.span>
      <chakra.p
        mt="1.5"
        mb="1.5"
        fontWeight="bold"
        fontSize={place === 1 ? "xl" : "lg"}
        overflowWrap="anywhere"
      >
        {team.name}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" columnGap="4">
        {withKeys(team.players).map(({ username, key }) => (
          <PlayerName key={key} username={username} isNameFirst={false} />
        ))}
      </chakra.div>
      <Block aria-hidden="true" data-place={place}>
        {place}
      </Block>
    </chakra.li>
  );
}

const Steps = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(auto-fit, minmax(0, 16rem))" },
    justifyContent: "center",
    alignItems: "end",
    gap: { base: "5", md: "3" },
    p: "0",
    m: "0",
    listStyleType: "none",
  },
});

const Block = chakra("div", {
  base: {
    display: { base: "none", md: "grid" },
    placeItems: "center",
    width: "100%",
    mt: "3",
    borderTopRadius: "md",
    bg: "bg.raised",
    boxShadow: "sm",
    fontSize: "3xl",
    fontWeight: "bold",
    color: "fg.muted",
    "&[data-place='1']": { height: "24" },
    "&[data-place='2']": { height: "16" },
    "&[data-place='3']": { height: "12" },
  },
});

const Others = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    columnGap: "5",
    rowGap: "1",
    mt: "5",
    p: "0",
    listStyleType: "none",
    "& [data-own]": { fontWeight: "bold" },
  },
});
