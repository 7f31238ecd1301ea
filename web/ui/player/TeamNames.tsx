import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Player } from "#schema/protocol/seats.ts";
import { PlayerName } from "./PlayerName.tsx";

/** The teams with their players' names, in one line that wraps between teams first. */
export function TeamNames({ teams }: { teams: readonly (readonly Player[])[] }) {
  const { t } = useTranslation("landing");
  return (
    <Line>
      {teams.map((team, at) => (
        // Teams have no name, and players may share one.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={at}>
          {at > 0 && <chakra.span color="fg.muted">{t("running.against")}</chakra.span>}
          <Line>
            {team.map(({ name, kind }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <PlayerName key={seat} username={name} isBot={kind === "bot"} isNameFirst={false} />
            ))}
          </Line>
        </Fragment>
      ))}
    </Line>
  );
}

const Line = chakra("span", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    minWidth: "0",
    fontWeight: "medium",
  },
});
