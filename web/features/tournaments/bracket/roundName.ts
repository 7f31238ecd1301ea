import type { TFunction } from "i18next";
import type { TournamentRound } from "#web/net/tournament/tournamentRoom.ts";

/** What a round is called: "Semi-final", "Round of 16", "Round 3". */
export function roundName(t: TFunction<"tournaments">, name: TournamentRound["name"]): string {
  if (typeof name === "string") return t(`round.${name}`);
  if ("number" in name) return t("round.number", { number: name.number });
  if (name.of === 16) return t("round.of16");
  return name.of === 32 ? t("round.of32") : t("round.of", { of: name.of });
}
