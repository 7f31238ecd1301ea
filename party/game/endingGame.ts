import type { Seat } from "#rules/index.ts";
import type { EndingChange, EndingWay } from "#schema/protocol/ending.ts";
import type { Asked } from "../handlers.ts";
import {
  askedOf,
  circleOf,
  type Ending,
  endingInfo,
  newEnding,
  seatsOf,
  sidesAfter,
  untilOf,
} from "./ending.ts";
import { MatchGame } from "./matchGame.ts";
import { seatOfViewer, viewerOfSeat } from "./viewer.ts";

/** The due date on which a question whether to end the game expires. */
const endingDue = "ending";

/**
 * A game that people can end early together. A team that agrees resigns; all people who agree end the game without a
 * result. Only those who are asked hear of the question.
 */
export abstract class EndingGame extends MatchGame {
  protected override onDue(name: string): void {
    if (name === endingDue) this.#expire(Date.now());
    else super.onDue(name);
  }

  protected override onEnd(now: number): void {
    super.onEnd(now);
    this.due.clear(endingDue);
  }

  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    this.#awaitAnswers();
  }

  protected startEnding({ data: { how }, viewer, now }: Asked<{ how: EndingWay }>) {
    const seat = seatOfViewer(viewer);
    if (seat === null) return { error: "spectator" as const };
    const last = this.endings.last(circleOf(this.#variant(), { how, by: seat }));
    // Two who ask at the same time agree.
    if (last?.isOpen) return this.#accept(seat, last.ending, now);
    const circumstances = { ...this.circumstances(), isMatch: this.match() !== null };
    const asked = newEnding(circumstances, { how, by: seat }, last?.ending.at, now);
    if ("error" in asked) return asked;
    this.#write("asked", asked, seat, now);
    return { data: {} };
  }

  protected answerEnding({ data, viewer, now }: Asked<{ how: EndingWay; accept: boolean }>) {
    const seat = seatOfViewer(viewer);
    if (seat === null) return { error: "spectator" as const };
    const last = this.endings.last(circleOf(this.#variant(), { how: data.how, by: seat }));
    if (!last?.isOpen) return { error: "no_ending" as const };
    if (data.accept) return this.#accept(seat, last.ending, now);
    this.#close(last.ending.by === seat ? "withdrawn" : "rejected", last.ending, seat);
    return { data: {} };
  }

  /** Somebody else decides for this seat from now on, and was not asked. */
  protected dropEndings(seat: Seat): void {
    for (const ending of this.endings.open())
      if (seatsOf(this.#variant(), ending).includes(seat)) this.#close("dropped", ending, seat);
  }

  /** Whoever has agreed may say so again. */
  #accept(seat: Seat, ending: Ending, now: number) {
    if (!ending.accepted.includes(seat))
      this.#write("accepted", { ...ending, accepted: [...ending.accepted, seat] }, seat, now);
    return { data: {} };
  }

  /** Stores what has become of a question, and ends the game if all have agreed. */
  #write(change: EndingChange, ending: Ending, seat: Seat, now: number): void {
    const variant = this.#variant();
    this.endings.write(circleOf(variant, ending), ending);
    if (askedOf(variant, this.beginning().game.seats, ending).length === 0) {
      this.#carryOut(ending, now);
      return;
    }
    this.#awaitAnswers();
    this.#tell(change, ending, seat);
  }

  #carryOut(ending: Ending, now: number): void {
    const sides = sidesAfter(this.#variant(), ending);
    const at = Math.max(now, this.position().lastMoveAt);
    if (ending.how === "resign") this.endDecided({ sides, reason: "resigned", at }, now);
    else this.endAgreed({ sides, reason: "agreed", at }, now);
  }

  #expire(now: number): void {
    for (const ending of this.endings.open())
      if (untilOf(ending) <= now) this.#close("expired", ending, ending.by);
    this.#awaitAnswers();
  }

  #close(change: EndingChange, ending: Ending, seat: Seat): void {
    this.endings.close(circleOf(this.#variant(), ending));
    this.#awaitAnswers();
    this.#tell(change, ending, seat);
  }

  #awaitAnswers(): void {
    const times = this.endings.open().map(untilOf);
    this.setDue(endingDue, times.length === 0 ? undefined : Math.min(...times));
  }

  #tell(change: EndingChange, ending: Ending, seat: Seat): void {
    const variant = this.#variant();
    const isOpen = change === "asked" || change === "accepted";
    const info = isOpen ? endingInfo(variant, this.beginning().game.seats, ending) : null;
    const asked = seatsOf(variant, ending).map(viewerOfSeat);
    this.publish("ending:changed", () => ({ change, how: ending.how, seat, ending: info }), asked);
  }

  #variant() {
    return this.position().state.table.variant;
  }
}
