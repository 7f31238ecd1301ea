import type { UserProtocol, Vacation } from "#schema/protocol/user.ts";
import { gameRoom } from "#schema/roomNames.ts";
import type { Break } from "#schema/rooms.ts";
import type { Handlers } from "../../handlers.ts";
import { laneTo } from "../../lanes.ts";
import type { OutboxKinds } from "../../outboxKinds.ts";
import { type UserMessages, userMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptVacations } from "./keptVacations.ts";
import { begun, ended, forgotten, passed, vacationAt } from "./vacationChanges.ts";

/** The person's vacations, which the person begins and ends. On them the clocks of turn-based games stand still. */
export class Vacations {
  readonly #room: OwnRoom;
  readonly #kept: KeptVacations;
  readonly #change: ChangeBy<readonly Break[]>;

  constructor(room: OwnRoom) {
    this.#room = room;
    this.#kept = new KeptVacations(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly handlers = {
    "user:startVacation": ({ data: { days }, now }) => {
      if (this.#room.self().kind === "guest") return { error: "members_only" };
      return this.#change((vacations) => begun(vacations, days, now), now) ?? { data: this.state(now) };
    },
    "user:endVacation": ({ now }) => {
      this.#change((vacations) => ended(vacations, now), now);
      return { data: this.state(now) };
    },
  } satisfies Pick<Handlers<UserProtocol>, "user:startVacation" | "user:endVacation">;

  readonly dues = {
    vacation: (now: number) => void this.#change((vacations) => passed(vacations, now), now),
  };

  readonly kinds = {
    breaks: {
      schema: userMessages.breaks,
      lane: ({ gameID }) => laneTo({ party: "game", room: String(gameID) }),
      deliver: ({ gameID }) => gameRoom(this.#room.env, gameID).breaksChanged(this.#room.self(), this.all()),
    },
  } satisfies Pick<OutboxKinds<UserMessages>, "breaks">;

  /** All vacations, in order. */
  all(): Break[] {
    return [...this.#kept.read()];
  }

  /** The vacation as the person sees it. */
  state(now: number): Vacation {
    return vacationAt(this.all(), now);
  }

  /** The account was deleted. */
  forget(now: number): void {
    this.#change(forgotten, now);
  }
}
