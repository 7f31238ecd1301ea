import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import type { WaitingGame } from "#web/net/lobby/lobbyRoom.ts";
import { scoreInWords, seriesName } from "#web/tables/seriesWords.ts";
import { DaysIcon } from "#web/ui/DaysIcon.tsx";
import { daysInWords } from "#web/ui/daysInWords.ts";

type RoomWithTraits = Pick<
  WaitingGame,
  "moveTimeMs" | "membersOnly" | "private" | "rated" | "nTeams" | "bestOf" | "series"
>;

/** The room's special options: its clock, its series, and who may join. Its line is reserved even if there are none. */
export function RoomTraits({ room }: { room: RoomWithTraits }) {
  const { t, i18n } = useTranslation("waiting");
  const { t: tLanding } = useTranslation("landing");
  const { moveTimeMs, membersOnly, rated, nTeams, bestOf = 1, series } = room;
  const isOverDays = isTurnBased(room);
  const traits = [
    timeInWords(),
    bestOf > 1 && inSeries(),
    membersOnly && !isOverDays && t("access.membersOnly"),
    room.private && t("access.byInvitation"),
    rated === false && nTeams > 1 && t("rating.without"),
  ].filter((trait) => trait !== false);
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {isOverDays && (
        <chakra.span mr="1.5" color="accent.text" verticalAlign="-0.25em" display="inline-block">
          <DaysIcon />
        </chakra.span>
      )}
      {traits.join(" · ")}
    </chakra.p>
  );

  function timeInWords(): string {
    if (moveTimeMs === null) return t("clock.without");
    if (isOverDays) return t("pace.with", { days: daysInWords(i18n.language, moveTimeMs) });
    return t("clock.with", { seconds: moveTimeMs / 1000 });
  }

  function inSeries(): string {
    const name = seriesName(tLanding, bestOf, nTeams);
    return series ? t("series.stands", { series: name, score: scoreInWords(series, nTeams) }) : name;
  }
}
