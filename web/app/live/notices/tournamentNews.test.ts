import i18next from "i18next";
import { expect, test } from "vitest";
import type { TournamentToastKind } from "#schema/tournament/toasts.ts";
import texts from "../../../locales/de/tournamentToasts.json" with { type: "json" };
import { newsText, type TournamentNews } from "./tournamentNews.ts";

const german = i18next.createInstance();
await german.init({
  lng: "de",
  ns: ["tournamentToasts"],
  resources: { de: { tournamentToasts: texts } },
  interpolation: { escapeValue: false },
});
const t = german.getFixedT("de", "tournamentToasts");

function textFor(kind: TournamentToastKind, data: object): string {
  const about = { tournamentID: 7, type: "public", tournamentTitle: "Sonntagspokal" };
  return newsText(t, kind, { ...about, ...data } as TournamentNews["data"], {
    username: "Ada",
    language: "de",
  });
}

test("a toast about a team names it, and who has joined", () => {
  expect(textFor("youCreated", { registerTeam: "Dachse" })).toBe("Dein Team „Dachse“ ist angemeldet.");
  expect(textFor("playerJoinedComplete", { registerTeam: "Dachse", player: "Bea" })).toBe(
    "Bea ist jetzt in deinem Team „Dachse“. Es ist vollständig.",
  );
});

test("an invitation says who asks, and with whom one would play", () => {
  const asked = { registerTeam: "Dachse", by: "Bea" };
  expect(textFor("youWereInvited", { ...asked, partners: ["Bea", "Cleo"] })).toBe(
    "Bea lädt dich ins Team „Dachse“ ein. Mit dir im Team: Bea und Cleo.",
  );
  expect(textFor("youWereInvited", { ...asked, partners: [] })).toBe("Bea lädt dich ins Team „Dachse“ ein.");
});

test.each([
  [{ roundsToFinal: 0, round: "final" }, "Das Finale hat begonnen."],
  [{ roundsToFinal: 0, round: "thirdPlace" }, "Das Spiel um Platz 3 hat begonnen."],
  [{ roundsToFinal: 2, round: "quarterFinal" }, "Das Viertelfinale hat begonnen."],
  [{ roundsToFinal: 3, round: { of: 16 } }, "Das Achtelfinale hat begonnen."],
  [{ roundsToFinal: 3, round: { of: 27 } }, "Die Runde der letzten 27 hat begonnen."],
  [{ roundsToFinal: 0, round: { number: 3 } }, "Die 3. Runde hat begonnen."],
])("a round has the name that its tournament gives it: %j", (round, text) => {
  expect(textFor("roundStarted", round)).toBe(text);
});

test("who has won is told so; everybody else, who it was", () => {
  expect(textFor("ended", { winner: { name: "Dachse", players: ["Ada", "Bea"] } })).toBe(
    "Ihr habt gewonnen! Platz 1 für „Dachse“.",
  );
  expect(textFor("ended", { winner: { name: "Kraniche", players: ["Cleo", ""] } })).toBe(
    "„Kraniche“ hat gewonnen: Cleo.",
  );
  expect(textFor("ended", { winner: null })).toBe("Das Turnier ist zu Ende. Niemand hat gewonnen.");
});
