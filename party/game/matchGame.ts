import { decideNow } from "./decision.ts";
import { KnownGame } from "./knownGame.ts";

/** A game that may decide a match of a tournament: when its time is up it is decided as it stands. */
export abstract class MatchGame extends KnownGame {
  async endMatchGame(): Promise<void> {
    if (!this.isOpen() || this.match() === null || !this.isRunning()) return;
    const now = Date.now();
    this.act(() => this.endDecided(decideNow(this.beginning(), this.log.moves(), now), now));
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

  protected override onEnd(_now: number): void {}

  protected override isForRatings(): boolean {
    return true;
  }
}
