import { type Move, variantOf } from "#rules/index.ts";
import { tournamentRoom } from "#schema/roomNames.ts";
import type { MatchOfGame } from "#schema/rooms.ts";
import { laneToTournament } from "../lanes.ts";
import { deliverOnlyIf, type OutboxKinds } from "../outboxKinds.ts";
import { decideNow, endingOf, homeOf } from "./decision.ts";
import type { MoveCause } from "./logged.ts";
import { type MatchMessages, matchMessages } from "./outboxMessages.ts";
import { TurnBasedGame } from "./turnBasedGame.ts";

/**
 * A game that may decide a match of a tournament. It reports to the tournament's room which sides have come, the score,
 * and the end, in this order; a side is a team of the variant. When the time is up it is decided as it stands.
 */
export abstract class MatchGame extends TurnBasedGame {
  /** What is not delivered yet when the game decides no match any more need not be told. */
  protected readonly matchKinds = deliverOnlyIf(() => this.match() !== null, {
    teamCame: {
      schema: matchMessages.teamCame,
      lane: laneToTournament,
      deliver: ({ tournamentID, side }) =>
        tournamentRoom(this.env, tournamentID).teamCame(this.beginning().game.gameID, side),
    },
    score: {
      schema: matchMessages.score,
      lane: laneToTournament,
      deliver: ({ tournamentID }) =>
        tournamentRoom(this.env, tournamentID).scoreNow(
          this.beginning().game.gameID,
          homeOf(this.position()),
        ),
    },
    matchEnd: {
      schema: matchMessages.matchEnd,
      lane: laneToTournament,
      deliver: ({ tournamentID }) => this.#tellEnd(tournamentID),
    },
  } satisfies OutboxKinds<MatchMessages>);

  async endMatchGame(): Promise<void> {
    await this.prepare();
    if (!this.isOpen() || this.match() === null) return;
    this.act(() => {
      const now = Date.now();
      if (this.isRunning()) this.endDecided(decideNow(this.beginning(), this.log.moves(), now), now);
      else this.#bringEnd(now);
    });
  }

  async closeMatchGame(): Promise<void> {
    if (!this.isOpen() || this.match() === null || !this.isRunning()) return;
    this.act(() => this.endEarly(Date.now()));
  }

  async detachMatchGame(): Promise<void> {
    // A game that is over stays the one that decided its match.
    if (!this.isOpen() || this.match() === null || !this.isRunning()) return;
    this.act(() => {
      this.log.detach();
      this.forget();
      this.awaitNext();
      this.publish("game:snapshot", (viewer) => this.stateFor(viewer).data);
    });
  }

  protected override onCrowd(): void {
    super.onCrowd();
    this.#noteWhoCame(Date.now());
  }

  protected override makeMove(move: Move, now: number, cause?: MoveCause): void {
    const before = homeOf(this.position());
    super.makeMove(move, now, cause);
    const match = this.match();
    if (match === null || !this.isRunning()) return;
    if (homeOf(this.position()).every((balls, side) => balls === before[side])) return;
    const { tournamentID } = match;
    this.outbox.put({ key: "score", kind: "score", payload: { tournamentID } }, now);
  }

  /** A game that its tournament has closed has nothing to report. */
  protected override onEnd(now: number): void {
    super.onEnd(now);
    if (this.match() !== null && this.status() === "over") this.#bringEnd(now);
  }

  /** A match in which a side never came does not count for ratings. */
  protected override isForRatings(): boolean {
    const { teams } = variantOf(this.beginning().game.variant);
    return this.match() === null || this.attendance.came().size === teams.length;
  }

  #noteWhoCame(now: number): void {
    if (this.match() === null || !this.isRunning()) return;
    const { teamOf } = variantOf(this.beginning().game.variant);
    const came = this.attendance.came();
    const there = new Set(this.presence().online.map((seat) => teamOf[seat]));
    const news = [...there].filter((side) => !came.has(side));
    for (const side of news) this.attendance.noteCame(side);
    this.#bringWhoCame(news, now);
  }

  /** Reports all sides that have come once more, to a tournament that may not have known the game yet. */
  protected reportWhoCame(now: number): void {
    if (this.match() !== null) this.#bringWhoCame([...this.attendance.came()], now);
  }

  #bringWhoCame(sides: readonly number[], now: number): void {
    const { tournamentID } = this.match() as MatchOfGame;
    for (const side of sides)
      this.outbox.put({ key: `came:${side}`, kind: "teamCame", payload: { tournamentID, side } }, now);
  }

  #bringEnd(now: number): void {
    const { tournamentID } = this.match() as MatchOfGame;
    this.outbox.put({ key: "matchEnd", kind: "matchEnd", payload: { tournamentID } }, now);
  }

  async #tellEnd(tournamentID: number): Promise<void> {
    const beginning = this.beginning();
    const room = tournamentRoom(this.env, tournamentID);
    const ending = endingOf(beginning, this.log.moves());
    if (ending === undefined) await room.gameAborted(beginning.game.gameID);
    else await room.gameEnded(beginning.game.gameID, ending);
  }
}
