import type { TFunction } from "i18next";
import type { TournamentMatch, TournamentRound } from "#web/net/tournament/tournamentRoom.ts";

/** What a round with these matches is called: that of the final may have the match for third place, too. */
export function roundHeading(t: TFunction<"tournaments">, { name, matches }: TournamentRound): string {
  return matches.some(({ isForThirdPlace }) => isForThirdPlace) ? t("round.finals") : roundName(t, name);
}

/** What a match is called by itself; undefined where the name of its round says it. */
export function matchName(
  t: TFunction<"tournaments">,
  { name, matches }: TournamentRound,
  { isForThirdPlace }: TournamentMatch,
): string | undefined {
  if (isForThirdPlace) return t("match.thirdPlace");
  return matches.some((match) => match.isForThirdPlace) ? roundName(t, name) : undefined;
}

/** What a round is called: "Semi-final", "Round of 16", "Round 3". */
export function roundName(t: TFunction<"tournaments">, name: TournamentRound["name"]): string {
  if (typeof name === "string") return t(`round.${name}`);
  if ("number" in name) return t("round.number", { number: name.number });
  if (name.of === 16) return t("round.of16");
  return name.of === 32 ? t("round.of32") : t("round.of", { of: name.of });
}
