import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { teamsOf, type Wish, withSeats } from "./wish.ts";

type Table = Pick<Wish, "seats" | "teams" | "deck">;

/** Asks for the number of players, the teams, and the deck. */
export function TableChoices({
  wish,
  onChange,
}: {
  wish: Table;
  onChange: (change: Partial<Table>) => void;
}) {
  const { t } = useTranslation("landing");
  return (
    <>
      <ChoiceGroup
        legend={t("chooser.seats")}
        value={wish.seats}
        onChange={(seats) => onChange(withSeats(wish, seats))}
        options={[
          { value: "4", label: "4" },
          { value: "6", label: "6" },
        ]}
      />
      <ChoiceGroup
        legend={t("chooser.teams")}
        value={wish.teams}
        onChange={(teams) => onChange({ teams })}
        options={teamsOf[wish.seats].map((teams) => ({ value: teams, label: t(`chooser.team.${teams}`) }))}
        hint={t(`chooser.teamHint.${wish.teams.endsWith("1") ? "together" : "versus"}`)}
      />
      <ChoiceGroup
        legend={t("chooser.cards")}
        value={wish.deck}
        onChange={(deck) => onChange({ deck })}
        options={(["m", "n"] as const).map((deck) => ({ value: deck, label: t(`chooser.deck.${deck}`) }))}
        hint={t(`chooser.deckHint.${wish.deck}`)}
      />
    </>
  );
}
