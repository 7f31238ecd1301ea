import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { WaitingGame } from "#web/net/lobby/lobbyRoom.ts";
import { scoreInWords, seriesName } from "./seriesWords.ts";

type RoomWithTraits = Pick<
  WaitingGame,
  "moveTimeMs" | "membersOnly" | "private" | "rated" | "nTeams" | "bestOf" | "series"
>;

/** The room's special options: its clock, its series, and who may join. Its line is reserved even if there are none. */
export function RoomTraits({ room }: { room: RoomWithTraits }) {
  const { t } = useTranslation("waiting");
  const { t: tLanding } = useTranslation("landing");
  const { moveTimeMs, membersOnly, rated, nTeams, bestOf = 1, series } = room;
  const traits = [
    moveTimeMs === null ? t("clock.without") : t("clock.with", { seconds: moveTimeMs / 1000 }),
    bestOf > 1 && inSeries(),
    membersOnly && t("access.membersOnly"),
    room.private && t("access.byInvitation"),
    rated === false && nTeams > 1 && t("rating.without"),
  ].filter((trait) => trait !== false);
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {traits.join(" · ")}
    </chakra.p>
  );

  function inSeries(): string {
    const name = seriesName(tLanding, bestOf, nTeams);
    return series ? t("series.stands", { series: name, score: scoreInWords(series, nTeams) }) : name;
  }
}
