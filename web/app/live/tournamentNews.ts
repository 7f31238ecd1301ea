import type { TFunction } from "i18next";
import type { RoundName } from "#rules/tournament/format.ts";
import type { TournamentToastKind } from "#schema/tournament/toasts.ts";
import type { TournamentNews } from "#web/net/user/userRoom.ts";

export function kindOf({ type }: TournamentNews): TournamentToastKind {
  return type.slice("tournament:toast:".length) as TournamentToastKind;
}

/** What has happened, in a sentence. @param username the player who is told */
export function newsText(
  t: TFunction<"tournamentToasts">,
  news: TournamentNews,
  username: string | undefined,
): string {
  const { data } = news;
  if ("round" in data) {
    const kind = kindOf(news) as "roundStarted" | "roundEnded";
    return t(`${kind}.${roundKey(data.round)}`, typeof data.round === "object" ? data.round : {});
  }
  if ("winner" in data) return endText(t, data.winner, username);
  const kind = kindOf(news) as Exclude<TournamentToastKind, "roundStarted" | "roundEnded" | "ended">;
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

function roundKey(name: RoundName) {
  if (typeof name === "string") return name;
  if ("number" in name) return "number";
  return name.of === 16 ? "of16" : name.of === 32 ? "of32" : "of";
}
