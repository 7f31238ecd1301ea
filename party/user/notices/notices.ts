import type { Notice } from "#schema/notice.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { findPushSettings, forgetPushSubscription, pushSubscriptionsOf } from "#store/push.ts";
import { askDatabase } from "../../database.ts";
import type { UserMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { KeptNotices } from "./keptNotices.ts";
import { pushTextOf } from "./pushText.ts";
import { quietUntil } from "./quietHours.ts";
import { keyOf, ruleOf, settingOf } from "./rules.ts";
import { publicKeyOf, sendPush } from "./sendPush.ts";

/** The due date of decisions on notices. */
export const noticesDue = "notices";

/**
 * Decides what happens to a notice. If a tab has the person's attention, it shows what the person does not know yet,
 * and nothing is pushed. Otherwise the person's browsers get what the person has chosen, outside of quiet hours. A
 * notice has a key, so that it is told only once, however often it arrives.
 */
export class Notices {
  readonly #room: OwnRoom;
  readonly #asItIs: (notice: Notice) => Notice | undefined;
  readonly #kept: KeptNotices;
  /** Notices that are being pushed, as long as this instance lives. */
  readonly #underWay = new Set<string>();

  /** @param asItIs what is to be said now; undefined if there is nothing to say any more */
  constructor(room: OwnRoom, asItIs: (notice: Notice) => Notice | undefined) {
    this.#room = room;
    this.#asItIs = asItIs;
    this.#kept = new KeptNotices(room.sqlite);
  }

  /** Adds something that the person might want to know. Only inside a transaction. */
  receive(notice: Notice, key = keyOf(notice)): void {
    // A guest has no settings for notices.
    if (this.#room.self().kind === "guest") return;
    const now = Date.now();
    const { delayMs, pauseMs } = ruleOf(notice);
    this.#kept.forgetOld(now);
    this.#kept.note(key, notice, now + delayMs, pauseMs === null ? null : now + pauseMs);
    this.#beDue();
  }

  /** Settles a subject: the next notice about it is new. Only inside a transaction. */
  drop(notice: Notice): void {
    this.#kept.forget(keyOf(notice));
    this.#beDue();
  }

  /** The stored notices. */
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

  /** Pushes a notice to the browsers that have not received it yet. @throws if one of them has to be retried */
  async deliver({ key }: UserMessages["notice"]): Promise<void> {
    if (this.#underWay.has(key)) throw new Error("still under way");
    this.#underWay.add(key);
    try {
      await this.#push(key);
    } finally {
      this.#underWay.delete(key);
    }
  }

  #decide(key: string, notice: Notice, now: number): void {
    const { isAgainIfHere } = ruleOf(notice);
    if (this.#asItIs(notice) === undefined) {
      this.#kept.settle(key, null);
    } else if (!this.#room.isLookedAt(now)) {
      this.#kept.settle(key, now);
      this.#room.send("notice", { key });
    } else if (isAgainIfHere) {
      this.#kept.forget(key);
    } else {
      this.#kept.settle(key, null);
      // Everything else is visible on every page anyway.
      if (notice.kind === "yourTurn") {
        const { kind, gameID, what } = notice;
        this.#room.publish("user:notice", { kind, gameID: gameID as GameID, ...(what && { what }) });
      } else if (
        notice.kind === "tournament" &&
        (notice.what === "roundSoon" || notice.what === "decisionNeeded")
      ) {
        const { kind, tournamentID, type, title, what } = notice;
        this.#room.publish("user:notice", { kind, tournamentID, type, title, what });
      }
    }
  }

  async #push(key: string): Promise<void> {
    const { env } = this.#room;
    if (publicKeyOf(env) === null) return;
    const { id } = this.#room.self();
    const [{ kinds, quietHours }, subscriptions] = await askDatabase(env, (db) =>
      Promise.all([findPushSettings(db, id), pushSubscriptionsOf(db, id, Date.now())]),
    );
    // With libSQL away that may have taken long.
    const now = Date.now();
    const kept = this.#kept.find(key);
    const notice = kept && this.#asItIs(kept.notice);
    if (!kept || !notice || kept.pushedFrom === null || !kinds[settingOf(notice)]) return;
    const rule = ruleOf(notice);
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
        if (outcome === "gone") await askDatabase(env, (db) => forgetPushSubscription(db, browser.id));
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
