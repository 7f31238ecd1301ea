import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Explains that the server does not take the dates of a tournament. */
export function useWrongDates(): { wrongDates: string | undefined; refusals: Record<string, () => void> } {
  const { t } = useTranslation("tournamentAdmin");
  const [areWrong, setWrong] = useState(false);
  return {
    wrongDates: areWrong ? t("dates.wrong") : undefined,
    refusals: { wrong_dates: () => setWrong(true) },
  };
}
