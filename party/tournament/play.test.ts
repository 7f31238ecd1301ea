import { describe, expect, test } from "vitest";
import { presentTeams } from "#rules/tournament/match.ts";
import { limits } from "#schema/limits.ts";
import type { MatchEnding } from "#schema/rooms.ts";
import type { TournamentForm, TournamentSchedule } from "#schema/tournament.ts";
import type { Effect } from "./effects.ts";
import * as games from "./games.ts";
import * as leading from "./leading.ts";
import { winnersOf } from "./lists.ts";
import { messagesBetween } from "./messages.ts";
import { renamed } from "./people.ts";
import { matchIn, placementsIn, playersOf, roundsIn } from "./rounds.ts";
import { snapshotOf } from "./snapshot.ts";
import type { TournamentState } from "./state.ts";
import { storedOf } from "./stored.ts";
import {
  admin,
  aPublicTournament,
  asker,
  hour,
  minute,
  type Played,
  player,
  toastsIn,
} from "./testSupport.ts";
import { dueAt, followClock } from "./time.ts";

/** A public tournament whose four teams have their places. */
function aFullTournament(more: Partial<TournamentForm & TournamentSchedule> = {}): Played {
  const cup = aPublicTournament(more);
  for (let n = 0; n < cup.state.form.nTeams; n++) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
  return cup;
}

/** The same at the beginning of its first round, with a game open for each match; the first game is number 1. */
function aRunningTournament(more: Partial<TournamentForm & TournamentSchedule> = {}): Played {
  const cup = aFullTournament(more);
  cup.until(12 * hour);
  opensGames(cup);
  return cup;
}

/** Opens the games that were asked for, numbered on. */
function opensGames(cup: Played): void {
  const open = Object.values(cup.state.matches).filter(({ gameID }) => gameID !== null).length;
  const asked = Object.entries(cup.state.matches).filter(([, play]) => play.gameID === null);
  for (const [i, [matchID]] of asked.entries()) {
    cup.ask((state, now) => games.gameOpened(state, matchID, open + i + 1, now));
  }
}

const comes = (gameID: number, side: number) => (state: TournamentState) =>
  games.teamCame(state, gameID, side);
const ends =
  (gameID: number, sides: number[], reason: MatchEnding["reason"] = "won") =>
  (state: TournamentState, now: number) =>
    games.gameEnded(
      state,
      gameID,
      { sides, home: sides.map((side) => (side === sides[0] ? 8 : 5)), reason },
      now,
    );

/** Both teams come to a game, and this side wins. */
function wins(cup: Played, gameID: number, side: number): void {
  for (const one of [0, 1]) cup.ask(comes(gameID, one));
  cup.ask(ends(gameID, [side, 1 - side]));
}

const kinds = (effects: readonly Effect[]) => [...new Set(effects.map(({ kind }) => kind))];
const matchOf = ({ state }: Played, gameID: number) =>
  Object.keys(state.matches).find((id) => state.matches[id].gameID === gameID) as string;
const resultOf = (cup: Played, gameID: number) => cup.state.results[matchOf(cup, gameID)];
const reasonOf = (cup: Played, gameID: number) => cup.state.matches[matchOf(cup, gameID)].decision?.reason;
const teamsOf = (cup: Played, gameID: number) => presentTeams(matchIn(cup.state, matchOf(cup, gameID))!);

describe("a round", () => {
  test("is announced a quarter of an hour before, and begins at its date with a game for each match", () => {
    const cup = aFullTournament();
    const reminded = cup.until(12 * hour - limits.roundReminderMs);
    expect(kinds(reminded)).toEqual(["notice", "mail"]);
    expect(reminded).toHaveLength(16);
    const effects = cup.until(12 * hour);
    expect(cup.state.status).toBe("running");
    expect(effects.filter(({ kind }) => kind === "openGame")).toHaveLength(2);
    const toasts = toastsIn(effects).map(([, kind]) => kind);
    expect(toasts.filter((kind) => kind === "started")).toHaveLength(8);
    expect(toasts.filter((kind) => kind === "roundStarted")).toHaveLength(8);
    expect(effects).toContainEqual(
      expect.objectContaining({ toast: { kind: "roundStarted", roundsToFinal: 1, round: "semiFinal" } }),
    );
  });

  test("is not announced when it has begun already", () => {
    const cup = aFullTournament();
    const effects = cup.until(12 * hour + minute);
    expect(
      effects.filter((effect) => effect.kind === "notice" && effect.notice.kind === "roundSoon"),
    ).toEqual([]);
    expect(cup.state.begunRounds).toBe(1);
  });

  test("is announced to each of its players once, also to those who are known only after the reminder", () => {
    const cup = aRunningTournament({ creationDates: [12 * hour, 12 * hour + 40 * minute] });
    const told = (effects: readonly Effect[], kind: "notice" | "mail") =>
      effects.flatMap((effect) => (effect.kind === kind ? [effect.to.name] : []));
    const playersIn = (gameID: number) =>
      playersOf(cup.state, matchIn(cup.state, matchOf(cup, gameID))!).map(({ name }) => name);
    wins(cup, 1, 0);
    for (const side of [0, 1]) cup.ask(comes(2, side));
    const first = cup.until(12 * hour + 40 * minute - limits.roundReminderMs);
    expect(told(first, "notice").toSorted()).toEqual(playersIn(1).toSorted());
    const second = cup.ask(ends(2, [0, 1]));
    expect(told(second, "notice").toSorted()).toEqual(playersIn(2).toSorted());
    expect(told(second, "mail").toSorted()).toEqual(playersIn(2).toSorted());
    const [matchID, ranking] = [matchOf(cup, 2), teamsOf(cup, 2).toReversed()];
    const corrects = (state: TournamentState, now: number) =>
      leading.decideByHand(state, admin, { matchID, ranking, reason: "Wrongly counted" }, now);
    expect(told(cup.ask(corrects), "notice")).toEqual([]);
  });

  test("of a swiss tournament is announced to all who are still in, before it is drawn", () => {
    const cup = aRunningTournament({
      tournamentType: "swiss",
      creationDates: [12 * hour, 12 * hour + 40 * minute],
    });
    for (const gameID of [1, 2]) for (const side of [0, 1]) cup.ask(comes(gameID, side));
    const effects = cup.until(12 * hour + 40 * minute - limits.roundReminderMs);
    expect(effects.filter(({ kind }) => kind === "mail")).toHaveLength(8);
    expect(cup.state.endedRounds).toBe(0);
  });

  test("ends when all its matches are decided; the next one begins at its date, with the winners", () => {
    const cup = aRunningTournament();
    wins(cup, 1, 0);
    expect(toastsIn(cup.effects).some(([, kind]) => kind === "roundEnded")).toBe(false);
    wins(cup, 2, 1);
    expect(toastsIn(cup.effects).filter(([, kind]) => kind === "roundEnded")).toHaveLength(8);
    const winners = [teamsOf(cup, 1)[0], teamsOf(cup, 2)[1]];
    const effects = cup.until(13 * hour);
    const opened = effects.flatMap((effect) => (effect.kind === "openGame" ? [effect.matchID] : []));
    expect(opened.map((id) => presentTeams(matchIn(cup.state, id)!).toSorted())).toContainEqual(
      winners.toSorted(),
    );
  });

  test("does not wait for a match of the round before that is late, unless its teams meet then", () => {
    const cup = aFullTournament();
    cup.until(12 * hour);
    cup.wait(29 * minute);
    opensGames(cup);
    wins(cup, 1, 0);
    for (const side of [0, 1]) cup.ask(comes(2, side));
    cup.until(13 * hour);
    expect(Object.keys(cup.state.matches)).toHaveLength(2);
    cup.ask(ends(2, [0, 1], "lot"));
    expect(Object.keys(cup.state.matches).length).toBeGreaterThan(2);
  });
});

describe("a match", () => {
  test("is the game of its key: two answers make one game", () => {
    const cup = aFullTournament();
    cup.until(12 * hour);
    const [matchID] = Object.keys(cup.state.matches);
    const effects = cup.ask((state, now) => games.gameOpened(state, matchID, 1, now));
    expect(toastsIn(effects)).toHaveLength(4);
    expect(cup.ask((state, now) => games.gameOpened(state, matchID, 1, now))).toEqual([]);
    expect(cup.state.matches[matchID].gameID).toBe(1);
  });

  test("has its players on the seats of their teams, and colors of their own", () => {
    const cup = aRunningTournament();
    const match = matchIn(cup.state, matchOf(cup, 1))!;
    const game = games.gameFor(cup.state, match.id, cup.now);
    const [one, other] = presentTeams(match).map((team) => cup.state.teams[team].players);
    const seated = game.seats.map((owner) => (owner.kind === "human" ? owner.identity : null));
    expect(seated).toEqual([one[0], other[0], one[1], other[1]]);
    expect(game).toMatchObject({ variant: "4x2m", moveTimeMs: minute, isRated: true });
    expect(new Set(game.colors).size).toBe(4);
  });

  test("shows the score while it lasts", () => {
    const cup = aRunningTournament();
    cup.ask((state) => games.scoreNow(state, 1, [3, 1]));
    expect(cup.state.matches[matchOf(cup, 1)].score).toEqual([3, 1]);
  });

  test("is lost by a team of which nobody has come after five minutes", () => {
    const cup = aRunningTournament();
    cup.ask(comes(1, 1));
    for (const side of [0, 1]) cup.ask(comes(2, side));
    expect(cup.wait(limits.noShowMs - 1)).toEqual([]);
    const effects = cup.wait(1);
    expect(resultOf(cup, 1)).toMatchObject({ ranking: [teamsOf(cup, 1)[1]] });
    expect(reasonOf(cup, 1)).toBe("noShow");
    expect(effects).toContainEqual(expect.objectContaining({ kind: "closeGame", gameID: 1 }));
    expect(resultOf(cup, 2)).toBeUndefined();
  });

  test("lets nobody go on if both teams stay away; the tournament ends all the same", () => {
    const cup = aRunningTournament();
    cup.wait(limits.noShowMs);
    expect(resultOf(cup, 1)).toMatchObject({ ranking: [] });
    expect(cup.state.status).toBe("ended");
    expect(cup.effects).toContainEqual(expect.objectContaining({ toast: { kind: "ended", winner: null } }));
  });

  test("is decided by its game at the end of the time", () => {
    const cup = aRunningTournament();
    for (const side of [0, 1]) cup.ask(comes(1, side));
    const effects = cup.wait(30 * minute);
    expect(effects).toContainEqual(expect.objectContaining({ kind: "endGame", gameID: 1 }));
    cup.ask(ends(1, [1, 0], "thinkingTime"));
    expect(reasonOf(cup, 1)).toBe("thinkingTime");
    expect(resultOf(cup, 1).ranking).toEqual(teamsOf(cup, 1).toReversed());
  });

  test("is decided by the balls home that are known if its game does not answer", () => {
    const cup = aRunningTournament();
    for (const side of [0, 1]) cup.ask(comes(1, side));
    cup.ask((state) => games.scoreNow(state, 1, [2, 4]));
    cup.wait(30 * minute);
    cup.wait(limits.gameDecisionMs);
    expect(reasonOf(cup, 1)).toBe("noGame");
    expect(resultOf(cup, 1).ranking).toEqual(teamsOf(cup, 1).toReversed());
    cup.ask(ends(1, [0, 1]));
    expect(resultOf(cup, 1).ranking).toEqual(teamsOf(cup, 1).toReversed());
  });

  test("is decided by lot if its game can't be opened in time, and the game is closed should it come yet", () => {
    const cup = aFullTournament();
    cup.until(12 * hour + 30 * minute);
    const [matchID] = Object.keys(cup.state.matches);
    expect(cup.state.results[matchID]).toBeUndefined();
    cup.wait(30 * minute);
    expect(cup.state.results[matchID].ranking).toHaveLength(2);
    const effects = cup.ask((state, now) => games.gameOpened(state, matchID, 1, now));
    expect(effects).toEqual([{ key: `closeGame ${matchID}`, kind: "closeGame", matchID, gameID: 1 }]);
  });

  test("can be decided by hand when moderation has aborted its game, and decides itself after a while", () => {
    const cup = aRunningTournament();
    for (const gameID of [1, 2]) for (const side of [0, 1]) cup.ask(comes(gameID, side));
    for (const gameID of [1, 2]) {
      const effects = cup.ask((state, now) => games.gameAborted(state, gameID, now));
      expect(kinds(effects)).toEqual(["decisionNeeded"]);
    }
    const [matchID, [one, other]] = [matchOf(cup, 1), teamsOf(cup, 1)];
    const decides =
      (by = admin, ranking = [other, one]) =>
      (state: TournamentState, now: number) =>
        leading.decideByHand(state, by, { matchID, ranking, reason: "Team 1 has insulted others" }, now);
    expect(cup.refusal(decides(asker(player(1))))).toBe("not_admin");
    expect(cup.refusal(decides(admin, [one, one]))).toBe("not_due");
    cup.ask(decides());
    expect(resultOf(cup, 1).ranking).toEqual([other, one]);
    expect(cup.state.matches[matchID].decision).toMatchObject({ text: "Team 1 has insulted others" });
    cup.wait(limits.handDecisionMs);
    expect(reasonOf(cup, 2)).toBe("aborted");
  });

  test("can be corrected by hand until a match has begun that follows from it", () => {
    const cup = aRunningTournament();
    wins(cup, 1, 0);
    wins(cup, 2, 0);
    const [matchID, ranking] = [matchOf(cup, 1), teamsOf(cup, 1).toReversed()];
    const corrects = (state: TournamentState, now: number) =>
      leading.decideByHand(state, admin, { matchID, ranking, reason: "Wrongly counted" }, now);
    cup.ask(corrects);
    expect(resultOf(cup, 1).ranking).toEqual(ranking);
    cup.until(13 * hour);
    const again = (state: TournamentState, now: number) =>
      leading.decideByHand(
        state,
        admin,
        { matchID, ranking: ranking.toReversed(), reason: "Once more" },
        now,
      );
    expect(cup.refusal(again)).toBe("too_late");
    expect(cup.refusal(corrects)).toBeNull();
  });
});

describe("a tournament", () => {
  test("ends with its last match, tells everybody who has won, and the lobby", () => {
    const cup = aRunningTournament();
    wins(cup, 1, 0);
    wins(cup, 2, 0);
    const finalists = [teamsOf(cup, 1)[0], teamsOf(cup, 2)[0]];
    cup.until(13 * hour);
    opensGames(cup);
    for (const gameID of [3, 4]) wins(cup, gameID, 0);
    expect(cup.state.status).toBe("ended");
    const placements = placementsIn(cup.state);
    expect(placements.map(({ team }) => team).toSorted()).toEqual([0, 1, 2, 3]);
    expect(finalists).toContain(placements.find(({ place }) => place === 1)?.team);
    expect(cup.effects.filter(({ kind }) => kind === "winners")).toHaveLength(1);
    const toast = cup.effects.find((effect) => effect.kind === "toast" && effect.toast.kind === "ended");
    expect(toast).toMatchObject({ toast: { winner: { players: [expect.any(String), expect.any(String)] } } });
  });

  test("can have the result of its final corrected after its end, which stays the end", () => {
    const cup = aRunningTournament();
    for (const gameID of [1, 2]) wins(cup, gameID, 0);
    cup.until(13 * hour);
    opensGames(cup);
    for (const gameID of [3, 4]) wins(cup, gameID, 0);
    const corrects = (gameID: number) => {
      const ranking = teamsOf(cup, gameID).toReversed();
      return (state: TournamentState, now: number) =>
        leading.decideByHand(
          state,
          admin,
          { matchID: matchOf(cup, gameID), ranking, reason: "Wrongly counted" },
          now,
        );
    };
    const before = { state: cup.state, key: null, invitation: null, endedAt: cup.now };
    const [first, second] = placementsIn(cup.state).map(({ team }) => team);
    cup.wait(hour);
    const final = [3, 4].find((gameID) => teamsOf(cup, gameID).includes(first)) as number;
    const effects = cup.ask(corrects(final));
    expect(kinds(effects)).toEqual(["store"]);
    expect(cup.state.status).toBe("ended");
    expect(placementsIn(cup.state).map(({ team }) => team)).toEqual(
      expect.objectContaining({ 0: second, 1: first }),
    );
    const told = messagesBetween(before, { ...before, state: cup.state });
    expect(told).toEqual([{ key: "winners", kind: "winners", payload: {} }]);
    expect(cup.refusal(corrects(1))).toBe("too_late");
  });

  test("stays over whatever is corrected: nobody is called to a final that was none", () => {
    const cup = aRunningTournament();
    wins(cup, 1, 0);
    cup.wait(limits.noShowMs);
    expect(cup.state.status).toBe("ended");
    const [matchID, ranking] = [matchOf(cup, 2), teamsOf(cup, 2)];
    const corrects = (state: TournamentState, now: number) =>
      leading.decideByHand(state, admin, { matchID, ranking, reason: "They were there" }, now);
    expect(cup.refusal(corrects)).toBe("too_late");
  });

  test("has no winner if both finalists stay away; only the match for third place gives crowns then", () => {
    const cup = aRunningTournament();
    for (const gameID of [1, 2]) wins(cup, gameID, 0);
    cup.until(13 * hour);
    opensGames(cup);
    const third = roundsIn(cup.state)[1].matches.find(({ isForThirdPlace }) => isForThirdPlace)!;
    wins(cup, cup.state.matches[third.id].gameID as number, 1);
    const effects = cup.wait(limits.noShowMs);
    expect(effects).toContainEqual(expect.objectContaining({ toast: { kind: "ended", winner: null } }));
    const { people, ...stored } = storedOf(cup.state);
    expect(stored).toMatchObject({ status: "ended", winner: null });
    expect(people.map(({ outcome }) => outcome?.placement ?? null).toSorted()).toEqual([
      ...[3, 3, 4, 4],
      ...[null, null, null, null],
    ]);
    const winners = winnersOf({ state: cup.state, key: null, invitation: null, endedAt: cup.now });
    const inOrder = presentTeams(third)
      .toReversed()
      .map((team) => cup.state.teams[team].name);
    expect(winners?.teams.map(({ name, placement }) => [name, placement])).toEqual([
      [inOrder[0], 3],
      [inOrder[1], 4],
    ]);
  });

  test("goes on after an outage of days, with the full time for everything that was missed", () => {
    const cup = aFullTournament();
    const effects = cup.until(100 * hour);
    expect(cup.state).toMatchObject({ status: "running", begunRounds: 2 });
    expect(effects.filter(({ kind }) => kind === "openGame")).toHaveLength(2);
    opensGames(cup);
    cup.wait(limits.noShowMs - 1);
    expect(Object.keys(cup.state.results)).toEqual([]);
  });

  test("gives teams their five minutes again if the site was down while they should have come", () => {
    const cup = aRunningTournament();
    cup.wait(limits.noShowMs + 10 * minute);
    for (const side of [0, 1]) cup.ask(comes(1, side));
    cup.ask(comes(2, 1));
    expect(Object.keys(cup.state.results)).toEqual([]);
    cup.wait(limits.noShowMs);
    expect(Object.keys(cup.state.results)).toEqual([matchOf(cup, 2)]);
  });

  test("does not end for players who delete their accounts: their places are nobody's", () => {
    const cup = aRunningTournament();
    const [first] = playersOf(cup.state, matchIn(cup.state, matchOf(cup, 1))!);
    cup.ask((state) => renamed(state, { ...first, name: "" }));
    expect(cup.state.teams.flatMap(({ players }) => players).filter(({ name }) => name === "")).toHaveLength(
      1,
    );
    wins(cup, 1, 0);
    wins(cup, 2, 0);
    const effects = cup.until(13 * hour);
    expect(effects.some((effect) => "to" in effect && effect.to.id === first.id)).toBe(false);
  });

  test("takes an exchanged player's replacement, at a running game too", () => {
    const cup = aRunningTournament();
    const [replaced, partner] = playersOf(cup.state, matchIn(cup.state, matchOf(cup, 1))!);
    const replacement = player(50);
    const exchanges =
      (one = replacement) =>
      (state: TournamentState) =>
        leading.exchangeUser(state, admin, { replaced, replacement: one });
    expect(cup.refusal(exchanges(cup.state.teams[teamsOf(cup, 2)[0]].players[0]))).toBe("other_is_member");
    const effects = cup.ask(exchanges());
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: "reseat", gameID: 1, identity: replacement }),
    );
    expect(toastsIn(effects)).toEqual([
      [replacement.name, "signUpEnded"],
      [replaced.name, "youLeft"],
      [partner.name, "partnerLeft"],
      [partner.name, "playerJoinedComplete"],
    ]);
    expect(cup.refusal(exchanges())).toBe("not_member");
  });

  test("takes one also while a game is being opened, perhaps with the former player", () => {
    const cup = aFullTournament();
    cup.until(12 * hour);
    const [matchID] = Object.keys(cup.state.matches);
    const [replaced] = playersOf(cup.state, matchIn(cup.state, matchID)!);
    const [person, identity] = [{ kind: "user", id: replaced.id }, player(50)];
    const exchanges = (state: TournamentState) =>
      leading.exchangeUser(state, admin, { replaced, replacement: identity });
    expect(kinds(cup.ask(exchanges))).not.toContain("reseat");
    const effects = cup.ask((state, now) => games.gameOpened(state, matchID, 1, now));
    expect(effects).toContainEqual(expect.objectContaining({ kind: "reseat", gameID: 1, person, identity }));
  });

  test("gives nobody more or less time when the clock is set back", () => {
    const cup = aRunningTournament();
    const before = dueAt(cup.state)! - cup.now;
    const state = followClock(cup.state, 2 * hour);
    expect(dueAt(state)! - (cup.now - 2 * hour)).toBe(before);
  });

  test("is seen with its teams, its scores, and until when teams may come", () => {
    const cup = aRunningTournament();
    cup.ask((state) => games.scoreNow(state, 1, [3, 1]));
    cup.ask((state) => games.teamCame(state, 1, 1));
    const { teams, rounds, organizer } = snapshotOf({ state: cup.state, key: null, endedAt: null });
    expect(teams[0]).toEqual({ name: "Team 0", players: [player(1).name, player(2).name] });
    expect(rounds.map(({ name, begins }) => [name, begins])).toEqual([
      ["semiFinal", 12 * hour],
      ["final", 13 * hour],
    ]);
    expect(rounds[0].matches[0]).toMatchObject({
      teams: teamsOf(cup, 1),
      score: [3, 1],
      gameID: 1,
      came: [teamsOf(cup, 1)[1]],
      comeUntil: 12 * hour + limits.noShowMs,
      endsAt: 12 * hour + 30 * minute,
    });
    expect(rounds[1].matches.map((match) => match.teams)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(organizer).toBeNull();
  });

  test("can be aborted; its running games go on as ordinary ones", () => {
    const cup = aRunningTournament();
    wins(cup, 1, 0);
    expect(cup.refusal((state) => leading.abort(state, asker(player(1))))).toBe("not_admin");
    const effects = cup.ask((state) => leading.abort(state, admin));
    expect(effects.filter(({ kind }) => kind === "detachGame")).toMatchObject([{ gameID: 2 }]);
    expect(cup.until(1000 * hour)).toEqual([]);
    cup.ask(ends(2, [0, 1]));
    expect(roundsIn(cup.state)).toHaveLength(2);
    expect(Object.keys(cup.state.results)).toHaveLength(1);
  });
});
