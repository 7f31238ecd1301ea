import { variantOf } from "#rules/index.ts";
import { tournamentRoom } from "#schema/roomNames.ts";
import type { MatchOfGame } from "#schema/rooms.ts";
import { laneToTournament } from "../lanes.ts";
import { deliverOnlyIf, type OutboxKinds } from "../outboxKinds.ts";
import { decideNow, endingOf, homeOf } from "./decision.ts";
import { detached, sidesSeen } from "./matchChanges.ts";
import { type MatchMessages, matchMessages } from "./outboxMessages.ts";
import type { OwnGame } from "./ownGame.ts";
import type { Presences } from "./presences.ts";

/**
 * What a game that decides a match of a tournament does more than others: it reports to the tournament's room which sides
 * have come, the score, and the end, in this order; a side is a team of the variant. When the time is up it is decided
 * as it stands. In other games nothing here does anything.
 */
export class Match {
  readonly #game: OwnGame;
  readonly #presences: Presences;

  constructor(game: OwnGame, presences: Presences) {
    this.#game = game;
    this.#presences = presences;
  }

  /** What is not delivered yet when the game decides no match any more need not be told. */
  readonly kinds = deliverOnlyIf(() => this.#match() !== null, {
    teamCame: {
      schema: matchMessages.teamCame,
      lane: laneToTournament,
      deliver: ({ tournamentID, side }) => this.#tournament(tournamentID).teamCame(this.#gameID(), side),
    },
    score: {
      schema: matchMessages.score,
      lane: laneToTournament,
      deliver: ({ tournamentID }) => this.#tournament(tournamentID).scoreNow(this.#gameID(), this.#home()),
    },
    matchEnd: {
      schema: matchMessages.matchEnd,
      lane: laneToTournament,
      deliver: ({ tournamentID }) => this.#tellEnd(tournamentID),
    },
  } satisfies OutboxKinds<MatchMessages>);

  /** The time is up: the game is decided as it stands, or reports its end again. */
  end(now: number): void {
    const { play } = this.#game;
    if (this.#match() === null) return;
    if (play.isRunning()) this.#game.endBy(decideNow(play.beginning(), play.log.moves(), now), now);
    else this.bringEnd(now);
  }

  /** The match was decided without its game. */
  close(now: number): void {
    if (this.#match() !== null && this.#game.play.isRunning()) this.#game.abort(now);
  }

  /** The game decides no match any more. */
  detach(now: number): void {
    this.#game.become(detached(this.#game.state(), this.#game.play.position()), now);
  }

  /** Reports the sides of which somebody is here for the first time. */
  onCrowd(now: number): void {
    if (this.#match() === null) return;
    const { online } = this.#presences.current();
    this.#game.become(sidesSeen(this.#game.state(), this.#game.play.position(), online), now);
  }

  /** Queues for the tournament that somebody of this side has come. */
  bringTeamCame(side: number, now: number): void {
    const { tournamentID } = this.#match() as MatchOfGame;
    this.#game.outbox.put({ key: `came:${side}`, kind: "teamCame", payload: { tournamentID, side } }, now);
  }

  /** Queues the score for the tournament. */
  bringScore(now: number): void {
    const { tournamentID } = this.#match() as MatchOfGame;
    this.#game.outbox.put({ key: "score", kind: "score", payload: { tournamentID } }, now);
  }

  /** Queues the end for the tournament. */
  bringEnd(now: number): void {
    const { tournamentID } = this.#match() as MatchOfGame;
    this.#game.outbox.put({ key: "matchEnd", kind: "matchEnd", payload: { tournamentID } }, now);
  }

  /** Whether the game may count for ratings: not a match in which a side never came. */
  isForRatings(): boolean {
    const { teams } = variantOf(this.#game.play.beginning().game.variant);
    return this.#match() === null || this.#game.situation.surroundings().came.size === teams.length;
  }

  /** Reports all sides that have come once more, to a tournament that may not have known the game yet. */
  reportWhoCame(now: number): void {
    if (this.#match() === null) return;
    for (const side of this.#game.situation.surroundings().came) this.bringTeamCame(side, now);
  }

  async #tellEnd(tournamentID: number): Promise<void> {
    const { play } = this.#game;
    const ending = endingOf(play.beginning(), play.log.moves());
    const room = this.#tournament(tournamentID);
    if (ending === undefined) await room.gameAborted(this.#gameID());
    else await room.gameEnded(this.#gameID(), ending);
  }

  #tournament(tournamentID: number) {
    return tournamentRoom(this.#game.env, tournamentID);
  }

  #match(): MatchOfGame | null {
    return this.#game.play.match();
  }

  #gameID(): number {
    return this.#game.play.beginning().game.gameID;
  }

  /** The balls home, by side. */
  #home(): readonly number[] {
    return homeOf(this.#game.play.position());
  }
}
