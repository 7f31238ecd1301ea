import type { TFunction } from "i18next";
import type { RoundPlayed } from "#schema/tournament/roundName.ts";
import type { TournamentToastKind } from "#schema/tournament/toasts.ts";
import type { TournamentNews } from "#web/net/user/userRoom.ts";

export function kindOf({ type }: TournamentNews): TournamentToastKind {
  return type.slice("tournament:toast:".length) as TournamentToastKind;
}

/**
 * What has happened, in a sentence.
 * @param reader the player who is told, by name, and their language
 */
export function newsText(
  t: TFunction<"tournamentToasts">,
  news: TournamentNews,
  { username, language }: { username: string | undefined; language: string },
): string {
  const { data } = news;
  if ("round" in data) {
    const kind = kindOf(news) as "roundStarted" | "roundEnded";
    return t(`${kind}.${roundKey(data.round)}`, typeof data.round === "object" ? data.round : {});
  }
  if ("winner" in data) return endText(t, data.winner, username);
  if ("partners" in data) {
    const { by, registerTeam: team } = data;
    const partners = new Intl.ListFormat(language).format(data.partners);
    return t(partners === "" ? "news.youWereInvited" : "news.youWereInvitedWith", { by, team, partners });
  }
  const kind = kindOf(news) as Exclude<
    TournamentToastKind,
    "roundStarted" | "roundEnded" | "ended" | "youWereInvited"
  >;
  const team = "registerTeam" in data ? data.registerTeam : "";
  return t(`news.${kind}`, { team, player: "player" in data ? data.player : "" });
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
