import { limits } from "#schema/limits.ts";
import { isNewer } from "#schema/names.ts";
import type { GameProtocol, Rematch } from "#schema/protocol/game.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { waitingRoom } from "#schema/roomNames.ts";
import type { Identity, OpenRematch, Person, RematchNews, RematchOutcome } from "#schema/rooms.ts";
import { seriesOfNext } from "#schema/series.ts";
import type { Viewer } from "../events.ts";
import type { Handlers, Reply } from "../handlers.ts";
import { laneToWaitingRoom } from "../lanes.ts";
import type { OutboxKinds } from "../outboxKinds.ts";
import { newWaitingID } from "../waiting/newWaitingID.ts";
import type { EffectDue } from "./effects.ts";
import { type RematchMessages, rematchMessages } from "./outboxMessages.ts";
import { seriesOf } from "./outcome.ts";
import type { OwnGame } from "./ownGame.ts";
import type { Presences } from "./presences.ts";
import { Rematches } from "./rematches.ts";
import { peopleOn, seatOf } from "./seats.ts";
import { absentSince } from "./surroundings.ts";
import { seatOfViewer, viewerFor } from "./viewer.ts";

/** The due date after which no rematch can begin. */
const rematchDue = "rematch" satisfies EffectDue;

/** The due date after which the others need not wait for somebody who has left a finished game. */
const leaversDue = "leavers";

/** The code for a player who could not join the waiting room of a rematch. */
const rematchErrors = {
  nobody_free: "player_in_waiting_room",
  full: "rematch_full",
  closed: "rematch_not_open",
} as const;

type RematchRequest = "waiting:createRematch" | "waiting:declineRematch";
type RematchReply = Reply<GameProtocol, "waiting:createRematch">;

/** After a game: how the same people come to the next one, through a waiting room of their own. */
export class Rematching {
  readonly #game: OwnGame;
  readonly #presences: Presences;
  readonly #tell: () => void;
  readonly #rematches: Rematches;

  /** @param tell tells everybody how the rematch stands */
  constructor(game: OwnGame, presences: Presences, tell: () => void) {
    this.#game = game;
    this.#presences = presences;
    this.#tell = tell;
    this.#rematches = new Rematches(game.sqlite);
  }

  readonly dues = {
    [rematchDue]: () => this.#tell(),
    [leaversDue]: (now: number) => this.#declineForLeavers(now),
  };

  readonly handlers: Pick<Handlers<GameProtocol>, RematchRequest> = {
    "waiting:createRematch": ({ viewer, identity, now }) => this.#create(viewer, identity, now),
    "waiting:declineRematch": ({ viewer, identity, now }) => {
      if (seatOfViewer(viewer) === null || identity === null) return { error: "spectator" };
      this.#tellDeclined([identity], now);
      return { data: {} };
    },
  };

  readonly kinds = {
    declined: {
      schema: rematchMessages.declined,
      lane: ({ waitingID }) => laneToWaitingRoom(waitingID),
      deliver: ({ waitingID, people }) => waitingRoom(this.#game.env, waitingID).declineRematch(people),
    },
  } satisfies OutboxKinds<RematchMessages>;

  /** Whether the same people may play again, and where. */
  state(): Rematch | null {
    const { play } = this.#game;
    const endedAt = play.endedAt();
    if (endedAt === null || play.match() !== null || Date.now() >= endedAt + limits.rematchMs) return null;
    const open = this.#rematches.open();
    const { seats } = play.beginning().game;
    const waiting = open?.waiting.flatMap((person) => seatOf(seats, person) ?? []) ?? [];
    return { until: endedAt + limits.rematchMs, waitingID: open?.waitingID ?? null, waiting };
  }

  /** The waiting room says who waits there, or that it has closed. */
  onNews(waitingID: WaitingID, news: RematchNews): void {
    const isNews =
      news.waiting === null ? this.#rematches.forget(waitingID) : this.#rematches.note(waitingID, news);
    if (isNews && this.state() !== null) this.#tell();
  }

  /** Sets the due date on which players who have left the table count as not wanting a rematch. */
  awaitLeavers(now: number): void {
    if (!this.state()?.waitingID) return;
    const absent = absentSince(this.#game.situation.surroundings());
    const known = [...absent.values()].map((since) => since + limits.rematchAwayMs);
    const next = known.filter((at) => at > now);
    this.#game.due.setOrClear(leaversDue, next.length === 0 ? undefined : Math.min(...next));
  }

  /** Opens the waiting room of a rematch, to which the others are invited, or joins the open one. */
  #create(viewer: Viewer, identity: Identity | null, now: number): RematchReply | Promise<RematchReply> {
    const { play } = this.#game;
    const rematch = this.state();
    const seat = seatOfViewer(viewer);
    if (seat === null || identity === null) return { error: "spectator" };
    if (play.match() !== null) return { error: "tournament_game" };
    if (rematch === null) return { error: "rematch_not_open" };
    if (rematch.waitingID !== null) return this.#join(rematch.waitingID, identity);
    const { gameID, variant, moveTimeMs, isRated, isPrivate, seats, colors } = play.beginning().game;
    const series = seriesOf(play.beginning(), play.position());
    const invited = this.#presences.current().online.filter((other) => other !== seat);
    if (invited.length === 0) return { error: "player_not_online" };
    return this.#open({
      waitingID: this.#rematches.reserve(newWaitingID),
      gameID,
      variant,
      moveTimeMs,
      isRated,
      seats,
      colors,
      creator: identity,
      invited,
      until: rematch.until,
      createdAt: now,
      series: series ? { ...seriesOfNext(series), isPrivate } : undefined,
    });
  }

  async #open(wanted: OpenRematch & { waitingID: WaitingID }): Promise<RematchReply> {
    const { waitingID, creator } = wanted;
    const room = waitingRoom(this.#game.env, waitingID);
    const outcome = await room.openRematch(wanted);
    for (const person of peopleOn(wanted.seats)) {
      const newest = this.#game.newest(person);
      if (isNewer(newest, person)) await room.renamed(newest);
    }
    return this.#enter(waitingID, creator, outcome);
  }

  async #join(waitingID: WaitingID, identity: Identity): Promise<RematchReply> {
    const outcome = await waitingRoom(this.#game.env, waitingID).joinRematch(identity);
    return this.#enter(waitingID, identity, outcome);
  }

  /** Answers a request for a rematch, and tells everybody who waits there. */
  #enter(
    waitingID: WaitingID,
    identity: Identity,
    outcome: RematchOutcome,
  ): RematchReply | Promise<RematchReply> {
    if (!("refusal" in outcome)) {
      this.#game.act(() => {
        this.onNews(waitingID, outcome);
        this.awaitLeavers(Date.now());
      });
      return { data: { waitingID } };
    }
    if (outcome.refusal !== "gone") return { error: rematchErrors[outcome.refusal] };
    // It has closed, and could not report that yet: another one opens.
    return this.#game.act(() => {
      this.onNews(waitingID, { v: 0, waiting: null });
      const viewer = viewerFor(this.#game.play.beginning().game.seats, identity);
      return this.#create(viewer, identity, Date.now());
    });
  }

  #declineForLeavers(now: number): void {
    const { play, situation } = this.#game;
    const { seats } = play.beginning().game;
    const absent = [...absentSince(situation.surroundings())];
    const gone = absent.filter(([, since]) => since + limits.rematchAwayMs <= now);
    this.#tellDeclined(peopleOn(gone.map(([seat]) => seats[seat])), now);
    this.awaitLeavers(now);
  }

  /** Queues for the waiting room that these people do not want a rematch. */
  #tellDeclined(people: readonly Person[], now: number): void {
    const waitingID = this.state()?.waitingID;
    if (!waitingID || people.length === 0) return;
    const payload = { waitingID, people: people.map(({ kind, id }) => ({ kind, id })) };
    const key = `declined:${payload.people.map(({ kind, id }) => `${kind} ${id}`).join()}`;
    this.#game.outbox.put({ key, kind: "declined", payload }, now);
  }
}
