import { limits } from "#schema/limits.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { TurnBasedGame } from "#schema/protocol/user.ts";
import type { Break, TurnBasedState, TurnReport } from "#schema/rooms.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish, send } from "../effects.ts";
import {
  isWaiting,
  type KeptTurn,
  mailAt,
  nextAt,
  remindAt,
  shown,
  type TurnsState,
  waitingTurns,
} from "./turnsState.ts";

/** What counts here besides the games themselves. Times in ms UTC. */
export interface TurnFacts {
  /** The person's vacations, in order. */
  readonly vacations: readonly Break[];
  /** When reminders and mails are due so far, if they are. */
  readonly dueAt: number | undefined;
}

type Next = Changed<TurnsState, Effect>;

/** How long it is remembered that a game is over, so that no older report brings it back (ms). */
const goneKeptMs = 24 * 60 * 60_000;

const { changed } = changesOf<TurnsState, Effect>();

/** A game has reported how it stands for the person now. A report that is older than what is known changes nothing. */
export function reported(turns: TurnsState, report: TurnReport, facts: TurnFacts, now: number): Next {
  const known = withoutOld(turns, now);
  if (!isNews(known, report)) return changed(known);
  const before = findTurn(known, report.gameID);
  const next = noted(known, report, now);
  return changed(
    next,
    gameEvents(report.state, before?.state, facts),
    turnNotices(report.state, before?.state),
    dueOf(next, facts, now),
  );
}

/** The person's vacation has begun or ended: the games that wait are told, and have other deadlines. */
export function vacationChanged(turns: TurnsState, facts: TurnFacts, now: number): Next {
  const waiting = waitingTurns(turns).map(({ state }) => state);
  const told = waiting.map(({ gameID }) => send("breaks", { gameID }));
  const listed = waiting.slice(0, limits.turnBasedGamesListed);
  const news = waiting.length === 0 ? [] : [gamesEvent(listed.map((state) => shown(state, facts.vacations)))];
  return changed(turns, told, news, dueOf(turns, facts, now));
}

/**
 * Time has passed: reminders and a mail may be due.
 * @param facts also whether a tab has the person's attention: whoever looks at the site sees which games wait
 */
export function passed(turns: TurnsState, facts: TurnFacts & { isLookedAt: boolean }, now: number): Next {
  const { vacations, isLookedAt } = facts;
  const short = waitingTurns(turns).filter((turn) => !turn.isReminded && remindAt(turn, vacations) <= now);
  const isShort = new Set<KeptTurn>(short);
  const reminded = {
    ...turns,
    turns: turns.turns.map((turn) => (isShort.has(turn) ? { ...turn, isReminded: true } : turn)),
  };
  const reminders = short.map(({ state }) => reminder(state));
  const at = mailAt(reminded, vacations);
  if (at === undefined || at > now) return changed(reminded, reminders, dueOf(reminded, facts, now));
  if (isLookedAt) {
    const next = unmailed(reminded, now + limits.turnMailAfterMs);
    return changed(next, reminders, dueOf(next, facts, now));
  }
  const next = mailed(reminded, reminded.mail.number + 1, now);
  return changed(next, reminders, send("turnMail", { number: next.mail.number }), dueOf(next, facts, now));
}

/** The mail must not be written before this time (ms UTC). */
export function mailPostponed(turns: TurnsState, until: number, facts: TurnFacts, now: number): Next {
  const next = unmailed(turns, until);
  return changed(next, dueOf(next, facts, now));
}

/** The mail was written, and names all turns that wait now. */
export function mailWritten(turns: TurnsState, facts: TurnFacts, now: number): Next {
  const next = mailed(turns, turns.mail.number, now);
  return changed(next, dueOf(next, facts, now));
}

/**
 * The clock was set back by so much (ms): the next mail comes as soon as was meant. Since when games wait is for them to
 * report.
 */
export function clockSetBack(turns: TurnsState, back: number, facts: TurnFacts, now: number): Next {
  const { number, lastAt, notBefore } = turns.mail;
  const mail = { number, lastAt: lastAt === null ? null : lastAt - back, notBefore: notBefore - back };
  const gone = turns.gone.map((game) => ({ ...game, goneAt: game.goneAt - back }));
  const next = { ...turns, gone, mail };
  return changed(next, dueOf(next, facts, now));
}

/** The account was deleted. */
export function forgotten({ mail }: TurnsState): Next {
  return changed({ turns: [], gone: [], mail }, { kind: "due", due: "turns", at: undefined });
}

function withoutOld(turns: TurnsState, now: number): TurnsState {
  const gone = turns.gone.filter(({ goneAt }) => goneAt >= now - goneKeptMs);
  return gone.length === turns.gone.length ? turns : { ...turns, gone };
}

/** Whether a report is newer than what is known, or has the same number and says something else. */
function isNews(turns: TurnsState, { gameID, v, state }: TurnReport): boolean {
  const turn = findTurn(turns, gameID);
  const known = turn ?? turns.gone.find((game) => game.gameID === gameID);
  if (known === undefined) return true;
  if (v !== known.v) return v > known.v;
  return JSON.stringify(state) !== JSON.stringify(turn?.state ?? null);
}

function noted(turns: TurnsState, { gameID, v, state }: TurnReport, now: number): TurnsState {
  const others = turns.turns.filter((turn) => turn.state.gameID !== gameID);
  const gone = turns.gone.filter((game) => game.gameID !== gameID);
  if (state === null)
    return { ...turns, turns: others, gone: [...gone, { gameID: gameID as GameID, v, goneAt: now }] };
  const before = findTurn(turns, gameID);
  const isSameTurn = before?.state.since === state.since;
  const isReminded = isSameTurn && before.isReminded;
  const isMailed = isSameTurn && before.isMailed;
  return { ...turns, turns: [...others, { v, state, isReminded, isMailed }], gone };
}

function findTurn({ turns }: TurnsState, gameID: number): KeptTurn | undefined {
  return turns.find(({ state }) => state.gameID === gameID);
}

function gameEvents(
  state: TurnBasedState | null,
  before: TurnBasedState | undefined,
  { vacations }: TurnFacts,
): Effect[] {
  if (state !== null) return [gamesEvent([shown(state, vacations)])];
  return before === undefined ? [] : [gamesEvent([], [before.gameID])];
}

function gamesEvent(games: TurnBasedGame[], gone: GameID[] = []): Effect {
  return publish("games:turnBased", { changed: games, gone });
}

/** What the person might want to know of a game's new state. */
function turnNotices(state: TurnBasedState | null, before: TurnBasedState | undefined): Effect[] {
  if (state === null) return [];
  const { gameID, since, created, isAutopilot, missed } = state;
  const effects: Effect[] = [];
  if (since !== null && since !== before?.since) {
    const what = since === created ? "begun" : "turn";
    const notice = { kind: "yourTurn", gameID, what, since } as const;
    effects.push({ kind: "notice", notice, key: `turn ${gameID} ${since}` });
  }
  if (isAutopilot && before?.isAutopilot !== true) {
    const notice = { kind: "yourTurn", gameID, what: "seatOffered" } as const;
    effects.push({ kind: "notice", notice, key: `turn ${gameID} lost ${missed}` });
  }
  return effects;
}

function reminder({ gameID, since }: TurnBasedState): Effect {
  const notice = { kind: "yourTurn", gameID, what: "timeShort", since } as const;
  return { kind: "notice", notice, key: `turn ${gameID} short ${since}` };
}

/** The mail with this number names all turns that wait now. */
function mailed(turns: TurnsState, number: number, now: number): TurnsState {
  return { ...withMailed(turns, true), mail: { ...turns.mail, number, lastAt: now } };
}

/** No mail has named the turns that wait, and none does before this time. */
function unmailed(turns: TurnsState, until: number): TurnsState {
  return { ...withMailed(turns, false), mail: { ...turns.mail, lastAt: null, notBefore: until } };
}

function withMailed(turns: TurnsState, isMailed: boolean): TurnsState {
  const marked = turns.turns.map((turn) =>
    isWaiting(turn) && turn.isMailed !== isMailed ? { ...turn, isMailed } : turn,
  );
  return { ...turns, turns: marked };
}

/** When the next reminder or mail is due. Only another date is set, so that an overdue one is not put off. */
function dueOf(turns: TurnsState, { vacations, dueAt }: TurnFacts, now: number): Effect[] {
  const at = nextAt(turns, vacations);
  if (at === undefined) return [{ kind: "due", due: "turns", at }];
  return Math.ceil(at) === dueAt ? [] : [{ kind: "due", due: "turns", at: Math.max(at, now) }];
}
