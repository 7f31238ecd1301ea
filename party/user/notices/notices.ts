import type { Notice } from "#schema/notice.ts";
import {
  findPushSettings,
  forgetPushSubscription,
  type PushSubscription,
  pushSubscriptionsOf,
} from "#store/push.ts";
import { askDatabase } from "../../database.ts";
import type { OutboxKinds } from "../../outboxKinds.ts";
import { type UserMessages, userMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptNotices } from "./keptNotices.ts";
import {
  clockSetBack,
  decided,
  dueBy,
  dueDecided,
  type Facts,
  forgotten,
  type KeptNotice,
  postponed,
  received,
  servedTo,
  settled,
} from "./noticeChanges.ts";
import { type PushNow, pushNow } from "./pushNow.ts";
import { pushTextOf } from "./pushText.ts";
import { keyOf, pushLaneOf } from "./rules.ts";
import { type PushOutcome, publicKeyOf, sendPush } from "./sendPush.ts";

/** A push that leaves now. */
type Push = Extract<PushNow, { what: "push" }>;

/**
 * Decides what happens to a notice. If a tab has the person's attention, it shows what the person does not know yet,
 * and nothing is pushed. Otherwise the person's browsers get what the person has chosen, outside of quiet hours. A
 * notice has a key, so that it is told only once, however often it arrives.
 */
export class Notices {
  readonly #room: OwnRoom;
  readonly #asItIs: (notice: Notice) => Notice | undefined;
  readonly #kept: KeptNotices;
  readonly #change: ChangeBy<readonly KeptNotice[]>;
  /** Notices that are being pushed, as long as this instance lives. */
  readonly #underWay = new Set<string>();

  /** @param asItIs what is to be current now; undefined if there is nothing to say any more */
  constructor(room: OwnRoom, asItIs: (notice: Notice) => Notice | undefined) {
    this.#room = room;
    this.#asItIs = asItIs;
    this.#kept = new KeptNotices(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly dues = {
    notices: (now: number) => {
      const facts = this.#factsOf(dueBy(this.#kept.read(), now), now);
      this.#change((notices) => dueDecided(notices, facts, now), now);
    },
  };

  readonly kinds = {
    notice: {
      schema: userMessages.notice,
      lane: ({ key }) => pushLaneOf(key),
      deliver: (notice) => this.#deliverOnce(notice),
    },
  } satisfies Pick<OutboxKinds<UserMessages>, "notice">;

  /** Adds something that the person might want to know. Only inside a transaction. */
  receive(notice: Notice, key = keyOf(notice)): void {
    // A guest has no settings for notices.
    if (this.#room.self().kind === "guest") return;
    const now = Date.now();
    this.#change((notices) => received(notices, notice, key, now), now);
  }

  /** Settles a subject: the next notice about it is new. Only inside a transaction. */
  drop(notice: Notice): void {
    this.#change((notices) => settled(notices, notice), Date.now());
  }

  /** The stored notices, in order of arrival. */
  all(): Notice[] {
    return this.#kept.read().map(({ notice }) => notice);
  }

  /** The clock was set back by so much (ms). Only inside a transaction. */
  onClockSetBack(back: number, now: number): void {
    this.#change((notices) => clockSetBack(notices, back), now);
  }

  /** The account was deleted. */
  forget(now: number): void {
    this.#change(forgotten, now);
  }

  /** Pushes a notice to the browsers that have not received it yet. @throws if one of them has to be retried */
  async #deliverOnce({ key }: UserMessages["notice"]): Promise<void> {
    if (this.#underWay.has(key)) throw new Error("still under way");
    this.#underWay.add(key);
    try {
      await this.#deliver(key);
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #deliver(key: string): Promise<void> {
    const { env } = this.#room;
    if (publicKeyOf(env) === null) return;
    const { id } = this.#room.self();
    const [settings, browsers] = await askDatabase(env, (db) =>
      Promise.all([findPushSettings(db, id), pushSubscriptionsOf(db, id, Date.now())]),
    );
    // With libSQL away that may have taken long.
    const now = Date.now();
    const kept = this.#kept.read().find((one) => one.key === key);
    if (kept === undefined) return;
    const facts = this.#factsOf([kept], now);
    const push = pushNow(kept, facts, settings, now);
    if (push.what === "push") return this.#push(kept, push, browsers);
    if (push.what === "decide")
      this.#room.act(() => this.#change((notices) => decided(notices, key, facts, now), now));
    if (push.what === "postpone")
      this.#room.act(() => this.#change((notices) => postponed(notices, key, push.until), now));
  }

  async #push({ key, served }: KeptNotice, push: Push, browsers: readonly PushSubscription[]): Promise<void> {
    const unserved = browsers.filter((browser) => !served.includes(browser.id));
    const outcomes = await Promise.all(unserved.map((browser) => this.#pushTo(browser, push)));
    const done = unserved.filter((_, index) => outcomes[index] !== "busy").map((browser) => browser.id);
    this.#room.act(() => this.#change((notices) => servedTo(notices, key, [...served, ...done]), Date.now()));
    if (done.length < unserved.length) throw new Error("a push service can't take it now");
  }

  async #pushTo(browser: PushSubscription, { notice, livesMs, isUrgent }: Push): Promise<PushOutcome> {
    const { env } = this.#room;
    const outcome = await sendPush(env, browser, pushTextOf(notice, browser.locale), { livesMs, isUrgent });
    if (outcome === "gone") await askDatabase(env, (db) => forgetPushSubscription(db, browser.id));
    return outcome;
  }

  /** What a decision on these notices depends on. */
  #factsOf(notices: readonly KeptNotice[], now: number): Facts {
    const asItIs = new Map<string, Notice>();
    for (const { key, notice } of notices) {
      const current = this.#asItIs(notice);
      if (current !== undefined) asItIs.set(key, current);
    }
    return { isLookedAt: this.#room.isLookedAt(now), asItIs };
  }
}
