import { limits } from "#schema/limits.ts";
import type { TurnNotice } from "#schema/notice.ts";
import type { TurnBasedGame } from "#schema/protocol/user.ts";
import type { Break, TurnBasedState, TurnReport } from "#schema/rooms.ts";
import { findPushSettings } from "#store/push.ts";
import { mailTurns } from "#store/turnMail.ts";
import { askDatabase } from "../../database.ts";
import { breakUntil, runsOutAt } from "../../turnClock.ts";
import { quietUntil } from "../notices/quietHours.ts";
import type { UserMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type KeptTurn, KeptTurns } from "./keptTurns.ts";

/** The due date of reminders and mails. */
export const turnsDue = "turns";

type Links = {
  /** The person's vacations. */
  breaks(): readonly Break[];
  /** A notice for the person, told once for each key. */
  onNotice(notice: TurnNotice, key: string): void;
};

/**
 * The person's turn-based games: which of them wait for the person, and until when. The games report that; from here the
 * person gets a notice for each turn, a reminder when the time is short, and at most one mail a day about all that wait.
 * On vacation the clocks stand still, and the person hears nothing.
 */
export class Turns {
  readonly #room: OwnRoom;
  readonly #links: Links;
  readonly #kept: KeptTurns;

  constructor(room: OwnRoom, links: Links) {
    this.#room = room;
    this.#links = links;
    this.#kept = new KeptTurns(room.sqlite);
  }

  /** The games, those first that wait for the person, by deadline. */
  list(): TurnBasedGame[] {
    const last = Number.POSITIVE_INFINITY;
    return this.#kept
      .all()
      .map(({ state }) => this.#shown(state))
      .sort((one, other) => (one.until ?? last) - (other.until ?? last) || one.gameID - other.gameID)
      .slice(0, limits.turnBasedGamesListed);
  }

  /** The games that wait for the person. */
  waiting(): TurnBasedState[] {
    return this.#kept.waiting().map(({ state }) => state);
  }

  /** Takes over how a game stands for the person now. Only inside a transaction. */
  onReport(report: TurnReport, now: number): void {
    const { gameID, state } = report;
    const before = this.#kept.find(gameID)?.state;
    if (!this.#kept.write(report, now)) return;
    if (state !== null) this.#room.publish("games:turnBased", { changed: [this.#shown(state)], gone: [] });
    else if (before !== undefined)
      this.#room.publish("games:turnBased", { changed: [], gone: [before.gameID] });
    if (state !== null) this.#notice(state, before);
    this.#beDue(now);
  }

  /** The person's vacation has begun or ended. Only inside a transaction. */
  onVacation(now: number): void {
    const waiting = this.waiting();
    for (const { gameID } of waiting) this.#room.send("breaks", { gameID });
    if (waiting.length > 0)
      this.#room.publish("games:turnBased", {
        changed: waiting.slice(0, limits.turnBasedGamesListed).map((state) => this.#shown(state)),
        gone: [],
      });
    this.#beDue(now);
  }

  /** A notice of a turn that still is to be told; undefined if there is nothing to say any more. */
  asItIs(notice: TurnNotice): TurnNotice | undefined {
    const now = Date.now();
    const kept = this.#kept.find(notice.gameID);
    if (kept === undefined || breakUntil(this.#links.breaks(), now) !== undefined) return undefined;
    if (notice.what === "seatOffered") return kept.state.isAutopilot ? notice : undefined;
    if (kept.state.since === null || kept.state.since !== notice.since) return undefined;
    // The reminder says the same.
    const isOutdated = notice.what !== "timeShort" && kept.isReminded;
    return isOutdated ? undefined : notice;
  }

  onDue(now: number): void {
    for (const { state, isReminded } of this.#kept.waiting()) {
      if (isReminded || this.#remindAt(state) > now) continue;
      this.#kept.noteReminded(state.gameID);
      const { gameID, since } = state;
      const notice = { kind: "yourTurn", gameID, what: "timeShort", since } as const;
      this.#links.onNotice(notice, `turn ${gameID} short ${since}`);
    }
    const mailAt = this.#mailAt();
    // Whoever looks at the site sees which games wait.
    if (mailAt !== undefined && mailAt <= now && this.#room.isLookedAt(now))
      this.#kept.postponeMail(now + limits.turnMailAfterMs);
    else if (mailAt !== undefined && mailAt <= now)
      this.#room.send("turnMail", { number: this.#kept.beginMail(now) });
    this.#beDue(now);
  }

  /** Writes the mail about all games that wait, unless none does any more, or the person must not be disturbed now. */
  async deliverMail({ number }: UserMessages["turnMail"]): Promise<void> {
    const { env } = this.#room;
    const { id } = this.#room.self();
    const { quietHours } = await askDatabase(env, (db) => findPushSettings(db, id));
    const now = Date.now();
    const quietEnd = quietUntil(quietHours, now);
    const waiting = this.list().filter(({ until }) => until !== null);
    if (waiting.length === 0) return;
    if (quietEnd !== undefined) {
      this.#room.act(() => {
        this.#kept.postponeMail(quietEnd);
        this.#beDue(now);
      });
      return;
    }
    await askDatabase(env, (db) => mailTurns(db, { userID: id, number, games: waiting }, now));
    this.#room.act(() => {
      this.#kept.noteMailed(now);
      this.#beDue(now);
    });
  }

  forget(): void {
    this.#kept.clear();
    this.#beDue(Date.now());
  }

  #shown(state: TurnBasedState): TurnBasedGame {
    return { ...state, until: state.since === null ? null : this.#until(state, state.since) };
  }

  #until({ moveTimeMs }: TurnBasedState, since: number): number {
    return runsOutAt(since, moveTimeMs, this.#links.breaks());
  }

  #notice(
    { gameID, since, created, isAutopilot, missed }: TurnBasedState,
    before: TurnBasedState | undefined,
  ) {
    if (since !== null && since !== before?.since) {
      const what = since === created ? "begun" : "turn";
      this.#links.onNotice({ kind: "yourTurn", gameID, what, since }, `turn ${gameID} ${since}`);
    }
    if (isAutopilot && before?.isAutopilot !== true)
      this.#links.onNotice(
        { kind: "yourTurn", gameID, what: "seatOffered" },
        `turn ${gameID} lost ${missed}`,
      );
  }

  /** When the person is reminded of a turn. */
  #remindAt(state: TurnBasedState): number {
    const { moveTimeMs, since } = state;
    const left = Math.min(limits.turnReminderMs, limits.turnReminderPart * moveTimeMs);
    return this.#until(state, since as number) - left;
  }

  /** When a mail is due, if one is. */
  #mailAt(): number | undefined {
    const unmailed = this.#kept.waiting().filter(({ isMailed }) => !isMailed);
    if (unmailed.length === 0) return undefined;
    const first = Math.min(...unmailed.map(({ state }) => state.since as number));
    const { lastAt, notBefore } = this.#kept.mail();
    const at = Math.max(
      first + limits.turnMailAfterMs,
      notBefore,
      lastAt === null ? 0 : lastAt + limits.turnMailPauseMs,
    );
    return breakUntil(this.#links.breaks(), at) ?? at;
  }

  #beDue(now: number): void {
    const reminders = this.#kept
      .waiting()
      .filter(({ isReminded }: KeptTurn) => !isReminded)
      .map(({ state }) => this.#remindAt(state));
    const at = Math.min(...reminders, this.#mailAt() ?? Number.POSITIVE_INFINITY);
    if (at === Number.POSITIVE_INFINITY) this.#room.due.clear(turnsDue);
    else if (this.#room.due.at(turnsDue) !== Math.ceil(at)) this.#room.due.set(turnsDue, Math.max(at, now));
  }
}
