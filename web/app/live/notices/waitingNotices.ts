import { limits } from "#schema/limits.ts";
import type { NewsData } from "#web/net/user/userRoom.ts";
import type { Notice } from "./notice.ts";

type TabNotice = NewsData<"user:notice">;
type YourTurn = Extract<TabNotice, { kind: "yourTurn" }>;
type TournamentWaits = Extract<TabNotice, { kind: "tournament" }>;

/** A game on another page waits for the user. */
export const yourTurn: Notice<YourTurn, "common"> = {
  texts: "common",
  kind: "info",
  title: (t, { what }) => (what === undefined || what === "turn" ? t("turn.title") : t(`turn.${what}`)),
  action: (t, { gameID }, { goTo }) => ({
    text: t("turn.toGame"),
    act: () => goTo(`/game?gameID=${gameID}`),
  }),
  lifetimeMs: limits.turnToastMs,
  sound: "turn",
  about: ({ gameID }) => `turn ${gameID}`,
  isNeedless: ({ gameID }, { gameOnScreen }) => gameID === gameOnScreen,
};

/** Something in a tournament waits for the user. */
export const tournamentWaits: Notice<TournamentWaits, "common"> = {
  texts: "common",
  kind: "warning",
  title: (t, { what }) => t(`turn.${what}`),
  text: (_, { title }) => title,
  action: (t, data, { page, goTo }) => {
    const to = pageAbout(data);
    return isAt(page, to) ? undefined : { text: t("turn.toTournament"), act: () => goTo(to) };
  },
  lifetimeMs: limits.tournamentToastMs,
  about: ({ what, tournamentID }) => `${what} ${tournamentID}`,
};

/** Whether a page is the one at `path`, whose tournament may be named with its key. */
function isAt(page: string, path: string): boolean {
  return page.replace(/^(\/tournament\/private\/\d+)-[^/]*/, "$1") === path;
}

/** Where to do something about it: admins decide matches of public tournaments on a page of their own. */
function pageAbout({ what, type, tournamentID }: TournamentWaits): string {
  if (what === "roundSoon") return `/tournament/${type}/${tournamentID}`;
  return type === "public" ? "/tournament/admin" : `/tournament/private/${tournamentID}/edit`;
}
