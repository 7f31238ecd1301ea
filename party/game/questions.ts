import type { Seat } from "#rules/index.ts";
import type { EndingWay } from "#schema/protocol/ending.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Handlers } from "../handlers.ts";
import {
  answered,
  asked,
  circleOf,
  dropped,
  type EndingStep,
  type EndingTable,
  endingInfo,
  expired,
  seatsOf,
  sidesAfter,
  untilOf,
} from "./ending.ts";
import type { OwnGame } from "./ownGame.ts";
import { openEndings, withEnding, withoutEnding } from "./surroundings.ts";
import { seatOfViewer, viewerOfSeat } from "./viewer.ts";

/** The due date on which a question whether to end the game expires. */
const endingDue = "ending";

/**
 * The questions by which people end a game early together. A team that agrees resigns; all people who agree end the game
 * without a result. Only those who are asked hear of a question. The reducer (ending.ts) says what becomes of a question,
 * and this does it.
 */
export class Questions {
  readonly #game: OwnGame;

  constructor(game: OwnGame) {
    this.#game = game;
  }

  readonly dues = {
    [endingDue]: (now: number) => {
      for (const step of expired(this.#open(), now)) this.#take(step, now);
      this.awaitAnswers();
    },
  };

  readonly handlers: Pick<Handlers<GameProtocol>, "ending:start" | "ending:answer"> = {
    "ending:start": ({ data: { how }, viewer, now }) => {
      const seat = seatOfViewer(viewer);
      if (seat === null) return { error: "spectator" };
      const step = asked(this.#tableFor(how, seat), { how, by: seat }, now);
      if (step !== undefined && "error" in step) return step;
      this.#take(step, now);
      return { data: {} };
    },
    "ending:answer": ({ data: { how, accept }, viewer, now }) => {
      const seat = seatOfViewer(viewer);
      if (seat === null) return { error: "spectator" };
      const step = answered(this.#tableFor(how, seat), seat, accept);
      if (step !== undefined && "error" in step) return step;
      this.#take(step, now);
      return { data: {} };
    },
  };

  /** Sets the due date of the question that expires first. */
  awaitAnswers(): void {
    const times = this.#open().map(untilOf);
    this.#game.due.setOrClear(endingDue, times.length === 0 ? undefined : Math.min(...times));
  }

  /** Somebody else decides for this seat from now on. */
  drop(seat: Seat, now: number): void {
    for (const step of dropped(this.#variant(), this.#open(), seat)) this.#take(step, now);
  }

  onEnd(): void {
    this.#game.due.clear(endingDue);
  }

  #take(step: EndingStep | undefined, now: number): void {
    if (step === undefined) return;
    const { change, ending, seat } = step;
    const { play, situation } = this.#game;
    const variant = this.#variant();
    if (change === "agreed") {
      const sides = sidesAfter(variant, ending);
      const at = Math.max(now, play.position().lastMoveAt);
      this.#game.endBy({ sides, reason: ending.how === "resign" ? "resigned" : "agreed", at }, now);
      return;
    }
    const isOpen = change === "asked" || change === "accepted";
    const circle = circleOf(variant, ending);
    situation.change((before) =>
      isOpen ? withEnding(before, circle, ending) : withoutEnding(before, circle),
    );
    this.awaitAnswers();
    const info = isOpen ? endingInfo(variant, play.beginning().game.seats, ending) : null;
    const told = seatsOf(variant, ending).map(viewerOfSeat);
    this.#game.publish("ending:changed", () => ({ change, how: ending.how, seat, ending: info }), told);
  }

  #tableFor(how: EndingWay, by: Seat): EndingTable {
    const { situation } = this.#game;
    const last = situation.surroundings().endings.get(circleOf(this.#variant(), { how, by }));
    return { circumstances: situation.circumstances(), last };
  }

  #open() {
    return openEndings(this.#game.situation.surroundings());
  }

  #variant() {
    return this.#game.play.position().state.table.variant;
  }
}
