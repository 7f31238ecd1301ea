import type { Notice, TournamentNotice, TurnNews } from "#schema/notice.ts";
import type { PushPayload } from "#schema/push.ts";
import type { Locale } from "#schema/settings.ts";
import { settingOf, tagOf } from "./rules.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };

/** The texts; news of tournaments have one for each of their kinds. */
type TextName =
  | Exclude<Notice["kind"], "tournament">
  | "test"
  | "groupMessage"
  | "unnamedMessage"
  | "unnamedGroupMessage"
  | TurnNews
  | "invitedBy"
  | "invitedWith"
  | TournamentNotice["what"];

/** `{name}` stands for the notice's value of that name. */
const texts: Record<Locale, Record<TextName, { title: string; body: string }>> = { de, en, ru };

/** How many authors are named. */
const namesSaid = 3;

/** The text of a notice, or of a test push, in its reader's language. It never quotes messages. */
export function pushTextOf(notice: Notice | { kind: "test" }, locale: Locale): PushPayload {
  const said = sayingOf(notice, locale);
  const { title, body } = texts[locale][textNameOf(notice)];
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? "");
  return {
    kind: notice.kind === "test" ? "test" : settingOf(notice),
    title: fill(title),
    body: fill(body),
    url: `/${locale}${pathOf(notice)}`,
    tag: notice.kind === "test" ? "test" : tagOf(notice),
  };
}

function textNameOf(notice: Notice | { kind: "test" }): TextName {
  if (notice.kind === "tournament")
    return notice.what === "invited" ? textNameOfInvited(notice) : notice.what;
  if (notice.kind === "yourTurn") return notice.what ?? notice.kind;
  return notice.kind === "message" ? textNameOfMessage(notice) : notice.kind;
}

function textNameOfInvited({ by, partners }: Extract<TournamentNotice, { what: "invited" }>): TextName {
  if (!by) return "invited";
  return partners?.length ? "invitedWith" : "invitedBy";
}

function textNameOfMessage({ names, group }: Extract<Notice, { kind: "message" }>): TextName {
  // All who have written have left the group, or deleted their accounts.
  if (names.length === 0) return group === null ? "unnamedMessage" : "unnamedGroupMessage";
  return group === null ? "message" : "groupMessage";
}

function sayingOf(notice: Notice | { kind: "test" }, locale: Locale): Record<string, string> {
  if ("username" in notice) return { username: notice.username };
  if (notice.kind === "tournament") return sayingOfTournament(notice, locale);
  if (notice.kind !== "message") return {};
  const names = new Intl.ListFormat(locale).format(notice.names.slice(0, namesSaid));
  return { names: notice.names.length > namesSaid ? `${names} …` : names, group: notice.group ?? "" };
}

function sayingOfTournament(notice: TournamentNotice, locale: Locale): Record<string, string> {
  const { title } = notice;
  if ("round" in notice) return { title, round: String(notice.round + 1) };
  if (notice.what !== "invited") return { title };
  const partners = new Intl.ListFormat(locale).format(notice.partners ?? []);
  return { title, team: notice.registerTeam, by: notice.by ?? "", partners };
}

function pathOf(notice: Notice | { kind: "test" }): string {
  switch (notice.kind) {
    case "yourTurn":
      return `/game?gameID=${notice.gameID}`;
    case "roomFull":
    case "invitation":
      return `?waiting=${notice.waitingID}`;
    case "message":
      return `?chat=${notice.chatID}`;
    case "friendRequest":
      return "/friends";
    case "tableFound":
      return `?come=${notice.callID}`;
    case "askedAlong":
      return "?quickMatch";
    case "tournament":
      return notice.what === "gameStarted"
        ? `/game?gameID=${notice.gameID}`
        : `/tournament/${notice.type}/${notice.tournamentID}`;
    case "test":
      return "/settings";
  }
}
