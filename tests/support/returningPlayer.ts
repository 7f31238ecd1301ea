import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import { type Patience, ReturningSocket } from "./returningSocket.ts";

/** A position of a game, as a seat or a spectator sees it. */
export type Position = { version: number; view: ViewData };

/** A player or spectator of a game whose socket reconnects by itself. */
export class ReturningPlayer extends ReturningSocket {
  position: Position | undefined;
  /** The version of each position that arrived as a move, in order. */
  readonly told: number[] = [];

  constructor({ gameID, ...where }: { url: string; gameID: number; token?: string }, patience?: Patience) {
    const hear = ({ type, data }: { type: string; data: unknown }) => {
      const position = data as Position;
      if (type === "game:moved") this.told.push(position.version);
      if (position.view) this.position = position;
    };
    super({ ...where, party: "game", room: String(gameID) }, hear, patience);
  }

  /** A legal move of this player now, as a request; `undefined` if there is none. */
  get nextMove(): { version: number; move: string } | undefined {
    const { position } = this;
    const move = position && chooseMove(viewOfData(position.view), "beginner", (limit) => limit - 1);
    return move && { version: position.version, move: formatMove(move) };
  }
}
