import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { roundsOf } from "#rules/tournament/tournament.ts";
import { planFor } from "#schema/tournament/plan.ts";
import type { TournamentForm } from "#schema/tournament.ts";
import { roundName } from "../bracket/roundName.ts";
import { DateField } from "./DateField.tsx";
import type { DateFault } from "./dates.ts";

/** When each round begins, by its name. */
export function RoundDates(props: {
  form: TournamentForm;
  dates: readonly string[];
  faults: readonly (DateFault | undefined)[];
  isTouched: boolean;
  onChange: (index: number, date: string) => void;
}) {
  const { form, dates, faults, isTouched, onChange } = props;
  const { t } = useTranslation("tournaments");
  return (
    <Grid>
      {roundsOf(planFor(form, form.nTeams, 0), {}).map(({ index, name }) => (
        <DateField
          key={index}
          label={roundName(t, name)}
          value={dates[index] ?? ""}
          fault={faults[index]}
          isTouched={isTouched}
          onChange={(date) => onChange(index, date)}
        />
      ))}
    </Grid>
  );
}

/** Fields for dates, two side by side where there is room. */
export const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    mt: "2",
    columnGap: "4",
    rowGap: "2",
  },
});
