import type { TurnNotice } from "#schema/notice.ts";
import type { TurnBasedGame } from "#schema/protocol/user.ts";
import type { Break, TurnReport } from "#schema/rooms.ts";
import { findPushSettings } from "#store/push.ts";
import { mailTurns } from "#store/turnMail.ts";
import { askDatabase } from "../../database.ts";
import { type OutboxKinds, toLibsql } from "../../outboxKinds.ts";
import { quietUntil } from "../notices/quietHours.ts";
import { type UserMessages, userMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptTurns } from "./keptTurns.ts";
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
import { listed, noticeNow, type TurnsState } from "./turnsState.ts";

/**
 * The person's turn-based games: which of them wait for the person, and until when. The games report that; from here the
 * person gets a notice for each turn, a reminder when the time is short, and at most one mail a day about all that wait.
 * On vacation the clocks stand still, and the person hears nothing.
 */
export class Turns {
  readonly #room: OwnRoom;
  readonly #vacations: () => readonly Break[];
  readonly #kept: KeptTurns;
  readonly #change: ChangeBy<TurnsState>;

  /** @param vacations the person's vacations, in order */
  constructor(room: OwnRoom, vacations: () => readonly Break[]) {
    this.#room = room;
    this.#vacations = vacations;
    this.#kept = new KeptTurns(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly dues = {
    turns: (now: number) => {
      const facts = { ...this.#facts(), isLookedAt: this.#room.isLookedAt(now) };
      this.#change((turns) => passed(turns, facts, now), now);
    },
  };

  readonly kinds = {
    turnMail: {
      schema: userMessages.turnMail,
      ...toLibsql("turnMail"),
      deliver: (mail) => this.#deliverMail(mail),
    },
  } satisfies Pick<OutboxKinds<UserMessages>, "turnMail">;

  /** The games, those first that wait for the person, by deadline. */
  list(): TurnBasedGame[] {
    return listed(this.#kept.read(), this.#vacations());
  }

  /** A notice of a turn that still is to be told; undefined if there is nothing to say any more. */
  asItIs(notice: TurnNotice): TurnNotice | undefined {
    return noticeNow(this.#kept.read(), notice, this.#vacations(), Date.now());
  }

  /** Takes over how a game stands for the person now. Only inside a transaction. */
  onReport(report: TurnReport, now: number): void {
    this.#change((turns) => reported(turns, report, this.#facts(), now), now);
  }

  /** The person's vacation has begun or ended. Only inside a transaction. */
  onVacation(now: number): void {
    this.#change((turns) => vacationChanged(turns, this.#facts(), now), now);
  }

  /** Writes the mail about all games that wait, unless none does any more, or the person must not be disturbed now. */
  async #deliverMail({ number }: UserMessages["turnMail"]): Promise<void> {
    const { env } = this.#room;
    const { id } = this.#room.self();
    const { quietHours } = await askDatabase(env, (db) => findPushSettings(db, id));
    const now = Date.now();
    const quietEnd = quietUntil(quietHours, now);
    const waiting = this.list().filter(({ until }) => until !== null);
    if (waiting.length === 0) return;
    if (quietEnd !== undefined) {
      this.#room.act(() => this.#change((turns) => mailPostponed(turns, quietEnd, this.#facts(), now), now));
      return;
    }
    await askDatabase(env, (db) => mailTurns(db, { userID: id, number, games: waiting }, now));
    this.#room.act(() => this.#change((turns) => mailWritten(turns, this.#facts(), now), now));
  }

  /** The clock was set back by so much (ms). Only inside a transaction. */
  onClockSetBack(back: number, now: number): void {
    this.#change((turns) => clockSetBack(turns, back, this.#facts(), now), now);
  }

  /** The account was deleted. */
  forget(now: number): void {
    this.#change(forgotten, now);
  }

  #facts(): TurnFacts {
    return { vacations: this.#vacations(), dueAt: this.#room.dueAt("turns") };
  }
}
