import { expect, it } from "vitest";
import type { Notice } from "#schema/notice.ts";
import { type Locale, locales } from "#schema/settings.ts";
import { pushTextOf } from "./pushText.ts";

const message = { kind: "message", chatID: "p-1", names: ["Anna"], group: null } as const;
const ofTournament = { kind: "tournament", tournamentID: 12, type: "public", title: "Sunday cup" } as const;
const notices: (Notice | { kind: "test" })[] = [
  { kind: "yourTurn", gameID: 7 },
  { kind: "roomFull", waitingID: "w" },
  { kind: "invitation", waitingID: "w", username: "Anna" },
  message,
  { ...message, chatID: "c-1", group: "Skat" },
  { ...message, names: [] },
  { ...message, names: [], chatID: "c-1", group: "Skat" },
  { kind: "friendRequest", userID: 3, username: "Anna" },
  { kind: "tableFound", callID: 12 },
  { kind: "askedAlong", username: "Anna" },
  { ...ofTournament, what: "invited", registerTeam: "Zacke Zebras" },
  { ...ofTournament, what: "invited", registerTeam: "Zacke Zebras", by: "Anna", partners: [] },
  { ...ofTournament, what: "invited", registerTeam: "Zacke Zebras", by: "Anna", partners: ["Anna", "Ben"] },
  { ...ofTournament, what: "roundSoon", round: 0 },
  { ...ofTournament, what: "roundStarted", round: 0 },
  { ...ofTournament, what: "gameStarted", gameID: 7 },
  { ...ofTournament, what: "decisionNeeded", matchID: "0-1" },
  { kind: "test" },
];
const cases = notices.flatMap((notice) => locales.map((locale) => [notice.kind, locale, notice] as const));

it.each(cases)("%s is said in %s, whole", (kind, locale, notice) => {
  const { title, body, url, ...rest } = pushTextOf(notice, locale);
  const setting = { tableFound: "roomFull", askedAlong: "invitation" }[kind as string] ?? kind;
  expect(rest).toEqual({ kind: setting, tag: expect.stringMatching(/./) });
  for (const text of [title, body]) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/[{}]/);
  }
  if ("username" in notice || ("names" in notice && notice.names.length > 0))
    expect(title + body).toContain("Anna");
  if (notice.kind === "tournament") expect(body).toContain("Sunday cup");
  if ("registerTeam" in notice) expect(body).toContain("Zacke Zebras");
  if ("round" in notice) expect(title).toContain("1");
  if ("group" in notice && notice.group !== null) expect(title).toContain("Skat");
  expect(url).toMatch(new RegExp(`^/${locale}(?=[/?])`));
});

it("leads to what it is about", () => {
  expect(notices.map((notice) => pushTextOf(notice, "de").url)).toEqual([
    "/de/game?gameID=7",
    "/de?waiting=w",
    "/de?waiting=w",
    "/de?chat=p-1",
    "/de?chat=c-1",
    "/de?chat=p-1",
    "/de?chat=c-1",
    "/de/friends",
    "/de?come=12",
    "/de?quickMatch",
    "/de/tournament/public/12",
    "/de/tournament/public/12",
    "/de/tournament/public/12",
    "/de/tournament/public/12",
    "/de/tournament/public/12",
    "/de/game?gameID=7",
    "/de/tournament/public/12",
    "/de/settings",
  ]);
});

it.each<[Locale, string[], string]>([
  ["de", ["Anna", "Ben"], "von Anna und Ben"],
  ["en", ["Anna", "Ben", "Carl"], "from Anna, Ben, and Carl"],
  ["ru", ["Анна", "Боря"], "от: Анна и Боря"],
  ["de", ["Anna", "Ben", "Carl", "Dora"], "von Anna, Ben und Carl …"],
  ["de", [], "Du findest sie im Chat."],
  ["en", [], "You’ll find them in the chat."],
  ["ru", [], "Они ждут вас в чате."],
])("names in %s who has written: %j", (locale, names, body) => {
  expect(pushTextOf({ ...message, names }, locale).body).toBe(body);
});
