import type { TFunction } from "i18next";
import type { RoundPlayed } from "#schema/tournament/roundName.ts";
import type { TournamentToastKind } from "#schema/tournament/toasts.ts";
import type { News } from "#web/net/user/userRoom.ts";

/** Something that has just happened in a tournament of the user. */
export type TournamentNews = Extract<News, { type: `tournament:toast:${string}` }>;

/**
 * What has happened, in a sentence.
 * @param reader the player who is told, by name, and their language
 */
export function newsText(
  t: TFunction<"tournamentToasts">,
  kind: TournamentToastKind,
  data: TournamentNews["data"],
  { username, language }: { username: string | undefined; language: string },
): string {
  if ("round" in data) {
    const ofRound = kind as "roundStarted" | "roundEnded";
    return t(`${ofRound}.${roundKey(data.round)}`, typeof data.round === "object" ? data.round : {});
  }
  if ("winner" in data) return endText(t, data.winner, username);
  if ("partners" in data) {
    const { by, registerTeam: team } = data;
    const partners = new Intl.ListFormat(language).format(data.partners);
    return t(partners === "" ? "news.youWereInvited" : "news.youWereInvitedWith", { by, team, partners });
  }
  const plain = kind as Exclude<
    TournamentToastKind,
    "roundStarted" | "roundEnded" | "ended" | "youWereInvited"
  >;
  const team = "registerTeam" in data ? data.registerTeam : "";
  return t(`news.${plain}`, { team, player: "player" in data ? data.player : "" });
}

type Winner = Extract<TournamentNews, { type: "tournament:toast:ended" }>["data"]["winner"];

function endText(t: TFunction<"tournamentToasts">, winner: Winner, username: string | undefined): string {
  if (winner === null) return t("ended.nobody");
  const { name: team, players } = winner;
  if (username !== undefined && players.includes(username)) return t("ended.won", { team });
  return t("ended.other", { team, players: players.filter((name) => name !== "").join(", ") });
}

function roundKey(name: RoundPlayed) {
  if (typeof name === "string") return name;
  if ("number" in name) return "number";
  return name.of === 16 ? "of16" : name.of === 32 ? "of32" : "of";
}
