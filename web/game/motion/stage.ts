import { flushSync } from "react-dom";
import type { GameEvent } from "#rules/event.ts";
import type { View } from "#rules/view.ts";
import { animateBeat } from "./animate.ts";
import { type Beat, beatsOf } from "./beats.ts";
import type { Scene } from "./scene.ts";
import { type Shown, showEvent, showView } from "./shown.ts";

/** Something to show: the remaining events, and the position after them, if already known. */
interface Act {
  readonly beats: Beat[];
  readonly view: View | null;
  /** Events that are not animated, because the player saw their result while choosing. */
  readonly seen?: ReadonlySet<GameEvent["type"]>;
}

/** Events that a player's own move has already shown when the room confirms it. */
const predictedTypes = new Set<GameEvent["type"]>(["laid", "restored", "moved", "kicked", "swapped"]);

/** A Tac is chosen on the previous position, and a dragged ball is on its target. */
const seenNothing: ReadonlySet<GameEvent["type"]> = new Set();
const seenChoosing: ReadonlySet<GameEvent["type"]> = new Set(["restored"]);
const seenDropping: ReadonlySet<GameEvent["type"]> = new Set(["restored", "moved"]);

/** A pause after each move, and before the table is cleared for the next deal, in ms. */
const restAfterMove = 180;
const restBeforeDeal = 700;
/** With this many moves waiting they run at double speed; with more they are not animated. */
const hurryFrom = 2;
const skipFrom = 6;

/** The page as the stage animates on it. Who looks at it is in the views. */
export type Scenery = Omit<Scene, "viewer">;

/**
 * What the table shows, and the moves that wait to be shown. It never delays the game's position: a player who acts
 * ends all animation (`finish`) and sees the newest position.
 */
export class Stage {
  #shown: Shown;
  #newest: View;
  #acts: Act[] = [];
  #isPlaying = false;
  /** Counts interruptions, so that a pending wait that ends late changes nothing. */
  #run = 0;
  /** The number of own moves on screen that the room has not confirmed yet. */
  #predicted = 0;
  /** What was shown before the first of them. */
  #confirmed: Shown;
  readonly #running = new Set<Animation>();
  readonly #listeners = new Set<() => void>();
  #scenery: () => Scenery | null = () => null;
  #onBeat: ((beat: Beat) => void) | null = null;

  constructor(view: View) {
    this.#newest = view;
    this.#shown = showView(view);
    this.#confirmed = this.#shown;
  }

  /** Says where to animate from now on; `null` shows everything at once, as it is before the first call. */
  animateOn(scenery: () => Scenery | null): void {
    this.#scenery = scenery;
  }

  /** Calls back at the start of each beat, to play its sound. @returns a function that ends that */
  followBeats(onBeat: (beat: Beat) => void): () => void {
    this.#onBeat = onBeat;
    return () => {
      this.#onBeat = null;
    };
  }

  /** Where to animate now, for the viewer of the newest position. */
  scene(): Scene | null {
    const scenery = this.#scenery();
    return scenery && { ...scenery, viewer: this.#newest.seat };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Shown => this.#shown;

  /** Shows a position at once, without the marks of a move: what led to it is not known. */
  jump(view: View): void {
    this.#newest = view;
    this.#predicted = 0;
    const shown = this.#cutShort().reduce(showAct, this.#shown);
    this.#show({ ...showView(view, shown), ways: [] });
  }

  /** Queues the events of a move after everything that waits already. */
  add(happened: readonly GameEvent[], view: View): void {
    this.#newest = view;
    const isPredicted = this.#predicted > 0;
    const rest = isPredicted ? happened.filter(({ type }) => !predictedTypes.has(type)) : happened;
    if (isPredicted) this.#predicted--;
    // While further own moves are unconfirmed, the table already shows the last of them; a position in between would
    // take it back.
    this.#acts.push({ beats: beatsOf(rest), view: this.#predicted > 0 ? null : view });
    // Deferred: React may be rendering the caller.
    if (!this.#isPlaying) void Promise.resolve().then(() => this.#playAll());
  }

  /**
   * Shows the player's own move before the room has answered, after other unconfirmed moves. With `isDropped` the ball
   * was dragged to its target.
   */
  predict(happened: readonly GameEvent[], isDropped: boolean): void {
    this.finish();
    if (this.#predicted === 0) this.#confirmed = this.#shown;
    if (happened.length > 0) this.#predicted++;
    this.#acts.push({ beats: beatsOf(happened), view: null, seen: isDropped ? seenDropping : seenChoosing });
    void this.#playAll();
  }

  /** Takes back unconfirmed moves, because the room refused or the player takes them back. The `kept` moves stay. */
  takeBack(kept: readonly (readonly GameEvent[])[] = []): void {
    this.#cutShort();
    this.#predicted = kept.length;
    this.#show(kept.flat().reduce(showEvent, showView(this.#newest, this.#confirmed)));
  }

  /** Ends all animation and shows the newest position. Unconfirmed own moves stay. */
  finish(): void {
    const shown = this.#cutShort().reduce(showAct, this.#shown);
    this.#show(this.#predicted > 0 ? shown : showView(this.#newest, shown));
  }

  /** Ends all animation and returns what was still to be shown. */
  #cutShort(): readonly Act[] {
    this.#run++;
    this.#isPlaying = false;
    const acts = this.#acts;
    this.#acts = [];
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    return acts;
  }

  async #playAll(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    const run = this.#run;
    while (this.#acts.length > 0 && run === this.#run) await this.#play(this.#acts[0], run);
    if (run === this.#run) this.#isPlaying = false;
  }

  async #play(act: Act, run: number): Promise<void> {
    while (act.beats.length > 0) {
      if (act.beats[0][0].type === "dealt") await this.#rest(restBeforeDeal);
      if (run !== this.#run) return;
      const beat = act.beats.shift() as Beat;
      await this.#playBeat(beat, act.seen ?? seenNothing);
      if (run !== this.#run) return;
    }
    this.#acts.shift();
    if (act.view === null) return;
    this.#show(showView(act.view, this.#shown));
    await this.#rest(restAfterMove);
  }

  async #playBeat(beat: Beat, seen: ReadonlySet<GameEvent["type"]>): Promise<void> {
    const before = this.#shown;
    const scene = this.#hurriedScene();
    this.#show(beat.reduce(showEvent, before));
    this.#onBeat?.(beat);
    if (scene === null) return;
    const animations = animateBeat(
      scene,
      before,
      beat.filter(({ type }) => !seen.has(type)),
    );
    for (const animation of animations) this.#running.add(animation);
    await Promise.allSettled(animations.map(({ finished }) => finished));
    for (const animation of animations) this.#running.delete(animation);
  }

  async #rest(time: number): Promise<void> {
    const scene = this.#hurriedScene();
    if (scene === null) return;
    await new Promise((resolve) => setTimeout(resolve, time * scene.tempo));
  }

  #hurriedScene(): Scene | null {
    const scene = this.scene();
    if (scene === null || document.hidden || this.#acts.length > skipFrom) return null;
    return this.#acts.length > hurryFrom ? { ...scene, tempo: scene.tempo / 2 } : scene;
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    // Synchronously, so that animations find their elements in their new places.
    flushSync(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

/** Shows the rest of an act at once. */
function showAct(shown: Shown, { beats, view }: Act): Shown {
  const after = beats.flat().reduce(showEvent, shown);
  return view === null ? after : showView(view, after);
}
