import type { Seat } from "#rules/index.ts";
import type { EndingChange, EndingWay } from "#schema/protocol/ending.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Asked, Handlers } from "../handlers.ts";
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
import type { OwnGame } from "./ownGame.ts";
import { seatOfViewer, viewerOfSeat } from "./viewer.ts";

/** The due date on which a question whether to end the game expires. */
const endingDue = "ending";

/**
 * The questions by which people end a game early together. A team that agrees resigns; all people who agree end the game
 * without a result. Only those who are asked hear of a question.
 */
export class Questions {
  readonly #game: OwnGame;

  constructor(game: OwnGame) {
    this.#game = game;
  }

  readonly dues = { [endingDue]: (now: number) => this.#expire(now) };

  readonly handlers: Pick<Handlers<GameProtocol>, "ending:start" | "ending:answer"> = {
    "ending:start": (asked) => this.#start(asked),
    "ending:answer": (asked) => this.#answer(asked),
  };

  onEnd(): void {
    this.#game.due.clear(endingDue);
  }

  /** Sets the due date of the question that expires first. */
  awaitAnswers(): void {
    const times = this.#endings.open().map(untilOf);
    this.#game.due.setOrClear(endingDue, times.length === 0 ? undefined : Math.min(...times));
  }

  /** Somebody else decides for this seat from now on, and was not asked. */
  drop(seat: Seat): void {
    for (const ending of this.#endings.open())
      if (seatsOf(this.#variant(), ending).includes(seat)) this.#close("dropped", ending, seat);
  }

  #start({ data: { how }, viewer, now }: Asked<{ how: EndingWay }>) {
    const seat = seatOfViewer(viewer);
    if (seat === null) return { error: "spectator" as const };
    const last = this.#endings.last(circleOf(this.#variant(), { how, by: seat }));
    // Two who ask at the same time agree.
    if (last?.isOpen) return this.#accept(seat, last.ending, now);
    const { play, situation } = this.#game;
    const circumstances = { ...situation.circumstances(), isMatch: play.match() !== null };
    const asked = newEnding(circumstances, { how, by: seat }, last?.ending.at, now);
    if ("error" in asked) return asked;
    this.#write("asked", asked, seat, now);
    return { data: {} };
  }

  #answer({ data, viewer, now }: Asked<{ how: EndingWay; accept: boolean }>) {
    const seat = seatOfViewer(viewer);
    if (seat === null) return { error: "spectator" as const };
    const last = this.#endings.last(circleOf(this.#variant(), { how: data.how, by: seat }));
    if (!last?.isOpen) return { error: "no_ending" as const };
    if (data.accept) return this.#accept(seat, last.ending, now);
    this.#close(last.ending.by === seat ? "withdrawn" : "rejected", last.ending, seat);
    return { data: {} };
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
    this.#endings.write(circleOf(variant, ending), ending);
    if (askedOf(variant, this.#seats(), ending).length === 0) {
      this.#carryOut(ending, now);
      return;
    }
    this.awaitAnswers();
    this.#tell(change, ending, seat);
  }

  #carryOut(ending: Ending, now: number): void {
    const sides = sidesAfter(this.#variant(), ending);
    const at = Math.max(now, this.#game.play.position().lastMoveAt);
    this.#game.endBy({ sides, reason: ending.how === "resign" ? "resigned" : "agreed", at }, now);
  }

  #expire(now: number): void {
    for (const ending of this.#endings.open())
      if (untilOf(ending) <= now) this.#close("expired", ending, ending.by);
    this.awaitAnswers();
  }

  #close(change: EndingChange, ending: Ending, seat: Seat): void {
    this.#endings.close(circleOf(this.#variant(), ending));
    this.awaitAnswers();
    this.#tell(change, ending, seat);
  }

  #tell(change: EndingChange, ending: Ending, seat: Seat): void {
    const variant = this.#variant();
    const isOpen = change === "asked" || change === "accepted";
    const info = isOpen ? endingInfo(variant, this.#seats(), ending) : null;
    const asked = seatsOf(variant, ending).map(viewerOfSeat);
    this.#game.publish("ending:changed", () => ({ change, how: ending.how, seat, ending: info }), asked);
  }

  get #endings() {
    return this.#game.situation.endings;
  }

  #seats() {
    return this.#game.play.beginning().game.seats;
  }

  #variant() {
    return this.#game.play.position().state.table.variant;
  }
}
