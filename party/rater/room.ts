import { DurableObject } from "cloudflare:workers";
import { limits } from "#schema/limits.ts";
import type { RaterRoomCalls } from "#schema/rooms.ts";
import { checkRatings } from "#store/ratings/checking.ts";
import { foldSome } from "#store/ratings/folding.ts";
import { askDatabase } from "../database.ts";
import type { PartyEnv } from "../env.ts";
import { log } from "../log.ts";
import { passFiguresOn } from "../passFiguresOn.ts";

/** The key under which it is stored that the ratings shall be checked. */
const checkKey = "check";

/**
 * The one room that rates games, so that they are rated one after another in the order in which libSQL stored them
 * (docs/ratings.md). It keeps nothing itself and admits nobody: games wake it when they have been stored, and it works
 * from the alarm until the ratings contain all of them. While libSQL is away it waits.
 */
export class RaterRoom extends DurableObject<PartyEnv> implements RaterRoomCalls {
  async wake(): Promise<void> {
    await this.#workAt(Date.now());
  }

  async check(): Promise<void> {
    await this.ctx.storage.put(checkKey, true);
    await this.wake();
  }

  override async alarm(): Promise<void> {
    passFiguresOn(this.env, Date.now(), this.ctx);
    try {
      if ((await this.#ask((db) => foldSome(db, Date.now()))) > 0) await this.#workAt(Date.now());
      else if (await this.ctx.storage.get(checkKey)) await this.#check();
    } catch (error) {
      log("games not rated", "warn", error);
      await this.#workAt(Date.now() + limits.dueRetryMs);
    }
  }

  async #check(): Promise<void> {
    const { games, ratings, isOutdated } = await checkRatings(this.#ask);
    if (isOutdated) return this.#workAt(Date.now());
    await this.ctx.storage.delete(checkKey);
    if (games + ratings > 0) log("ratings differ from a new count", "error", { games, ratings });
  }

  readonly #ask: Parameters<typeof checkRatings>[0] = (ask) => askDatabase(this.env, ask);

  /** Sets the alarm, unless it comes earlier. */
  async #workAt(at: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > at) await this.ctx.storage.setAlarm(at);
  }
}
