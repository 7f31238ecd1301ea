import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { icon } from "#web/ui/icon.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { roundName } from "./bracket/roundName.ts";
import { plannedRoundNames } from "./plannedRounds.ts";
import { useDates } from "./useDates.ts";

/** The dates of a public tournament, in the viewer's time zone, and as a file for calendars. */
export function DatesPanel({ tournament }: { tournament: TournamentState }) {
  const { t } = useTranslation("tournaments");
  const dates = useDates();
  const { locale } = usePaths();
  const { id, schedule, form, status } = tournament;
  if (schedule === null) return null;
  const isOver = status === "ended" || status === "aborted" || status === "signUpFailed";
  const names = plannedRoundNames(tournament);
  const [first] = schedule.creationDates;
  return (
    <Panel title={t("dates.title")}>
      <List>
        {tournament.teams.length === 0 && (
          <Entry name={t("dates.signUp")}>
            {t("dates.fromTo", {
              from: dates.short(schedule.signUpBegin),
              to: dates.short(schedule.signUpDeadline),
            })}
          </Entry>
        )}
        {schedule.creationDates.slice(0, names.length).map((date, at) => (
          <Entry key={date} name={roundName(t, names[at])}>
            <time dateTime={new Date(date).toISOString()}>{dates.full(date)}</time>
          </Entry>
        ))}
      </List>
      {tournament.teams.length === 0 && (
        <Note>
          {`${t("dates.places", { count: form.nTeams })}; ${t("dates.min", { count: schedule.minTeams })}.`}
        </Note>
      )}
      <Note>{t("dates.zone", { zone: dates.zoneAt(first) })}</Note>
      {!isOver && (
        <CalendarLink href={`/gameApi/tournamentCalendar?tournamentID=${id}&locale=${locale}`} download>
          <CalendarIcon />
          {t("dates.calendar")}
        </CalendarLink>
      )}
    </Panel>
  );
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd m="0" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </div>
  );
}

const List = chakra("dl", { base: { display: "grid", gap: "2" } });

const Note = chakra("p", { base: { mt: "3", fontSize: "sm", color: "fg.muted" } });

const CalendarLink = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "11",
    mt: "1",
    fontWeight: "medium",
    color: "accent.text",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
});

const CalendarIcon = icon("CalendarIcon", <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" />);
