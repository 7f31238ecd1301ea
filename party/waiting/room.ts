import { createHash } from "node:crypto";
import { bytesOf } from "#rules/index.ts";
import { drawn32, hashOf } from "#schema/draw.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { waiting as protocol, type WaitingProtocol } from "#schema/protocol/waiting.ts";
import { gameRoom, userRoom } from "#schema/roomNames.ts";
import type {
  Circle,
  Identity,
  InviteRefusal,
  OpenFull,
  OpenRematch,
  OpenWaiting,
  Person,
  RematchNews,
  RematchOutcome,
  WaitingRoomCalls,
} from "#schema/rooms.ts";
import { addGame } from "#store/games.ts";
import { openSoloGamesOf } from "#store/soloGames.ts";
import { carryOut } from "../changed.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import { soloPlayerOf } from "../game/seats.ts";
import { endSpareGames } from "../game/spareGames.ts";
import type { Asked, Handlers, Reply, Socket } from "../handlers.ts";
import { laneToPerson } from "../lanes.ts";
import type { Outbox } from "../outbox.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { Room } from "../room.ts";
import { tellGivenID } from "../site/ownSite.ts";
import * as changes from "./changes.ts";
import { isSameSitting } from "./claims.ts";
import { type EffectDue, type EffectHandlers, effectsBetween } from "./effects.ts";
import { freeSeatsOf } from "./freeSeats.ts";
import { Keeping } from "./keeping.ts";
import { kindsToOthers } from "./kindsToOthers.ts";
import { type WaitingMessages, waitingMessages } from "./outboxMessages.ts";
import {
  circleOf,
  drawFor,
  gameFor,
  inviteRefusal,
  isBeginning,
  isHuman,
  isSame,
  rematchPlayersOf,
  slotEnd,
  slotOf,
  snapshotFor,
  type WaitingState,
} from "./state.ts";
import { waitingMigrations } from "./tables.ts";
import { personOf, viewerFor } from "./viewer.ts";

/**
 * Due dates: a presence check, somebody's being away, the end of that person's slot, the deletion of a closed room, and the
 * end of the time for those who are invited to a rematch, and for browsers to commit to what they have drawn, and to
 * reveal it.
 */
const checkDue = "check" satisfies EffectDue;
const absentDue = "absent";
const awayDue = "away";
const endDue = "end" satisfies EffectDue;
const invitedDue = "invited" satisfies EffectDue;
const committedDue = "committed" satisfies EffectDue;
const revealedDue = "revealed" satisfies EffectDue;

/**
 * A table that is being filled: its slots, who is ready, and, when all are, the game that follows. A person waits in
 * one room only: whoever sits down here claims the person's own room, which accepts the latest claim.
 */
export class WaitingRoom extends Room<WaitingProtocol> implements WaitingRoomCalls {
  static override migrations = waitingMigrations;

  protected readonly party = "waiting";
  protected readonly protocol = protocol;
  protected readonly reads = new Set(["waiting:catchUp"] as const);
  protected readonly handlers: Handlers<WaitingProtocol> = {
    "waiting:joinGame": (asked) =>
      isTurnBased(this.#state().wishes) ? this.#joinTurnBased(asked) : this.#join(asked),
    "waiting:addBot": (asked) => {
      const { slot, level } = asked.data;
      return this.#change(asked, (state, self) => changes.addBot(state, self, slot, level)) ?? done;
    },
    "waiting:removeBot": (asked) =>
      this.#change(asked, (state, self) => changes.removeBot(state, self, asked.data)) ?? done,
    "waiting:movePlayer": (asked) => {
      const { steps, ...whom } = asked.data;
      return this.#change(asked, (state, self) => changes.movePlayer(state, self, whom, steps)) ?? done;
    },
    "waiting:moveBot": (asked) => {
      const { steps, ...whom } = asked.data;
      return this.#change(asked, (state, self) => changes.moveBot(state, self, whom, steps)) ?? done;
    },
    "waiting:removePlayer": (asked) =>
      this.#change(asked, (state, self) => changes.removePlayer(state, self, asked.data)) ?? done,
    "waiting:letIn": (asked) =>
      this.#change(asked, (state, self) => changes.letIn(state, self, asked.data.name)) ?? done,
    "waiting:switchColor": (asked) => {
      const { color, ...whom } = asked.data;
      return this.#change(asked, (state, self) => changes.switchColor(state, self, whom, color)) ?? done;
    },
    "waiting:readyPlayer": (asked) =>
      this.#change(asked, (state, self) =>
        changes.ready(state, self, asked.data.isReady, asked.data.commitment),
      ) ?? done,
    "waiting:commit": ({ identity, data, now }) => {
      if (identity === null) return { error: "not_signed_in" };
      const next = changes.committed(this.#state(), identity, data.commitment);
      if ("error" in next) return next;
      this.#become(next, now);
      return done;
    },
    "waiting:reveal": ({ identity, data, now }) => {
      if (identity === null) return { error: "not_signed_in" };
      const { secret } = data;
      const hash = createHash("sha256").update(bytesOf(secret)).digest("hex");
      const next = changes.revealed(this.#state(), identity, { secret, hash });
      if ("error" in next) return next;
      this.#become(next, now);
      return done;
    },
    "waiting:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
  };

  declare protected readonly outbox: Outbox<WaitingMessages>;
  protected readonly outboxKinds = {
    ...kindsToOthers({
      env: this.env,
      state: () => this.#state(),
      rematch: () => this.#rematchNews(),
      beginRetryMaxMs: () => this.#beginRetryMaxMs(),
    }),
    claim: {
      schema: waitingMessages.claim,
      lane: ({ identity }) => laneToPerson(identity),
      deliver: (claim) => this.#claim(claim),
    },
    begin: {
      schema: waitingMessages.begin,
      ...toLibsql("begin"),
      deliver: (begin) => this.#begin(begin),
      retryMaxMs: () => this.#beginRetryMaxMs(),
    },
  } satisfies OutboxKinds<WaitingMessages>;

  /** How each effect is carried out. */
  readonly #effects: EffectHandlers = {
    send: ({ message }, now) => this.outbox.put(message, now),
    due: ({ due, at }) => this.due.setOrClear(due, at),
    snapshot: () => this.publish("waiting:snapshot", (viewer) => this.stateFor(viewer).data),
    closed: ({ reason, name }) => this.publish("waiting:closed", () => ({ reason, name })),
    startGame: ({ gameID }, now) => {
      const { seats } = gameFor(this.#state(), now);
      this.publish("waiting:startGame", (viewer) => ({
        gameID: gameID as GameID,
        seat: this.#seatOf(viewer, seats),
      }));
    },
  };

  protected readonly dues = {
    [checkDue]: () => this.#check(),
    // Everything is deleted a while after the room has closed.
    [endDue]: () => this.forgetOnceSettled(endDue, limits.waitingClosedMs),
    [invitedDue]: (now: number) => this.#stopWaiting(now),
    [committedDue]: (now: number) => this.#become(changes.committedEnough(this.#state()), now),
    [revealedDue]: (now: number) => this.#become(changes.revealedEnough(this.#state()), now),
    [absentDue]: (now: number, viewer: Viewer) =>
      this.#ifGone(viewer, (who) => changes.attended(this.#state(), who, now)),
    [awayDue]: (_: number, viewer: Viewer) => this.#ifGone(viewer, (who) => changes.left(this.#state(), who)),
  };

  readonly #keeping = new Keeping(this.sqlite);
  /** A cache of what is stored. */
  #cache: WaitingState | undefined;

  async open(room: OpenWaiting): Promise<void> {
    this.#open(await withDraw(changes.opened(room)), room.createdAt);
  }

  async openFull(room: OpenFull): Promise<void> {
    const state = changes.openedFull(room);
    const isDrawn = state.slots.some((slot) => isHuman(slot) && slot.draws === true);
    this.#open(isDrawn ? await withDraw(state) : state, room.createdAt);
  }

  async openRematch(rematch: OpenRematch): Promise<RematchOutcome> {
    if (this.hasTables()) return this.joinRematch(rematch.creator);
    const invited = await freeSeatsOf(this.env, rematch);
    if (invited.length === 0) return { refusal: "nobody_free" };
    this.#open(await withDraw(changes.openedAgain({ ...rematch, invited })), rematch.createdAt);
    this.act(() => this.due.set(invitedDue, rematch.until));
    return this.joinRematch(rematch.creator);
  }

  async joinRematch(player: Identity): Promise<RematchOutcome> {
    if (!this.isOpen() || this.names.hasEnded(player)) return { refusal: "gone" };
    if (this.#state().isStarting) return { refusal: "closed" };
    return this.act(() => {
      this.rename(player);
      const [identity, now] = [this.names.newest(player), Date.now()];
      const next = changes.join(this.#state(), identity, now);
      if ("error" in next) return { refusal: next.error === "full" ? "full" : "closed" };
      this.#become(next, now);
      this.onCrowd();
      return this.#rematchNews();
    });
  }

  async declineRematch(people: readonly Person[]): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => this.#become(people.reduce(changes.declined, this.#state()), Date.now()));
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async circle(): Promise<Circle | null> {
    return this.isOpen() ? circleOf(this.#state(), this.due.at(endDue) ?? null) : null;
  }

  async refusalOf(person: Person, by: Person): Promise<InviteRefusal | null> {
    return this.isOpen() ? inviteRefusal(this.#state(), person, by) : "not_waiting";
  }

  async leave(person: Person, since: number): Promise<void> {
    if (!this.isOpen() || isBeginning(this.#state())) return;
    const slot = this.#state().slots[slotOf(this.#state(), person)] ?? null;
    if (!isHuman(slot) || slot.since > since) return;
    this.act(() => this.#become(changes.left(this.#state(), person), Date.now()));
  }

  async reseat(person: Person, user: Identity, session?: string): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => {
      this.rename(user);
      const [identity, now] = [this.names.newest(user), Date.now()];
      this.#noteBecoming({ person, identity, session }, now);
      const sockets = this.#seeAs(person, identity, session);
      this.#become(changes.reseated(this.#state(), person, identity, now), now);
      // From now on their event numbers are those of another viewer.
      for (const socket of sockets) this.catchUp(socket, this.viewerOf(identity), undefined);
      this.onCrowd();
    });
  }

  override async renamed(identity: Identity): Promise<void> {
    if (this.isOpen()) await super.renamed(identity);
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    const now = Date.now();
    this.#noteBecoming({ person: identity, identity }, now);
    this.#become(changes.renamed(this.#state(), identity), now);
  }

  protected override isOpen(): boolean {
    this.#cache ??= this.hasTables() ? this.#keeping.read()?.state : undefined;
    return this.#cache !== undefined && this.#cache.closed === null;
  }

  protected override viewerOf(identity: Identity | null): Viewer {
    return viewerFor(identity);
  }

  /** Whoever has no slot is a spectator, named or not. */
  protected override isSpectator(viewer: Viewer): boolean {
    const person = personOf(viewer);
    return person === null || slotOf(this.#state(), person) < 0;
  }

  /** A spectator may take a slot. */
  protected override mayAct(): boolean {
    return true;
  }

  protected override stateFor(viewer: Viewer) {
    return { type: "waiting:snapshot" as const, data: snapshotFor(this.#state(), personOf(viewer)) };
  }

  /** An absent person keeps the slot for a while; one who comes back keeps it for good. */
  protected override onCrowd(): void {
    if (!this.isOpen()) return;
    const there = new Set([...this.sockets()].map(({ state }) => state?.viewer));
    for (const { identity, awaySince } of this.#state().slots.filter(isHuman)) {
      const viewer = this.viewerOf(identity);
      if (there.has(viewer)) {
        this.due.clear(`${absentDue} ${viewer}`);
        this.#become(changes.attended(this.#state(), identity, undefined), Date.now());
      } else if (awaySince === undefined) {
        this.due.setIfNone(`${absentDue} ${viewer}`, Date.now() + limits.absentShownMs);
      }
    }
    const members = this.#state()
      .slots.filter(isHuman)
      .map(({ identity }) => this.viewerOf(identity));
    this.outbox.hasten(Date.now());
    this.events.keepOnly([...members, ...there].filter((viewer) => viewer !== undefined));
  }

  /** While people are waiting for the game to begin, it is retried more often. Those of the queue wait elsewhere. */
  #beginRetryMaxMs(): number {
    const isAnybodyHere = [...this.sockets()].some(({ state }) => !this.isSpectator(state!.viewer));
    const isAwaited = isAnybodyHere || this.#state().isOfQueue;
    return isBeginning(this.#state()) && isAwaited ? limits.beginRetryMaxMs : limits.outboxRetryMaxMs;
  }

  protected override onUndone(): void {
    this.#cache = undefined;
  }

  #open(state: WaitingState, now: number): void {
    this.act(() => {
      if (this.hasTables()) return;
      this.migrateTables();
      this.#become(state, now);
      this.due.set(checkDue, now + limits.waitingCheckMs);
      // Whoever opened it has yet to connect.
      this.onCrowd();
    });
  }

  #join(asked: Asked<unknown>): Reply<WaitingProtocol, "waiting:joinGame"> {
    const refusal = this.#change(asked, (state, self) => changes.join(state, self, asked.now));
    return refusal ?? { data: { slot: slotOf(this.#state(), asked.identity as Identity) } };
  }

  /** The same for somebody who may have as many turn-based games as one may. */
  async #joinTurnBased(asked: Asked<unknown>): Promise<Reply<WaitingProtocol, "waiting:joinGame">> {
    const { identity } = asked;
    if (identity !== null && (await userRoom(this.env, identity).isFullOfTurnBased()))
      return { error: "too_many_games" };
    return this.act(() => this.#join(asked));
  }

  /** Carries out a request. @returns the refusal, if there is one */
  #change(
    { identity, now }: Asked<unknown>,
    change: (state: WaitingState, self: Identity) => changes.Change,
  ) {
    if (identity === null) return { error: "not_signed_in" as const };
    const state = this.#state();
    if (state.closed !== null) return { error: "closed" as const };
    if (state.isStarting) return { error: "starting" as const };
    const next = change(state, identity);
    if ("error" in next) return next;
    this.#become(next, now);
    return undefined;
  }

  /** Stores the room's new state, and carries out what follows. */
  #become(next: WaitingState, now: number): void {
    const before = this.#cache;
    if (next === before) return;
    this.#cache = next;
    const v = this.#keeping.write(next);
    for (const slot of next.slots.filter(isHuman))
      this.due.setOrClear(`${awayDue} ${this.viewerOf(slot.identity)}`, slotEnd(next, slot));
    carryOut(this.#effects, effectsBetween(before, next, v, now), now);
  }

  async #claim({ identity, since }: WaitingMessages["claim"]): Promise<void> {
    const isHere = () =>
      this.#state().gameID === null &&
      this.#state().slots.some((slot) => isHuman(slot) && isSameSitting(slot, { identity, since }));
    if (!isHere()) return;
    const isKept = await userRoom(this.env, identity).claim(identity, this.#state().id, since);
    this.act(() => {
      if (!isHere()) return;
      const state = this.#state();
      const mayStay = isKept || isBeginning(state);
      const next = mayStay ? changes.claimed(state, identity, since) : changes.left(state, identity);
      this.#become(next, Date.now());
    });
  }

  async #begin({ createdAt }: WaitingMessages["begin"]): Promise<void> {
    const state = this.#state();
    const game = gameFor(state, createdAt);
    const solo = soloPlayerOf(game.seats);
    if (solo) {
      const open = await askDatabase(this.env, (db) => openSoloGamesOf(db, solo));
      await endSpareGames(this.env, solo, open);
    }
    const gameID = await askDatabase(this.env, (db) => addGame(db, game));
    await tellGivenID(this.env, "games", gameID);
    // The clock has given it up, and deletes its row: the next try is for another game.
    if (!(await gameRoom(this.env, gameID).open({ gameID, ...game }, drawFor(state))))
      throw new Error(`game ${gameID} was given up`);
    this.act(() => {
      if (this.#state().gameID !== null) return;
      this.#become(changes.begun(this.#state(), gameID), Date.now());
    });
  }

  /** Queues for the game that is about to begin that one of its players has another identity. */
  #noteBecoming(becoming: WaitingMessages["becoming"], now: number): void {
    const { kind, id } = becoming.person;
    if (slotOf(this.#state(), becoming.person) < 0 || !isBeginning(this.#state())) return;
    this.outbox.put({ key: `becoming:${kind} ${id}`, kind: "becoming", payload: becoming }, now);
  }

  /** Moves the sockets of a former identity to the new one. @returns them */
  #seeAs(person: Person, identity: Identity, session: string | undefined): Socket[] {
    const viewer = this.viewerOf(identity);
    const sockets = this.socketsOf(person);
    for (const socket of sockets) {
      this.events.welcome(viewer);
      this.passOn(socket, { viewer, identity, ...(session && { session }) });
    }
    return sockets;
  }

  #seatOf(viewer: Viewer, seats: ReturnType<typeof gameFor>["seats"]): number | null {
    const person = personOf(viewer);
    const seat = seats.findIndex(
      (owner) => owner.kind === "human" && person !== null && isSame(owner.identity, person),
    );
    return seat < 0 ? null : seat;
  }

  #rematchNews(): RematchNews {
    return { v: this.#keeping.read()?.v as number, waiting: rematchPlayersOf(this.#state()) };
  }

  #stopWaiting(now: number): void {
    if (this.isOpen()) this.#become(changes.waitedEnough(this.#state()), now);
  }

  /** Finds people who are gone although no socket said goodbye: the platform may end sockets silently. */
  #check(): void {
    this.onCrowd();
    this.due.set(checkDue, Date.now() + limits.waitingCheckMs);
  }

  #ifGone(viewer: Viewer, change: (who: Person) => WaitingState): void {
    const person = personOf(viewer);
    const isBack = [...this.sockets()].some(({ state }) => state?.viewer === viewer);
    if (person === null || isBack || !this.isOpen() || isBeginning(this.#state())) return;
    this.#become(change(person), Date.now());
  }

  #state(): WaitingState {
    this.#cache ??= this.#keeping.read()?.state;
    if (this.#cache === undefined) throw new Error("the room was never opened");
    return this.#cache;
  }
}

const done = { data: {} };

/** The room with what the server draws for the seed of its game. */
async function withDraw(state: WaitingState): Promise<WaitingState> {
  const serverSeed = drawn32();
  return { ...state, drawn: { serverSeed, serverHash: await hashOf(serverSeed) } };
}
