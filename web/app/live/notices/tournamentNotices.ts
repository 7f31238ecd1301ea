import { limits } from "#schema/limits.ts";
import { type TournamentToastKind, tournamentToastSeverities } from "#schema/tournament/toasts.ts";
import type { NewsData } from "#web/net/user/userRoom.ts";
import type { ToastKind } from "#web/ui/toasts.ts";
import type { Here, Notice } from "./notice.ts";
import { newsText, type TournamentNews } from "./tournamentNews.ts";

type About = TournamentNews["data"];
type Type = TournamentNews["type"];

const toastKinds: Record<"success" | "warn" | "error", ToastKind> = {
  success: "success",
  warn: "warning",
  error: "error",
};

/**
 * What happens in the user's tournaments. A game that begins is entered at once by a player who looks at its tournament and so
 * waits for it. Anywhere else the player may be in the middle of something, so a toast leads there.
 */
export const tournamentNotices = Object.fromEntries(
  (Object.keys(tournamentToastSeverities) as TournamentToastKind[]).map((kind) => [
    `tournament:toast:${kind}`,
    noticeOf(kind),
  ]),
) as { [Name in Type]: Notice<NewsData<Name>, "tournamentToasts"> };

function noticeOf(kind: TournamentToastKind): Notice<About, "tournamentToasts"> {
  return {
    texts: "tournamentToasts",
    kind: toastKinds[tournamentToastSeverities[kind]],
    title: (t, data, here) => newsText(t, kind, data, here),
    text: (_, { tournamentTitle }) => tournamentTitle,
    action: (t, data, { goTo, ...here }) => {
      const game = gameOf(data);
      if (game !== undefined) return { text: t("toGame"), act: () => goTo(game) };
      return isAt(here, data) ? undefined : { text: t("toTournament"), act: () => goTo(pageOf(data)) };
    },
    lifetimeMs: limits.tournamentToastMs,
    sound: kind === "gameStarted" ? "full" : undefined,
    about: ({ tournamentID }) => `tournament ${tournamentID}`,
    // That a round has begun is no news any more when the own game has, nor its end when the tournament is over; and who
    // looks at the tournament sees on its page what else has happened.
    replaces: (data, here) => kind === "gameStarted" || kind === "ended" || isAt(here, data),
    leadsTo: (data, here) => (here.isSeen && isAt(here, data) ? gameOf(data) : undefined),
  };
}

function pageOf({ type, tournamentID }: About): string {
  return `/tournament/${type}/${tournamentID}`;
}

function gameOf(data: About): string | undefined {
  return "gameID" in data ? `/game?gameID=${data.gameID}` : undefined;
}

/** Whether the user looks at this tournament's page. The address of a private one goes on with its key. */
function isAt({ page }: Pick<Here, "page">, data: About): boolean {
  const itsPage = pageOf(data);
  return page === itsPage || page.startsWith(`${itsPage}-`);
}
