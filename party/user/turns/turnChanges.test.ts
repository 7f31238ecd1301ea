import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { TurnNotice } from "#schema/notice.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { TurnBasedState } from "#schema/rooms.ts";
import {
  clockSetBack,
  forgotten,
  mailPostponed,
  mailWritten,
  passed,
  reported,
  type TurnFacts,
  vacationChanged,
} from "./turnChanges.ts";
import { type KeptTurn, listed, noticeNow, type TurnsState } from "./turnsState.ts";

const day = 24 * 60 * 60_000;
const june = Date.UTC(2026, 5, 10, 12);
const created = june - 30 * day;
const mailDue = june + limits.turnMailAfterMs;
/** Of a day, a quarter is left. */
const reminderDue = june + 0.75 * day;

const none: TurnsState = { turns: [], gone: [], mail: { number: 0, lastAt: null, notBefore: 0 } };
const atWork: TurnFacts = { vacations: [], dueAt: undefined };
const onVacation: TurnFacts = { ...atWork, vacations: [{ from: june, until: june + 7 * day }] };

/** How a game with a day a move stands, which has waited for the person since June. */
function game(id: number, changes: Partial<TurnBasedState> = {}): TurnBasedState {
  const usual = {
    gameID: id as GameID,
    variant: "4x2n" as const,
    created,
    moveTimeMs: day,
    seat: 0,
    players: [],
  };
  return { ...usual, since: june, missed: 0, isAutopilot: false, ...changes };
}

function kept(state: TurnBasedState, changes: Partial<KeptTurn> = {}): KeptTurn {
  return { v: 5, state, isReminded: false, isMailed: false, ...changes };
}

const holding = (...turns: KeptTurn[]): TurnsState => ({ ...none, turns });

/** A report of a game that stands at version 5 so far. */
const report = (state: TurnBasedState | null, v = 6, gameID = 1) => ({ gameID, v, state });
const due = (at: number | undefined) => ({ kind: "due", due: "turns", at });
const shows = (...changed: object[]) => ({
  kind: "publish",
  type: "games:turnBased",
  data: { changed, gone: [] },
});
const notices = ({ effects }: { effects: readonly { kind: string }[] }) =>
  effects.filter(({ kind }) => kind === "notice");
const dueIn = ({ effects }: { effects: readonly { kind: string }[] }) =>
  effects.filter(({ kind }) => kind === "due");

describe("a report of a turn-based game", () => {
  it("is shown to all tabs, becomes a notice of its turn, and makes a mail due", () => {
    expect(reported(none, report(game(1)), atWork, june)).toEqual({
      state: holding(kept(game(1), { v: 6 })),
      effects: [
        shows({ ...game(1), until: june + day }),
        {
          kind: "notice",
          notice: { kind: "yourTurn", gameID: 1, what: "turn", since: june },
          key: `turn 1 ${june}`,
        },
        due(mailDue),
      ],
    });
  });

  it("says of the first turn that the game has begun", () => {
    const begun = reported(none, report(game(1, { created: june })), atWork, june);
    expect(notices(begun)).toMatchObject([{ notice: { what: "begun" }, key: `turn 1 ${june}` }]);
  });

  it("says of a game that waits for others nothing but how it stands", () => {
    const { effects } = reported(none, report(game(1, { since: null })), atWork, june);
    expect(effects).toEqual([shows({ ...game(1, { since: null }), until: null }), due(undefined)]);
  });

  it("changes nothing if it is older than what is known, or says the same", () => {
    const turns = holding(kept(game(1)));
    const played = game(1, { since: null });
    expect(reported(turns, report(played, 4), atWork, june)).toEqual({ state: turns, effects: [] });
    expect(reported(turns, report(game(1), 5), atWork, june)).toEqual({ state: turns, effects: [] });
    // Who plays may come and go without a move.
    expect(reported(turns, report(played, 5), atWork, june).state).toEqual(holding(kept(played)));
  });

  it("of the same turn keeps what the person was reminded and mailed of, and is not a notice again", () => {
    const turns = holding(kept(game(1), { isReminded: true, isMailed: true }));
    const missed = reported(turns, report(game(1, { missed: 1 })), atWork, june);
    expect(missed.state.turns).toMatchObject([{ isReminded: true, isMailed: true }]);
    expect(notices(missed)).toEqual([]);
    const next = reported(turns, report(game(1, { since: june + 1 })), atWork, june + 1);
    expect(next.state.turns).toMatchObject([{ isReminded: false, isMailed: false }]);
    expect(notices(next)).toHaveLength(1);
  });

  it("tells once that the seat is offered, for each time that the person has lost it", () => {
    const lost = game(1, { since: null, missed: 3, isAutopilot: true });
    const turns = holding(kept(game(1, { since: null })));
    const told = reported(turns, report(lost), atWork, june);
    expect(notices(told)).toEqual([
      { kind: "notice", notice: { kind: "yourTurn", gameID: 1, what: "seatOffered" }, key: "turn 1 lost 3" },
    ]);
    expect(notices(reported(told.state, report({ ...lost, missed: 4 }, 7), atWork, june))).toEqual([]);
  });

  it("takes a game from the list that is over for the person, which no older report brings back", () => {
    const over = reported(holding(kept(game(1))), report(null), atWork, june);
    expect(over).toEqual({
      state: { ...none, gone: [{ gameID: 1, v: 6, goneAt: june }] },
      effects: [
        { kind: "publish", type: "games:turnBased", data: { changed: [], gone: [1] } },
        due(undefined),
      ],
    });
    expect(reported(over.state, report(game(1), 5), atWork, june).state).toBe(over.state);
    expect(reported(over.state, report(null), atWork, june).state).toBe(over.state);
    const back = reported(over.state, report(game(1), 7), atWork, june).state;
    expect(back).toEqual(holding(kept(game(1), { v: 7 })));
  });

  it("of a game that nobody knew and that is over is only remembered, for a day", () => {
    const { state, effects } = reported(none, report(null), atWork, june);
    expect(effects).toEqual([due(undefined)]);
    const another = (now: number) => reported(state, report(game(2), 1, 2), atWork, now).state.gone;
    expect(another(june + day)).toEqual([{ gameID: 1, v: 6, goneAt: june }]);
    expect(another(june + day + 1)).toEqual([]);
    const late = reported(state, report(game(1), 5), atWork, june + day + 1).state;
    expect(late.turns).toEqual([kept(game(1))]);
  });

  it("forgets games that are over even if it is outdated itself", () => {
    const turns = {
      ...holding(kept(game(1))),
      gone: [{ gameID: 2 as GameID, v: 1, goneAt: june - day - 1 }],
    };
    expect(reported(turns, report(game(1), 4), atWork, june)).toEqual({
      state: holding(kept(game(1))),
      effects: [],
    });
  });
});

describe("the date of the next reminder or mail", () => {
  const mailed = kept(game(1), { isMailed: true });
  const report6 = report(game(1, { missed: 1 }));

  it("is that of the earlier one", () => {
    expect(dueIn(reported(holding(mailed), report6, atWork, june))).toEqual([due(reminderDue)]);
    expect(dueIn(reported(holding(kept(game(1))), report6, atWork, june))).toEqual([due(mailDue)]);
  });

  it("is not set again, also if it has passed", () => {
    const facts = { ...atWork, dueAt: reminderDue };
    expect(dueIn(reported(holding(mailed), report6, facts, june))).toEqual([]);
    expect(dueIn(reported(holding(mailed), report6, facts, june + 2 * day))).toEqual([]);
    // Due dates are whole milliseconds.
    const quick = game(1, { moveTimeMs: 10 });
    const rounded = { ...facts, dueAt: june + 8 };
    expect(dueIn(reported(holding(kept(quick, { isMailed: true })), report(quick), rounded, june))).toEqual(
      [],
    );
  });

  it("is never in the past when it is set", () => {
    const now = june + 2 * day;
    expect(dueIn(reported(holding(mailed), report6, { ...atWork, dueAt: june }, now))).toEqual([due(now)]);
  });
});

describe("a vacation that begins or ends", () => {
  it("is told to the games that wait, longest first, and moves their deadlines", () => {
    const turns = holding(kept(game(1)), kept(game(2, { since: june - 1 })), kept(game(3, { since: null })));
    const { state, effects } = vacationChanged(turns, onVacation, june);
    expect(state).toBe(turns);
    expect(effects).toEqual([
      { kind: "send", message: "breaks", payload: { gameID: 2 } },
      { kind: "send", message: "breaks", payload: { gameID: 1 } },
      shows(
        { ...game(2, { since: june - 1 }), until: june - 1 + 8 * day },
        { ...game(1), until: june + 8 * day },
      ),
      due(june + 7 * day),
    ]);
  });

  it("is told to nobody if no game waits", () => {
    const turns = holding(kept(game(1, { since: null })));
    expect(vacationChanged(turns, onVacation, june).effects).toEqual([due(undefined)]);
  });

  it("is told to every game, though only so many are listed", () => {
    const games = Array.from({ length: limits.turnBasedGamesListed + 1 }, (_, i) => kept(game(i + 1)));
    const { effects } = vacationChanged(holding(...games), onVacation, june);
    expect(effects.filter(({ kind }) => kind === "send")).toHaveLength(games.length);
    const event = effects.find(({ kind }) => kind === "publish");
    expect(event).toMatchObject({ data: { changed: { length: limits.turnBasedGamesListed } } });
  });
});

describe("time that passes", () => {
  const away = { ...atWork, isLookedAt: false };
  const here = { ...atWork, isLookedAt: true };

  it("does nothing before its time but set the date again", () => {
    const turns = holding(kept(game(1)));
    expect(passed(turns, away, mailDue - 1)).toEqual({ state: turns, effects: [due(mailDue)] });
  });

  it("reminds once of each turn that is short of time", () => {
    const mailed = { isMailed: true };
    const turns = holding(kept(game(1), mailed), kept(game(2, { since: june + 1 }), mailed));
    const first = passed(turns, away, reminderDue);
    expect(first.state.turns).toMatchObject([{ isReminded: true }, { isReminded: false }]);
    expect(first.effects).toEqual([
      {
        kind: "notice",
        notice: { kind: "yourTurn", gameID: 1, what: "timeShort", since: june },
        key: `turn 1 short ${june}`,
      },
      due(reminderDue + 1),
    ]);
    expect(notices(passed(first.state, away, reminderDue))).toEqual([]);
  });

  it("sends a mail with the next number, which names all turns that wait", () => {
    const turns = holding(kept(game(1)), kept(game(2, { since: mailDue })), kept(game(3, { since: null })));
    const { state, effects } = passed(turns, away, mailDue);
    expect(state.turns.map(({ isMailed }) => isMailed)).toEqual([true, true, false]);
    expect(state.mail).toEqual({ number: 1, lastAt: mailDue, notBefore: 0 });
    expect(effects).toEqual([
      { kind: "send", message: "turnMail", payload: { number: 1 } },
      due(reminderDue),
    ]);
  });

  it("sends no second mail within a day", () => {
    const turns = {
      ...holding(kept(game(1), { isReminded: true })),
      mail: { number: 1, lastAt: june, notBefore: 0 },
    };
    expect(passed(turns, away, mailDue)).toEqual({ state: turns, effects: [due(june + day)] });
    expect(passed(turns, away, june + day).state.mail.number).toBe(2);
  });

  it("puts off the mail while a tab has the person's attention", () => {
    const { state, effects } = passed(holding(kept(game(1))), here, mailDue);
    const notBefore = mailDue + limits.turnMailAfterMs;
    expect(state).toEqual({ ...holding(kept(game(1))), mail: { ...none.mail, notBefore } });
    expect(effects).toEqual([due(notBefore)]);
  });

  it("brings neither a mail nor a reminder during a vacation", () => {
    const turns = holding(kept(game(1)));
    expect(passed(turns, { ...away, ...onVacation }, june + 2 * day)).toEqual({
      state: turns,
      effects: [due(june + 7 * day)],
    });
  });
});

describe("a mail that was begun", () => {
  const begun = {
    ...holding(kept(game(1), { isMailed: true }), kept(game(2, { since: null }))),
    mail: { number: 1, lastAt: mailDue, notBefore: 0 },
  };

  it("is due again when it was postponed", () => {
    const { state, effects } = mailPostponed(begun, mailDue + 5, atWork, mailDue);
    expect(state.turns).toEqual([kept(game(1)), begun.turns[1]]);
    expect(state.mail).toEqual({ number: 1, lastAt: null, notBefore: mailDue + 5 });
    expect(effects).toEqual([due(mailDue + 5)]);
  });

  it("names also the turns that have come until it was written", () => {
    const later = { ...begun, turns: [...begun.turns, kept(game(3, { since: mailDue }))] };
    const { state, effects } = mailWritten(later, atWork, mailDue + 5);
    expect(state.turns.map(({ isMailed }) => isMailed)).toEqual([true, false, true]);
    expect(state.turns[0]).toBe(begun.turns[0]);
    expect(state.mail).toEqual({ number: 1, lastAt: mailDue + 5, notBefore: 0 });
    expect(effects).toEqual([due(reminderDue)]);
  });
});

describe("a deleted account", () => {
  it("leaves only the number of its mails, and nothing is due", () => {
    const mail = { number: 3, lastAt: june, notBefore: 0 };
    const turns = { turns: [kept(game(1))], gone: [{ gameID: 2 as GameID, v: 1, goneAt: june }], mail };
    expect(forgotten(turns)).toEqual({ state: { ...none, mail }, effects: [due(undefined)] });
  });
});

describe("the list of turn-based games", () => {
  it("begins with those that wait, by deadline", () => {
    const games = [game(1, { since: null }), game(2), game(3, { since: june - 1 }), game(4)];
    const list = listed(holding(...games.map((one) => kept(one))), []);
    expect(list.map(({ gameID }) => gameID)).toEqual([3, 2, 4, 1]);
    expect(list.map(({ until }) => until)).toEqual([june - 1 + day, june + day, june + day, null]);
  });

  it("ends after as many as are listed", () => {
    const games = Array.from({ length: limits.turnBasedGamesListed + 1 }, (_, i) => kept(game(i + 1)));
    expect(listed(holding(...games), [])).toHaveLength(limits.turnBasedGamesListed);
  });
});

describe("a notice of a turn", () => {
  const turn: TurnNotice = { kind: "yourTurn", gameID: 1, what: "turn", since: june };
  const short: TurnNotice = { ...turn, what: "timeShort" };
  const offered: TurnNotice = { kind: "yourTurn", gameID: 1, what: "seatOffered" };
  const nowIn = (state: TurnsState, notice: TurnNotice) => noticeNow(state, notice, [], june);

  it("is told while that turn lasts", () => {
    expect(nowIn(holding(kept(game(1))), turn)).toBe(turn);
    expect(nowIn(holding(kept(game(1, { since: june + 1 }))), turn)).toBeUndefined();
    expect(nowIn(holding(kept(game(1, { since: null }))), { ...turn, since: null })).toBeUndefined();
    expect(nowIn(none, turn)).toBeUndefined();
  });

  it("gives way to the reminder", () => {
    const reminded = holding(kept(game(1), { isReminded: true }));
    expect(nowIn(reminded, turn)).toBeUndefined();
    expect(nowIn(reminded, short)).toBe(short);
  });

  it("of an offered seat is told while a bot plays on", () => {
    expect(nowIn(holding(kept(game(1, { isAutopilot: true }))), offered)).toBe(offered);
    expect(nowIn(holding(kept(game(1))), offered)).toBeUndefined();
  });

  it("is not told on vacation", () => {
    const turns = holding(kept(game(1)));
    expect(noticeNow(turns, turn, onVacation.vacations, june)).toBeUndefined();
    expect(noticeNow(turns, turn, onVacation.vacations, june + 7 * day)).toBe(turn);
  });
});

it("a clock that is set back lets the next mail come as soon as was meant", () => {
  const mail = { number: 3, lastAt: june + day, notBefore: june };
  const state = { ...holding(kept(game(1))), gone: [{ gameID: 2 as GameID, v: 9, goneAt: june }], mail };
  const change = clockSetBack(state, day, atWork, june);
  expect(change.state.mail).toEqual({ number: 3, lastAt: june, notBefore: june - day });
  expect(change.state.gone).toEqual([{ gameID: 2, v: 9, goneAt: june - day }]);
  expect(change.state.turns).toBe(state.turns);
  expect(dueIn(change)).toEqual([due(reminderDue)]);
  expect(clockSetBack(none, day, atWork, june).state.mail.lastAt).toBeNull();
});
