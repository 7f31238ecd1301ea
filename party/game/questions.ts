import type { Seat } from "#rules/index.ts";
import type { EndingWay } from "#schema/protocol/ending.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Handlers } from "../handlers.ts";
import type { EffectDue } from "./effects.ts";
import {
  answered,
  asked,
  circleOf,
  type Ending,
  type EndingNews,
  type EndingStep,
  type EndingTable,
  endingInfo,
  expired,
  isOpenAfter,
  nextExpiry,
  questionChanged,
  seatsOf,
  sidesAfter,
} from "./ending.ts";
import type { OwnGame } from "./ownGame.ts";
import { openEndings } from "./surroundings.ts";
import { seatOfViewer, viewerOfSeat } from "./viewer.ts";

/** The due date on which a question whether to end the game expires. */
const endingDue = "ending" satisfies EffectDue;

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
    this.#game.due.setOrClear(endingDue, nextExpiry(this.#open()));
  }

  /** Tells those who are asked what has become of a question. */
  tell({ change, ending, seat }: EndingNews): void {
    const variant = this.#variant();
    const owners = this.#game.play.beginning().game.seats;
    const info = isOpenAfter(change) ? endingInfo(variant, owners, ending) : null;
    const asked = seatsOf(variant, ending).map(viewerOfSeat);
    this.#game.publish("ending:changed", () => ({ change, how: ending.how, seat, ending: info }), asked);
  }

  #take(step: EndingStep | undefined, now: number): void {
    if (step === undefined) return;
    if (step.change === "agreed") this.#end(step.ending, now);
    else this.#game.become(questionChanged(this.#game.state(), step), now);
  }

  #end(ending: Ending, now: number): void {
    const sides = sidesAfter(this.#variant(), ending);
    const at = Math.max(now, this.#game.play.position().lastMoveAt);
    this.#game.endBy({ sides, reason: ending.how === "resign" ? "resigned" : "agreed", at }, now);
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
