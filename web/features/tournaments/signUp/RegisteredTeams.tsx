import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import type { TournamentPart } from "../tournamentPart.ts";
import type { RegisterTeam } from "../viewer.ts";
import { useInvitation } from "./useInvitation.ts";

/** The teams before the tournament begins: those with a place, the waiting list, and who looks for a partner. */
export function RegisteredTeams(props: TournamentPart) {
  const { tournament } = props;
  const { t } = useTranslation("tournaments");
  const { registerTeams, seekers, type, form, status } = tournament;
  const isPublic = type === "public";
  const [placed, waiting] = [true, false].map((hasPlace) =>
    registerTeams.filter((team) => team.hasPlace === hasPlace),
  );
  if (isPublic && status !== "signUp" && registerTeams.length === 0) return null;
  const complete = placed.filter(({ isComplete }) => isComplete).length;
  return (
    <>
      <Panel
        title={isPublic ? t("teams.registered") : t("teams.planned")}
        hint={t("next.teams", { complete, places: form.nTeams })}
      >
        {placed.length === 0 && isPublic && (
          <Empty title={t("teams.none")}>
            <p>{t("teams.noneHint")}</p>
          </Empty>
        )}
        {placed.length === 0 && !isPublic && <p>{t("teams.notPlanned")}</p>}
        <Teams {...props} teams={placed} />
      </Panel>
      {waiting.length > 0 && (
        <Panel title={t("teams.waiting")} hint={t("teams.waitingHint")}>
          <Teams {...props} teams={waiting} />
        </Panel>
      )}
      {seekers.length > 0 && (
        <Panel title={t("teams.seekers")}>
          <People>
            {seekers.map((name) => (
              <li key={name}>
                <PlayerName username={name} isNameFirst={false} />
              </li>
            ))}
          </People>
        </Panel>
      )}
    </>
  );
}

function Teams({ teams, ...part }: TournamentPart & { teams: readonly RegisterTeam[] }) {
  if (teams.length === 0) return null;
  return (
    <chakra.ol m="0" p="0" listStyleType="none">
      {teams.map((team, at) => (
        <Team key={team.name} {...part} team={team} number={at + 1} />
      ))}
    </chakra.ol>
  );
}

function Team({ team, number, ...part }: TournamentPart & { team: RegisterTeam; number: number }) {
  const { t } = useTranslation("tournaments");
  const isOwn = team === part.viewer.registerTeam || part.viewer.asking.includes(team);
  return (
    <Row data-own={isOwn || undefined}>
      <chakra.span
        aria-hidden="true"
        width="7"
        flexShrink="0"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        lineHeight="2rem"
      >
        {`${number}.`}
      </chakra.span>
      <chakra.div flex="1" minWidth="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minHeight="8">
          <chakra.span fontWeight="bold" overflowWrap="anywhere">
            {team.name}
          </chakra.span>
          {team.isComplete && (
            <chakra.span display="inline-flex" alignItems="center" gap="1" fontSize="sm" color="success">
              <CheckIcon />
              {t("teams.complete")}
            </chakra.span>
          )}
          {isOwn && <chakra.span srOnly>{t("teams.yours")}</chakra.span>}
        </chakra.p>
        <People>
          {team.members.map((member) => (
            <li key={member.name}>
              <PlayerName username={member.name} isNameFirst={false} />
              {!member.isActivated && (
                <chakra.span display="block" ml="2.45rem" mt="-1" fontSize="sm" color="fg.muted">
                  {t("teams.unconfirmed")}
                </chakra.span>
              )}
            </li>
          ))}
          {team.asked > 0 && (
            <chakra.li fontSize="sm" color="fg.muted">
              {t("teams.asked", { count: team.asked })}
            </chakra.li>
          )}
        </People>
      </chakra.div>
      <FreePlaces {...part} team={team} />
    </Row>
  );
}

/** How many players a team still needs, with the button to become one of them. */
function FreePlaces({ tournament, viewer, actions, team }: TournamentPart & { team: RegisterTeam }) {
  const { t } = useTranslation("tournaments");
  const invitation = useInvitation();
  const { type, status, form } = tournament;
  const free = form.playersPerTeam - team.members.length - team.asked;
  if (free === 0) return null;
  const isOpen = type === "public" ? status === "signUp" : status === "planned" && invitation !== undefined;
  const mayJoin = isOpen && viewer.username !== undefined && viewer.registerTeam === undefined;
  if (!mayJoin) {
    return (
      <chakra.span fontSize="sm" lineHeight="2rem" color="fg.muted">
        {t("teams.free", { count: free })}
      </chakra.span>
    );
  }
  const join = () =>
    type === "public"
      ? actions.act("tournament:public:joinTeam", { teamName: team.name })
      : actions.act("tournament:private:joinTeam", { teamName: team.name, invitation: invitation ?? "" });
  return (
    <Button variant="outline" aria-label={t("teams.joinWho", { team: team.name })} onClick={join}>
      {t("teams.join")}
    </Button>
  );
}

const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    py: "3",
    px: "3",
    mx: "-3",
    _notFirst: { borderTop: "1px solid", borderColor: "line" },
    "&[data-own]": { bg: "accent.subtle" },
  },
});

/** Names in columns. */
const People = chakra("ul", {
  base: {
    mt: "1",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))",
    columnGap: "3",
    listStyleType: "none",
    p: "0",
    m: "0",
  },
});
