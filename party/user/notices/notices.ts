import type { Notice } from "#schema/notice.ts";
import { findPushSettings, forgetPushSubscription, pushSubscriptionsOf } from "#store/push.ts";
import { databaseOf } from "../../database.ts";
import type { Parcel } from "../../outbox.ts";
import type { OwnRoom } from "../friends/ownRoom.ts";
import { KeptNotices } from "./keptNotices.ts";
import { pushTextOf } from "./pushText.ts";
import { quietUntil } from "./quietHours.ts";
import { keyOf, noticeRules } from "./rules.ts";
import { publicKeyOf, sendPush } from "./sendPush.ts";

/** What is due: notices to be decided on. */
export const noticesDue = "notices";

/** What leaves the room: a notice for the person's browsers. */
export const noticeParcel = "notice";
type Carried = { key: string };

/**
 * Decides what becomes of whatever a person might want to know. While a tab is looked at, that is told what it does not know
 * otherwise, and nothing is pushed; if none is, the person's browsers are pushed what it has chosen, outside of its quiet hours.
 * A notice is known by its key, so that nothing is told twice, however often it is heard.
 */
export class Notices {
  readonly #room: OwnRoom;
  readonly #asItIs: (notice: Notice) => Notice | undefined;
  readonly #kept: KeptNotices;
  /** What is being pushed, as long as this instance lives. */
  readonly #underWay = new Set<string>();

  /** @param asItIs what is to be said by now; undefined where there is nothing to say any more */
  constructor(room: OwnRoom, asItIs: (notice: Notice) => Notice | undefined) {
    this.#room = room;
    this.#asItIs = asItIs;
    this.#kept = new KeptNotices(room.sqlite);
  }

  /** There is something that the person might want to know. Only inside a deed. */
  hear(notice: Notice, key = keyOf(notice)): void {
    // A guest has nowhere to choose what it wants.
    if (this.#room.self().kind === "guest") return;
    const now = Date.now();
    const { delayMs, pauseMs } = noticeRules[notice.kind];
    this.#kept.forgetOld(now);
    this.#kept.note(key, notice, now + delayMs, pauseMs === null ? null : now + pauseMs);
    this.#beDue();
  }

  /** What the person might have wanted to know is over: the next time it is news. Only inside a deed. */
  drop(notice: Notice): void {
    this.#kept.forget(keyOf(notice));
    this.#beDue();
  }

  /** Those that are known. */
  all(): Notice[] {
    return this.#kept.all();
  }

  /** Decides on what is due. */
  onDue(now: number): void {
    for (const { key, notice } of this.#kept.dueBy(now)) this.#decide(key, notice, now);
    this.#beDue();
  }

  forget(): void {
    this.#kept.clear();
    this.#beDue();
  }

  /** Pushes a notice to the browsers that have not had it yet. @throws where one of them is to be tried again */
  async carry({ payload }: Parcel): Promise<void> {
    const { key } = payload as Carried;
    if (this.#underWay.has(key)) throw new Error("still under way");
    this.#underWay.add(key);
    try {
      await this.#push(key);
    } finally {
      this.#underWay.delete(key);
    }
  }

  #decide(key: string, notice: Notice, now: number): void {
    const { isAgainIfHere } = noticeRules[notice.kind];
    if (this.#asItIs(notice) === undefined) {
      this.#kept.settle(key, null);
    } else if (!this.#room.isLookedAt(now)) {
      this.#kept.settle(key, now);
      this.#room.send(noticeParcel, { key } satisfies Carried);
    } else if (isAgainIfHere) {
      this.#kept.forget(key);
    } else {
      this.#kept.settle(key, null);
      // Everything else is to be seen on every page anyway.
      if (notice.kind === "yourTurn") this.#room.tell("user:notice", notice);
    }
  }

  async #push(key: string): Promise<void> {
    const { env } = this.#room;
    if (publicKeyOf(env) === null) return;
    const db = databaseOf(env);
    const { id } = this.#room.self();
    const [{ kinds, quietHours }, subscriptions] = await Promise.all([
      findPushSettings(db, id),
      pushSubscriptionsOf(db, id, Date.now()),
    ]);
    // Where libSQL was away that may have taken long.
    const now = Date.now();
    const kept = this.#kept.find(key);
    const notice = kept && this.#asItIs(kept.notice);
    if (!kept || !notice || kept.pushedFrom === null || !kinds[notice.kind]) return;
    const rule = noticeRules[notice.kind];
    const livesMs = kept.pushedFrom + rule.livesMs - now;
    if (livesMs <= 0) return;
    if (this.#room.isLookedAt(now)) return this.#room.act(() => this.#decide(key, notice, now));
    const quietEnd = quietUntil(quietHours, now);
    if (quietEnd !== undefined) {
      if (rule.outlastsQuietHours) this.#room.act(() => this.#postpone(key, quietEnd));
      return;
    }
    const unserved = subscriptions.filter((browser) => !kept.served.includes(browser.id));
    const outcomes = await Promise.all(
      unserved.map(async (browser) => {
        const how = { livesMs, isUrgent: rule.isUrgent };
        const outcome = await sendPush(env, browser, pushTextOf(notice, browser.locale), how);
        if (outcome === "gone") await forgetPushSubscription(db, browser.id);
        return { id: browser.id, outcome };
      }),
    );
    const done = outcomes.filter(({ outcome }) => outcome !== "busy");
    this.#room.act(() => this.#kept.serve(key, [...kept.served, ...done.map((one) => one.id)]));
    if (done.length < outcomes.length) throw new Error("a push service can't take it now");
  }

  #postpone(key: string, until: number): void {
    this.#kept.postpone(key, until);
    this.#beDue();
  }

  #beDue(): void {
    const at = this.#kept.nextAt();
    if (at === undefined) this.#room.due.clear(noticesDue);
    else this.#room.due.set(noticesDue, at);
  }
}
