import { chakra } from "@chakra-ui/react/styled-system";
import type { TFunction } from "i18next";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentForm } from "#schema/tournament.ts";
import { courseOf } from "./formWish.ts";
import { longTime } from "./longTime.ts";

/** What a form comes to, in words; its space is kept while the form is not complete. */
export function FormSummary({ form }: { form: TournamentForm | undefined }) {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="md" mb="2">
        {t("summary.title")}
      </chakra.h2>
      <chakra.ul listStyleType="disc" aria-live="polite" display="grid" gap="1.5" m="0" pl="5" minHeight="28">
        {form ? (
          sentencesOf(t, i18n.language, form).map((sentence) => <li key={sentence}>{sentence}</li>)
        ) : (
          <chakra.li color="fg.muted">{t("summary.incomplete")}</chakra.li>
        )}
      </chakra.ul>
    </Box>
  );
}

function sentencesOf(t: TFunction<"tournamentAdmin">, language: string, form: TournamentForm): string[] {
  const { rounds, games, byes, sitsOut, players, longestMs } = courseOf(form);
  return [
    t("summary.teams", {
      players: t("summary.players", { count: players }),
      teams: t("summary.nTeams", { count: form.nTeams }),
    }),
    t("summary.course", {
      rounds: t("summary.rounds", { count: rounds }),
      games: t("summary.games", { count: games }),
    }),
    ...(byes > 0 ? [t("summary.byes", { count: byes })] : []),
    ...(sitsOut ? [t("summary.sitsOut")] : []),
    t("summary.longest", { time: longTime(language, longestMs) }),
  ];
}

const Box = chakra("section", {
  base: { p: { base: "4", md: "5" }, borderRadius: "lg", bg: "accent.subtle", minWidth: "0" },
});
