import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldFault } from "#schema/api/fields.ts";
import type { TeamNameAnswer } from "#schema/api/tournaments.ts";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "#web/net/api.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Field } from "#web/ui/form/Field.tsx";
import { icon } from "#web/ui/icon.tsx";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { named } from "#web/ui/tooltip/named.ts";

/** The name of a team; the server suggests one that no other team of the tournament has. */
export function TeamNameField(props: {
  tournament: Pick<TournamentState, "id" | "key">;
  value: string;
  fault: FieldFault | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  const { tournament, value, fault, onChange, onLeave } = props;
  const { t } = useTranslation("tournaments");
  const { t: tForm } = useTranslation("form");
  const { locale } = usePaths();
  const [isAsking, setAsking] = useState(false);
  const suggest = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    try {
      const { id, key } = tournament;
      const query = { tournamentID: String(id), ...(key !== null && { key }), locale };
      onChange((await answerOf<TeamNameAnswer>(api.generateTeamName.$get({ query }))).name);
    } catch (error) {
      showCallFailed(error as Error);
    } finally {
      setAsking(false);
    }
  };
  const count = fault === "too_short" ? limits.teamNameMinLength : limits.teamNameMaxLength;
  return (
    <Field
      label={t("form.name")}
      autoComplete="off"
      maxLength={limits.teamNameMaxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      error={fault && tForm(`fault.${fault}`, { count })}
      aside={
        <Button
          variant="ghost"
          size="icon"
          {...named(t("form.suggest"))}
          aria-busy={isAsking}
          onClick={suggest}
        >
          <DiceIcon />
        </Button>
      }
    />
  );
}

const DiceIcon = icon(
  "DiceIcon",
  <path d="M7 4.5h10A2.5 2.5 0 0 1 19.5 7v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1" />,
);
